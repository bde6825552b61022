import type { Right } from '@qinghe/contract/rights/right.ts';
import * as contract from '@qinghe/contract/rights/usable-jobs.ts';
import { type Places, placesFor, readPlaces } from '../../../db/places.ts';
import type { Member } from '../../../http/context.ts';
import { read } from '../../../http/read.ts';
import { rightOf } from '../../../sharing.ts';
import { isPastDeadline } from '../../jobs/index.ts';
import { placeProblem, refreshProblem, unlockProblem } from '../rules.ts';
import { readUsableJobs, type UsableJobRow } from './usable-jobs-queries.ts';

/** Jobs on which a right can be used, and the others with the reason. */
export const listUsableJobs = read(
  contract.listUsableJobs,
  async ({ db, scope, member, now }, { right, q, ...page }) => {
    const places = await readPlaces(db, member.companyUuid, null);
    const { items, next_cursor } = await readUsableJobs(db, scope, { right, words: q || undefined }, page);
    return {
      items: items.map((job) => {
        const { uuid, title, kind, state, version } = job;
        return { uuid, title, kind, state, version, why: problemOf(right, job, { member, places, now }) };
      }),
      next_cursor,
    };
  },
);

function problemOf(
  right: Right,
  job: UsableJobRow,
  { member, places, now }: { member: Member; places: Places; now: Date },
): contract.UsableJob['why'] {
  if (rightOf(member, job) !== 'own') return 'shared';
  if (right === 'refresh') return refreshProblem(job, now);
  if (right === 'top_search' || right === 'top_home' || right === 'invitation') return job.is_listed ? null : 'offline';
  if (right === 'radar') return job.has_radar ? 'running' : job.is_listed ? null : 'offline';
  const facts = { ...job, free: placesFor(places, job.kind).free, certified: member.certified };
  const problem = right === 'unlock' ? unlockProblem(job, facts) : placeProblem(job, facts);
  // What cannot go online yet, even with a place.
  if (problem === null && (job.state === 'draft' || job.state === 'refused')) return 'draft';
  return problem === null && isPastDeadline(job.deadline, now) ? 'expired' : problem;
}
