import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import type { MemberWrite } from '../../http/write.ts';
import { findProblems } from './check-job.ts';
import { isBlocked } from './publish-check.ts';
import { countTakenSlots, insertPublishCheck, lockCompany } from './publish-queries.ts';
import { draftOf, type LockedJob } from './queries.ts';

/**
 * A job may take a place online: the publish check, whose result is kept, lets it pass, and the quota has room.
 * @throws AppError 42201 with the findings that block it, 40906 quota used up
 */
export async function requirePublishable(call: MemberWrite, job: LockedJob): Promise<void> {
  await refuseProblems(call, job);
  await refuseBeyondQuota(call, job);
}

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
