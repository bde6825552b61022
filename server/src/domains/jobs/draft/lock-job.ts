import { lockForUpdate } from '../../../http/versioned.ts';
import type { MemberWrite } from '../../../http/write.ts';
import { requireRight } from '../../../sharing.ts';
import { jobAbilities } from '../access.ts';
import { readJobDetail } from '../present-job.ts';
import { type LockedJob, lockJob } from '../queries.ts';

/** The job, locked, at any version. @throws AppError 40401 where it is not the caller's to see */
export const lockVisibleJob = async ({ db, member }: MemberWrite, uuid: string): Promise<LockedJob> =>
  requireRight(member, await lockJob(db, member.companyUuid, uuid), 'read');

/** The same, to be changed. @throws AppError 40401 as above, 40902 where it is only shared with the caller */
export const lockOwnJob = async ({ db, member }: MemberWrite, uuid: string): Promise<LockedJob> =>
  requireRight(member, await lockJob(db, member.companyUuid, uuid), 'own');

/** The job as the caller saw it, locked, if the action is possible now. Errors as of `lockForUpdate`. */
export const lockJobForUpdate = lockForUpdate({
  lock: lockOwnJob,
  present: (call: MemberWrite, { uuid }: LockedJob) => readJobDetail(call, uuid),
  abilities: jobAbilities,
});
