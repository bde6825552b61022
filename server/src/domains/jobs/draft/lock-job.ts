import { lockForUpdate } from '../../../http/versioned.ts';
import type { MemberWrite } from '../../../http/write.ts';
import { canSeeJob, jobAbilities } from '../access.ts';
import { readJobDetail } from '../present-job.ts';
import { type LockedJob, lockJob } from '../queries.ts';

/** The job, locked, at any version. Undefined where it is not the caller's to see. */
export async function lockVisibleJob({ db, member }: MemberWrite, uuid: string): Promise<LockedJob | undefined> {
  const job = await lockJob(db, member.companyUuid, uuid);
  return job && canSeeJob(member, job) ? job : undefined;
}

/** The job as the caller saw it, locked, if the action is possible now. Errors as of `lockForUpdate`. */
export const lockJobForUpdate = lockForUpdate({
  lock: lockVisibleJob,
  present: (call: MemberWrite, { uuid }: LockedJob) => readJobDetail(call, uuid),
  abilities: jobAbilities,
});
