import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/jobs/endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Trx } from '../../db/database.ts';
import { type Member, type RequestContext, requireMember } from '../../http/context.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { refuseStale, takeJob } from './change-draft.ts';
import { findProblems } from './check-job.ts';
import { readJobDetail } from './present-job.ts';
import { isBlocked } from './publish-check.ts';
import { countTakenPlaces, insertPublishCheck, lockCompany } from './publish-queries.ts';
import { draftOf, type LockedJob, updateJob } from './queries.ts';
import { jobAbilities } from './rules.ts';
import { reviewJob } from './task-definitions.ts';

/**
 * Hands a job in for review. The publish check runs first and its result is kept.
 * @throws AppError 40901 stale, 40902 not in this state, 40906 quota used up, 42201 with the findings that block it
 */
export async function publishJob(
  context: RequestContext,
  { uuid, version }: ParsedInputOf<typeof contract.publishJob>,
): Promise<OutputOf<typeof contract.publishJob>> {
  const member = requireMember(context);
  return context.transaction(async (trx) => {
    const job = await takeJob(trx, member, uuid);
    await refuseStale(trx, context, member, job, version);
    if (!jobAbilities(job, context.now).publish) throw new AppError(40902);
    await refuseProblems(trx, context, member, job);
    await refuseBeyondQuota(trx, member, job);
    await updateJob(trx, member.companyUuid, uuid, context.now, { state: 'reviewing', published_at: context.now });
    await context.services.tasks.enqueue(trx, reviewJob, {
      company_uuid: member.companyUuid,
      job_uuid: uuid,
      locale: context.locale,
    });
    await recordChange(trx, context, member, job, 'job.published');
    return readJobDetail(trx, context, member, uuid);
  });
}

/**
 * Takes a job offline or puts it back. What was changed while it was offline is checked as when it is handed in.
 * @throws AppError 40901 stale, 40902 not in this state, 40906 quota used up, 42201 with the findings that block it
 */
export function setJobOnline(
  context: RequestContext,
  { uuid, version, online }: ParsedInputOf<typeof contract.setJobOnline>,
): Promise<OutputOf<typeof contract.setJobOnline>> {
  const member = requireMember(context);
  return context.transaction(async (trx) => {
    const job = await takeJob(trx, member, uuid);
    const abilities = jobAbilities(job, context.now);
    await refuseStale(trx, context, member, job, version);
    if (!(online ? abilities.put_online : abilities.take_offline)) throw new AppError(40902);
    if (online) {
      await refuseProblems(trx, context, member, job);
      await refuseBeyondQuota(trx, member, job);
    }
    await updateJob(trx, member.companyUuid, uuid, context.now, { state: online ? 'online' : 'offline' });
    await recordChange(trx, context, member, job, online ? 'job.put_online' : 'job.taken_offline');
    return readJobDetail(trx, context, member, uuid);
  });
}

/** Runs the publish check and keeps its result. @throws AppError 42201 with the findings when one of them blocks */
async function refuseProblems(trx: Trx, context: RequestContext, member: Member, job: LockedJob): Promise<void> {
  const findings = await findProblems(trx, draftOf(job), context.locale, context.now);
  if (isBlocked(findings)) throw new AppError(42201, { reason: findings[0]?.message, data: { findings } });
  await insertPublishCheck(trx, member.companyUuid, {
    uuid: uuidv7(),
    job_uuid: job.uuid,
    job_version: job.version,
    findings,
    at: context.now,
  });
}

async function refuseBeyondQuota(trx: Trx, member: Member, job: LockedJob): Promise<void> {
  const company = await lockCompany(trx, member.companyUuid);
  const taken = await countTakenPlaces(trx, member.companyUuid, job.uuid);
  if (taken >= company.online_job_quota) throw new AppError(40906, { data: { quota: company.online_job_quota } });
}

async function recordChange(
  trx: Trx,
  context: RequestContext,
  member: Member,
  job: LockedJob,
  action: string,
): Promise<void> {
  await writeAudit(trx, {
    companyUuid: member.companyUuid,
    actorUuid: member.accountUuid,
    action,
    objectType: 'job',
    objectUuid: job.uuid,
    requestId: context.requestId,
  });
  await publishEvent(trx, member, { type: 'job.changed', uuid: job.uuid, kind: job.kind });
}
