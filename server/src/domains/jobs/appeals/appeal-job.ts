import * as contract from '@qinghe/contract/jobs/appeals.ts';
import type { Finding } from '@qinghe/contract/jobs/job.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { requireQuota } from '../../../db/quota.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { requireCurrent } from '../../../refusals.ts';
import { jobAbilities } from '../access.ts';
import { lockOwnJob } from '../draft/lock-job.ts';
import { readJobDetail } from '../present-job.ts';
import { insertPublishCheck } from '../publish/publish-queries.ts';
import { findProblems } from '../publish-check/check-job.ts';
import { draftOf, type LockedJob, updateJob } from '../queries.ts';
import { APPEALS_OF_COMPANY } from '../quotas.ts';
import { findRefusal, insertAppeal } from './appeal-queries.ts';

/**
 * Asks a person to look at a refused job, or at one that the publish check lets nobody hand in: it is refused then.
 * @throws AppError 40901 changed since; 40902 with a reason: nothing keeps it from going out, something is missing, or it
 * was appealed before; 429 after twenty a day
 */
export const appealJob = write(
  contract.appealJob,
  { audit: 'job.appealed' },
  async (call, { uuid, version, message }) => {
    const { db, member, now } = call;
    const current = () => readJobDetail(call, uuid);
    const job = await requireCurrent(await lockOwnJob(call, uuid), version, current);
    const known = job.state === 'refused' ? await findRefusal(db, member.companyUuid, uuid, version) : undefined;
    const refusal = known ? { uuid: known.uuid, version } : await refuse(call, job);
    await requireQuota(db, APPEALS_OF_COMPANY, member.companyUuid, { now });
    const isNew = await insertAppeal(db, {
      company_uuid: member.companyUuid,
      uuid: uuidv7(),
      job_uuid: uuid,
      check_uuid: refusal.uuid,
      job_version: refusal.version,
      message,
      appealed_by: member.accountUuid,
      at: now,
    });
    if (!isNew) throw new AppError(40902, { reason: 'job.appealed' });
    await call.publish({ type: 'job.changed', uuid, kind: job.kind }, [job.owner_uuid]);
    return readJobDetail(call, uuid);
  },
);

/** Whether a person could see it otherwise: what the words say, not what is missing or does not fit. */
const OF_WORDS: readonly Finding['rule'][] = ['sensitive_word', 'discrimination', 'unlawful', 'contact_in_text'];

/** Hands a job in that the check blocks by its words alone, so that the refusal can be appealed. */
async function refuse(
  { db, member, locale, now }: MemberWrite,
  job: LockedJob,
): Promise<{ uuid: string; version: number }> {
  if (!jobAbilities(job, now).publish) throw new AppError(40902, { reason: 'job.appealImpossible' });
  const findings = await findProblems(db, draftOf(job), locale, now);
  const blocking = findings.filter(({ level }) => level === 'block');
  if (blocking.length === 0) throw new AppError(40902, { reason: 'job.appealImpossible' });
  if (blocking.some(({ rule }) => !OF_WORDS.includes(rule))) throw new AppError(40902, { reason: 'job.appealMissing' });
  const check = { uuid: uuidv7(), job_uuid: job.uuid, job_version: job.version, findings, at: now };
  await insertPublishCheck(db, member.companyUuid, check);
  await updateJob(db, member.companyUuid, job.uuid, now, { state: 'refused', published_at: now });
  return { uuid: check.uuid, version: job.version + 1 };
}
