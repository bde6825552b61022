import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { countTakenSlots, type lockCompany } from './publish-queries.ts';

interface Place {
  companyUuid: string;
  job: { uuid: string; kind: JobKind };
}

/**
 * A job finds a place among those of its kind; its company is locked.
 * @throws AppError 40906 with how many may be online at once, how to go on, and whom to ask for more
 */
export async function requireSlot(
  trx: Trx,
  { internship_quota, campus_quota }: Awaited<ReturnType<typeof lockCompany>>,
  { companyUuid, job }: Place,
): Promise<void> {
  const quota = job.kind === 'campus' ? campus_quota : internship_quota;
  if ((await countTakenSlots(trx, companyUuid, job)) < quota) return;
  throw new AppError(40906, { reason: `job.quota.${job.kind}`, values: { quota }, data: { quota } });
}
