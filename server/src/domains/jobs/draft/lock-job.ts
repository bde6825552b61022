import type { JobAbilities } from '@qinghe/contract/jobs/job.ts';
import { AppError } from '../../../app-error.ts';
import { readLastChange } from '../../../db/audit.ts';
import type { MemberWrite } from '../../../http/write.ts';
import { requireCurrent } from '../../../refusals.ts';
import { canSeeJob, jobAbilities } from '../access.ts';
import { readJobDetail } from '../present-job.ts';
import { type LockedJob, lockJob } from '../queries.ts';

export interface SeenJob {
  uuid: string;
  version: number;
}

/** The job, locked, at any version. Undefined where it is not the caller's to see. */
export async function lockVisibleJob({ db, member }: MemberWrite, uuid: string): Promise<LockedJob | undefined> {
  const job = await lockJob(db, member.companyUuid, uuid);
  return job && canSeeJob(member, job) ? job : undefined;
}

/**
 * The job as the caller saw it, locked, if the action is possible now.
 * @throws AppError 40401, 40901 with the current job and who changed it, 40902 not in this state
 */
export async function takeJob(call: MemberWrite, seen: SeenJob, action: keyof JobAbilities): Promise<LockedJob> {
  const found = await lockVisibleJob(call, seen.uuid);
  const job = await requireCurrent(found, seen.version, async () => ({
    ...(await readJobDetail(call, seen.uuid)),
    ...(await readLastChange(call.db, call.member, seen.uuid)),
  }));
  if (!jobAbilities(job, call.now)[action]) throw new AppError(40902);
  return job;
}
