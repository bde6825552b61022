import * as contract from '@qinghe/contract/jobs/endpoints.ts';
import type { Seen } from '../../../http/versioned.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { saveRevision } from '../change/revision-queries.ts';
import { lockJobForUpdate } from '../draft/lock-job.ts';
import { readJobDetail } from '../present-job.ts';
import { draftOf, updateJob } from '../queries.ts';
import { requirePublishable, requireReviewable } from './require-publishable.ts';
import { reviewJob } from './review-job.ts';

/**
 * Hands a job in for review. The publish check runs first and its result is kept.
 * @throws AppError 40901 stale, 40902 not in this state, 40906 quota used up, 42201 with the findings that block it
 */
export const publishJob = write(contract.publishJob, { audit: 'job.published' }, async (call, seen) => {
  await publish(call, seen);
  return readJobDetail(call, seen.uuid);
});

export async function publish(call: MemberWrite, seen: Seen): Promise<void> {
  const { db, member, now, locale, services } = call;
  const job = await lockJobForUpdate(call, seen, 'publish');
  await requireReviewable(call, job);
  await updateJob(db, member.companyUuid, job.uuid, now, { state: 'reviewing', published_at: now });
  const task = { company_uuid: member.companyUuid, job_uuid: job.uuid, locale, account_uuid: member.accountUuid };
  await services.tasks.enqueue(db, reviewJob, task);
  await call.publish({ type: 'job.changed', uuid: job.uuid, kind: job.kind }, [job.owner_uuid]);
}

/**
 * Takes a job offline or puts it back. What was changed while it was offline is checked as when it is handed in.
 * @throws AppError 40901 stale, 40902 not in this state or the company's papers not in force, 40906 quota used up, 42201 with the findings that block it
 */
export const setJobOnline = write(
  contract.setJobOnline,
  { audit: 'job.put_online' },
  async (call, { online, ...seen }) => {
    await setOnline(call, seen, online);
    return readJobDetail(call, seen.uuid);
  },
);

export async function setOnline(call: MemberWrite, seen: Seen, online: boolean): Promise<void> {
  const job = await lockJobForUpdate(call, seen, online ? 'put_online' : 'take_offline');
  const { companyUuid, accountUuid: account_uuid } = call.member;
  if (online) {
    await requirePublishable(call, job);
    await saveRevision(call.db, companyUuid, { job_uuid: job.uuid, draft: draftOf(job), at: call.now, account_uuid });
  } else call.note({ action: 'job.taken_offline' });
  await updateJob(call.db, companyUuid, job.uuid, call.now, { state: online ? 'online' : 'offline' });
  await call.publish({ type: 'job.changed', uuid: job.uuid, kind: job.kind }, [job.owner_uuid]);
}
