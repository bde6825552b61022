import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { MemberWrite } from '../../../http/write.ts';
import { findProblems } from '../publish-check/check-job.ts';
import { isBlocked } from '../publish-check/publish-check.ts';
import { draftOf, type LockedJob } from '../queries.ts';
import { mayPublish } from '../rules.ts';
import { findOwnSlots, insertPublishCheck, lockCompany } from './publish-queries.ts';
import { requireSlot } from './quota-used-up.ts';

/**
 * A job may be online now: as `requireReviewable`, of a company whose papers are in force.
 * @throws AppError 40902 while they are not, and what `requireReviewable` throws
 */
export async function requirePublishable(call: MemberWrite, job: LockedJob): Promise<void> {
  const company = await lockCompany(call.db, call.member.companyUuid);
  if (!mayPublish(company)) throw new AppError(40902, { reason: 'job.companyUnchecked' });
  await requireReviewable(call, job);
}

/**
 * A job may take a place of the quota: the publish check, whose result is kept, lets it pass, and the quota has room. Of
 * a company that is not checked yet it waits in review.
 * @throws AppError 42201 with the findings that block it, 40906 quota used up, 40902 the owner's own limit reached, or a
 * campus job of an employer that has proved itself by a letter alone
 */
export async function requireReviewable(call: MemberWrite, job: LockedJob): Promise<void> {
  const company = await lockCompany(call.db, call.member.companyUuid);
  if (company.hires_interns_only && job.kind === 'campus') throw new AppError(40902, { reason: 'job.internsOnly' });
  await refuseProblems(call, job);
  // A change takes the place of its job.
  if (job.change_of !== null) return;
  await refuseBeyondOwnLimit(call, job);
  // Last: whoever makes room for it then knows that nothing else keeps it from going online.
  await requireSlot(call.db, call.member.companyUuid, job);
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

async function refuseBeyondOwnLimit({ db, member }: MemberWrite, job: LockedJob): Promise<void> {
  const own = await findOwnSlots(db, member.companyUuid, job);
  if (own?.job_limit != null && own.taken >= own.job_limit)
    throw new AppError(40902, { reason: 'member.limit', values: { most: own.job_limit } });
}
