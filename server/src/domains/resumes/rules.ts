import { type Degree, degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { AnonymousUntil } from '@qinghe/contract/resumes/anonymous-until.ts';
import type { FitPoint } from '@qinghe/contract/resumes/application.ts';
import { BATCH_HOLD_SECONDS, type LeftOutReason } from '@qinghe/contract/resumes/decide-many.ts';
import { type Stage, stages, UNDO_SECONDS } from '@qinghe/contract/resumes/stages.ts';

/** Stages in which an application is still being decided. */
const openStages: readonly Stage[] = ['new', 'primary_screening', 'written', 'interview'];

const isOpen = (stage: Stage): boolean => openStages.includes(stage);
const positionOf = (stage: Stage): number => stages.indexOf(stage);

export type MoveVerdict = 'allowed' | 'needs_reason' | 'forbidden';

/**
 * May an application go from one stage to another? Forward and to reject from any open stage; back between open stages
 * and from employed to reject with a reason; out of reject only to where it came from. Whoever is parked among the new ones
 * may go to those.
 */
export function judgeMove(from: Stage, to: Stage, rejectedFrom: Stage | null, isParked = false): MoveVerdict {
  if (from === to) return isParked ? 'allowed' : 'forbidden';
  if (from === 'reject') return to === rejectedFrom ? 'allowed' : 'forbidden';
  if (from === 'employed') return to === 'reject' ? 'needs_reason' : 'forbidden';
  if (to === 'reject' || positionOf(to) > positionOf(from)) return 'allowed';
  return isOpen(to) ? 'needs_reason' : 'forbidden';
}

/** Whether whoever stands in a stage has come as far as another one; who was rejected comes no further. */
export const hasReached = (stage: Stage, until: AnonymousUntil): boolean =>
  stage !== 'reject' && positionOf(stage) >= positionOf(until);

/** What a move is called in the history and in the log. */
export const actionOf = (from: Stage, to: Stage): 'moved' | 'rejected' | 'restored' | 'unparked' =>
  from === to ? 'unparked' : to === 'reject' ? 'rejected' : from === 'reject' ? 'restored' : 'moved';

/** Stages to which an application may go now, in their order. */
export const possibleMoves = (from: Stage, rejectedFrom: Stage | null, isParked = false): Stage[] =>
  stages.filter((to) => judgeMove(from, to, rejectedFrom, isParked) !== 'forbidden');

/** Until when a move made at `at` can be taken back. */
export const undoUntil = (at: Date): Date => new Date(at.getTime() + UNDO_SECONDS * 1000);

/** Until when a decision on many can be taken back. */
export const holdUntil = (at: Date): Date => new Date(at.getTime() + BATCH_HOLD_SECONDS * 1000);

/** What a decision on many would do to one of them. */
export interface BatchCandidate {
  stage: Stage;
  rejectedFrom: Stage | null;
  /** The application is as the person saw it. */
  fresh: boolean;
  /** A rejection was sent to the candidate before. */
  told: boolean;
  withdrawn: boolean;
  parked: boolean;
}

/** Why one of many is left out of a decision; null where it is moved. */
export function leftOutOf(
  candidate: BatchCandidate,
  { to, reason, message }: { to: Stage; reason: string; message: string },
): LeftOutReason | null {
  if (!candidate.fresh) return 'changed';
  if (candidate.stage === to && !candidate.parked) return 'already_there';
  if (candidate.withdrawn) return 'withdrew';
  // Employed candidates are decided about one by one, each with a reason.
  if (candidate.stage === 'employed') return 'has_offer';
  if (to === 'reject' && message !== '' && candidate.told) return 'already_told';
  const verdict = judgeMove(candidate.stage, to, candidate.rejectedFrom, candidate.parked);
  if (verdict === 'forbidden') return 'rejected';
  return verdict === 'needs_reason' && reason === '' ? 'needs_reason' : null;
}

/** As people write a city: with or without 市. */
const cityWord = (name: string): string => name.trim().replace(/市$/, '');

/**
 * Whether somebody is where the job is, or would like to be. Elsewhere is never a miss: nobody asked whether they would move.
 * @param cities names of the job's; none where it can be done anywhere
 */
export function cityFitOf(
  { city, wish_city }: { city: string; wish_city: string },
  cities: readonly string[],
): FitPoint[] {
  const said = wish_city || city;
  if (cities.length === 0 || said === '') return [];
  const meets = [city, wish_city].some((one) => one !== '' && cities.some((job) => cityWord(job) === cityWord(one)));
  const wanted = cities.map(cityWord).join('、');
  return [{ aspect: 'city', verdict: meets ? 'meets' : 'unknown', wanted, offered: cityWord(said), short_by: null }];
}

export interface Availability {
  days_per_week: number | null;
  months: number | null;
  degree: Degree | null;
}

/** How a candidate's availability and degree meet the job's, each with how much is missing. */
export function fitOf(candidate: Availability, job: Availability & { min_degree?: Degree | null }): FitPoint[] {
  const points: FitPoint[] = [];
  const compare = (
    aspect: FitPoint['aspect'],
    wanted: number | null,
    offered: number | null,
    show: (value: number) => string,
  ) => {
    if (wanted === null) return;
    const verdict = offered === null ? 'unknown' : offered >= wanted ? 'meets' : 'misses';
    points.push({
      aspect,
      verdict,
      wanted: show(wanted),
      offered: offered === null ? '' : show(offered),
      short_by: verdict === 'misses' && offered !== null ? wanted - offered : null,
    });
  };
  const rank = (degree: Degree | null) => (degree === null ? null : degrees.indexOf(degree));
  compare('days_per_week', job.days_per_week, candidate.days_per_week, String);
  compare('months', job.months, candidate.months, String);
  compare('degree', rank(job.degree), rank(candidate.degree), (index) => degrees[index] ?? '');
  return points;
}
