import * as contract from '@qinghe/contract/jobs/endpoints.ts';
import { AppError } from '../../../app-error.ts';
import type { Seen } from '../../../http/versioned.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { lockJobForUpdate } from '../draft/lock-job.ts';
import { readJobDetail } from '../present-job.ts';
import { requirePublishable } from '../publish/require-publishable.ts';
import { carryDeadline, draftOf, updateJob } from '../queries.ts';
import { extensionProblem } from '../rules.ts';
import { saveRevision } from './revision-queries.ts';

/**
 * Moves a deadline to a later day. An online job stays online and unreviewed, since its text is as it was; an expired one
 * comes back as an offline one does.
 * @throws AppError 400 for a day that is no extension, 40901 stale, 40902 not in this state, 40906 quota used up, 42201
 * with the findings that block it
 */
export const extendDeadline = write(
  contract.extendDeadline,
  { audit: 'job.deadline_extended' },
  async (call, { deadline, ...seen }) => {
    await extend(call, seen, deadline);
    return readJobDetail(call, seen.uuid);
  },
);

export async function extend(call: MemberWrite, seen: Seen, deadline: string): Promise<void> {
  const job = await lockJobForUpdate(call, seen, 'extend_deadline');
  const reason = extensionProblem(job.deadline, deadline, call.now);
  if (reason) throw new AppError(400, { field: 'deadline', reason });
  if (job.state === 'expired') await requirePublishable(call, { ...job, deadline });
  await updateJob(call.db, call.member.companyUuid, job.uuid, call.now, { deadline, state: 'online' });
  await saveRevision(call.db, call.member.companyUuid, {
    job_uuid: job.uuid,
    draft: draftOf({ ...job, deadline }),
    at: call.now,
    account_uuid: call.member.accountUuid,
  });
  await carryDeadline(call.db, call.member.companyUuid, job.uuid, { from: job.deadline, to: deadline });
  call.note({ detail: { from: job.deadline, to: deadline } });
  await call.publish({ type: 'job.changed', uuid: job.uuid, kind: job.kind }, [job.owner_uuid]);
}
