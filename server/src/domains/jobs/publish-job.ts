import * as contract from '@qinghe/contract/jobs/endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { type MemberWrite, write } from '../../http/write.ts';
import { findProblems } from './check-job.ts';
import { readJobDetail } from './present-job.ts';
import { isBlocked } from './publish-check.ts';
import { countTakenSlots, insertPublishCheck, lockCompany } from './publish-queries.ts';
import { draftOf, type LockedJob, updateJob } from './queries.ts';
import { reviewJob } from './review-job.ts';
import { takeJob } from './take-job.ts';

/**
 * Hands a job in for review. The publish check runs first and its result is kept.
 * @throws AppError 40901 stale, 40902 not in this state, 40906 quota used up, 42201 with the findings that block it
 */
export const publishJob = write(contract.publishJob, { audit: 'job.published' }, async (call, seen) => {
  const { db, member, now, locale, services } = call;
  const job = await takeJob(call, seen, 'publish');
  await refuseProblems(call, job);
  await refuseBeyondQuota(call, job);
  await updateJob(db, member.companyUuid, job.uuid, now, { state: 'reviewing', published_at: now });
  const task = { company_uuid: member.companyUuid, job_uuid: job.uuid, locale };
  await services.tasks.enqueue(db, reviewJob, task);
  await call.publish({ type: 'job.changed', uuid: job.uuid, kind: job.kind });
  return readJobDetail(call, job.uuid);
});

/**
 * Takes a job offline or puts it back. What was changed while it was offline is checked as when it is handed in.
 * @throws AppError 40901 stale, 40902 not in this state, 40906 quota used up, 42201 with the findings that block it
 */
export const setJobOnline = write(
  contract.setJobOnline,
  { audit: 'job.put_online' },
  async (call, { online, ...seen }) => {
    const job = await takeJob(call, seen, online ? 'put_online' : 'take_offline');
    if (online) {
      await refuseProblems(call, job);
      await refuseBeyondQuota(call, job);
    } else call.note({ action: 'job.taken_offline' });
    await updateJob(call.db, call.member.companyUuid, job.uuid, call.now, { state: online ? 'online' : 'offline' });
    await call.publish({ type: 'job.changed', uuid: job.uuid, kind: job.kind });
    return readJobDetail(call, job.uuid);
  },
);

/** Runs the publish check and keeps its result. @throws AppError 42201 with the findings when one of them blocks */
async function refuseProblems({ db, member, locale, now }: MemberWrite, job: LockedJob): Promise<void> {
  const findings = await findProblems(db, draftOf(job), locale, now);
  if (isBlocked(findings)) throw new AppError(42201, { reason: findings[0]?.message, data: { findings } });
  await insertPublishCheck(db, member.companyUuid, {
    uuid: uuidv7(),
    job_uuid: job.uuid,
    job_version: job.version,
    findings,
    at: now,
  });
}

async function refuseBeyondQuota({ db, member }: MemberWrite, job: LockedJob): Promise<void> {
  const company = await lockCompany(db, member.companyUuid);
  const taken = await countTakenSlots(db, member.companyUuid, job.uuid);
  if (taken >= company.online_job_quota) throw new AppError(40906, { data: { quota: company.online_job_quota } });
}
