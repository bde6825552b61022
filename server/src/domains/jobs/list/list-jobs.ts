import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import * as contract from '@qinghe/contract/jobs/endpoints.ts';
import { campusBatch, EXPIRING_DAYS, type JobState, jobStates } from '@qinghe/contract/jobs/job.ts';
import type { z } from 'zod';
import { read } from '../../../http/read.ts';
import { chinaDay, dayAfter } from '../../../time/china-day.ts';
import { presentJob } from '../present-job.ts';
import { countBatches, countJobs, countOnline, type JobListFilter, readJobs } from './list-queries.ts';

/** Jobs that the account may see, section by section, with the numbers of its tabs. */
export const listJobs = read(
  contract.listJobs,
  async ({ db, scope, member, now }, { kind, filter, batch, brochure, q, ...page }) => {
    const [{ items, next_cursor }, counts, batches] = await Promise.all([
      readJobs(db, scope, conditionsOf({ kind, filter, batch, brochure, q }, now), page),
      countJobs(db, scope, { kind, expiringTo: expiringToOn(now), batch }),
      countBatches(db, scope, kind),
    ]);
    const hasNone = scope.ownerUuid !== undefined && counts.length === 0 && batch === undefined;
    return {
      ...(hasNone && { company_online: await countOnline(db, scope.companyUuid, kind) }),
      items: items.map((row) => presentJob(row, member, now)),
      next_cursor,
      counts: {
        ...Object.fromEntries(jobStates.map((state) => [state, counts.find((row) => row.state === state)?.jobs ?? 0])),
        all: counts.reduce((sum, row) => sum + row.jobs, 0),
        expiring: counts.find((row) => row.state === 'online')?.expiring ?? 0,
      } as Output['counts'],
      batches: Object.fromEntries(
        campusBatch.options.map((batch) => [batch, batches.find((row) => row.batch === batch)?.jobs ?? 0]),
      ) as Output['batches'],
    };
  },
);

type Input = z.output<typeof contract.listJobs.input>;
type Output = OutputOf<typeof contract.listJobs>;

/** What the list's filters ask of the query. */
export const conditionsOf = (
  { kind, filter, batch, brochure, q }: Pick<Input, 'kind' | 'filter' | 'batch' | 'brochure' | 'q'>,
  now: Date,
): JobListFilter => ({
  kind,
  states: statesOf(filter),
  deadlineTo: filter === 'expiring' ? expiringToOn(now) : undefined,
  words: q || undefined,
  batch,
  brochure,
});

const expiringToOn = (now: Date): string => dayAfter(chinaDay(now), EXPIRING_DAYS);

/** Only what is online can be about to expire. */
function statesOf(filter: 'all' | 'expiring' | JobState): readonly JobState[] | undefined {
  if (filter === 'all') return undefined;
  return [filter === 'expiring' ? 'online' : filter];
}
