import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/jobs/endpoints.ts';
import { EXPIRING_DAYS, jobStates } from '@qinghe/contract/jobs/job.ts';
import { cutPage, decodeCursor } from '../../db/keyset.ts';
import { type RequestContext, requireMember } from '../../http/context.ts';
import { countJobs, readJobs } from './list-queries.ts';
import { presentJob } from './present-job.ts';
import { chinaDay, dayAfter } from './rules.ts';

/** Jobs that the account may see, last changed first, with the numbers of its tabs. */
export async function listJobs(
  context: RequestContext,
  input: ParsedInputOf<typeof contract.listJobs>,
): Promise<OutputOf<typeof contract.listJobs>> {
  const { companyUuid, accountUuid, type } = requireMember(context);
  const { db } = context.services;
  const ownerUuid = type === 'master' ? undefined : accountUuid;
  const expiringTo = dayAfter(chinaDay(context.now), EXPIRING_DAYS);
  const expiring = input.filter === 'expiring';
  const filter = {
    kind: input.kind,
    ownerUuid,
    states:
      input.filter === 'all'
        ? undefined
        : expiring
          ? (['online'] as const)
          : [input.filter as (typeof jobStates)[number]],
    deadlineTo: expiring ? expiringTo : undefined,
    words: input.q || undefined,
  };
  const [rows, counts] = await Promise.all([
    readJobs(db, companyUuid, filter, decodeCursor(input.cursor), input.limit),
    countJobs(db, companyUuid, input.kind, ownerUuid, expiringTo),
  ]);
  const page = cutPage(rows, input.limit, (row) => ({ at: row.updated_at, uuid: row.uuid }));
  return {
    items: page.items.map((row) => presentJob(row, context.now)),
    next_cursor: page.next_cursor,
    counts: {
      ...Object.fromEntries(jobStates.map((state) => [state, counts.find((row) => row.state === state)?.jobs ?? 0])),
      all: counts.reduce((sum, row) => sum + row.jobs, 0),
      expiring: counts.find((row) => row.state === 'online')?.expiring ?? 0,
    } as OutputOf<typeof contract.listJobs>['counts'],
  };
}
