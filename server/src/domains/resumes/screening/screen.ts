import type { MissedCondition, ScreeningConditions } from '@qinghe/contract/resumes/screening.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import { inForce, missesOf, type Screened } from './misses.ts';
import { hasRefusedSorting, holdRule, lockNewOf, readRule, readUntouched, setParked } from './screening-queries.ts';

/**
 * What somebody who applies misses of the job's conditions; whoever refused that machines sort misses nothing. The conditions
 * stay as they are until the transaction ends, so that a change of them meets whoever arrives meanwhile.
 */
export async function screenArrival(
  trx: Trx,
  companyUuid: string,
  { job_uuid, phone, ...person }: Screened & { job_uuid: string; phone: string },
): Promise<MissedCondition[]> {
  await holdRule(trx, companyUuid, job_uuid);
  const missed = missesOf(await ruleInForce(trx, companyUuid, job_uuid), person);
  return missed.length > 0 && (await hasRefusedSorting(trx, companyUuid, phone)) ? [] : missed;
}

async function ruleInForce(reader: Reader, companyUuid: string, jobUuid: string): Promise<ScreeningConditions> {
  const { questions, ...rule } = await readRule(reader, companyUuid, jobUuid);
  return inForce(rule, questions);
}

interface Change {
  uuid: string;
  /** What it is parked for; null where it is not. */
  before: MissedCondition[] | null;
  missed: MissedCondition[];
}

/** What a job's conditions would change, for nobody whom somebody touched. */
export async function changesBy(
  reader: Reader,
  companyUuid: string,
  jobUuid: string,
  rule: ScreeningConditions,
): Promise<Change[]> {
  const untouched = await readUntouched(reader, companyUuid, jobUuid);
  return untouched
    .map(({ refuses, is_parked, parked_for, ...one }) => ({
      uuid: one.uuid,
      before: is_parked ? parked_for : null,
      missed: refuses ? [] : missesOf(rule, one),
    }))
    .filter(({ before, missed }) => JSON.stringify(before ?? []) !== JSON.stringify(missed));
}

export const countMoved = (changes: readonly Change[]): { parked: number; released: number } => ({
  parked: changes.filter(({ before, missed }) => before === null && missed.length > 0).length,
  released: changes.filter(({ before, missed }) => before !== null && missed.length === 0).length,
});

/** Parks and releases anew by a job's conditions, but nobody whom somebody touched. The job is locked. */
export async function screenAnew(
  trx: Trx,
  companyUuid: string,
  jobUuid: string,
  rule: ScreeningConditions,
): Promise<{ parked: number; released: number }> {
  await lockNewOf(trx, companyUuid, jobUuid);
  const changes = await changesBy(trx, companyUuid, jobUuid, rule);
  await setParked(
    trx,
    companyUuid,
    changes.map(({ uuid, missed }) => ({ uuid, missed })),
  );
  return countMoved(changes);
}

/** Measures a parked application anew once its record was put right, so that what it is parked for stays true. */
export async function screenCorrected(
  trx: Trx,
  companyUuid: string,
  { uuid, job_uuid, ...person }: Screened & { uuid: string; job_uuid: string },
): Promise<{ is_parked: boolean; parked_for: MissedCondition[] | null }> {
  const missed = missesOf(await ruleInForce(trx, companyUuid, job_uuid), person);
  await setParked(trx, companyUuid, [{ uuid, missed }]);
  return { is_parked: missed.length > 0, parked_for: missed.length > 0 ? missed : null };
}
