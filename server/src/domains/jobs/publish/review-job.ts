import { formats } from '@qinghe/contract/formats.ts';
import { publishCheck } from '@qinghe/contract/texts/publish-check.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { writeAudit } from '../../../db/audit.ts';
import { withTransaction } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { defineTask } from '../../../tasks/task.ts';
import { replaceText } from '../change/replace-text.ts';
import { saveRevision } from '../change/revision-queries.ts';
import { findProblems } from '../publish-check/check-job.ts';
import { isBlocked } from '../publish-check/publish-check.ts';
import { draftOf, lockJob, updateJob } from '../queries.ts';
import { mayPublish } from '../rules.ts';
import { tellOwner } from '../tell-owner.ts';
import { insertPublishCheck, lockCompany } from './publish-queries.ts';

/** Milliseconds for which a review is tried again and again. */
const PATIENCE = 30 * 60_000;

/** Looks at a job that was handed in, and puts it online or refuses it. */
export const reviewJob = defineTask({
  name: 'jobs.review-job',
  payload: z.object({
    company_uuid: formats.uuid,
    job_uuid: formats.uuid,
    locale: z.enum(['zh-CN', 'en']),
    /** Who handed it in. */
    account_uuid: formats.uuid.optional(),
  }),
  /** The clock hands it in again every minute; what comes to nothing for half an hour is refused with a word. */
  givenUp: (services, { company_uuid: companyUuid, job_uuid: uuid, locale }) =>
    withTransaction(services.db, async (trx) => {
      const job = await lockJob(trx, companyUuid, uuid);
      const now = services.clock();
      if (job?.state !== 'reviewing' || now.getTime() - Date.parse(job.updated_at) < PATIENCE) return;
      const finding = {
        rule: 'format',
        level: 'block',
        field: 'title',
        words: '',
        message: say(publishCheck, 'notFinished', locale),
      };
      const check = { uuid: uuidv7(), job_uuid: uuid, job_version: job.version, findings: [finding], at: now };
      await insertPublishCheck(trx, companyUuid, check);
      await updateJob(trx, companyUuid, uuid, now, { state: 'refused' });
      const actor = { kind: 'clock', uuid: null } as const;
      await writeAudit(trx, {
        companyUuid,
        actor,
        action: 'job.refused',
        objectUuid: job.change_of ?? uuid,
        requestId: '',
      });
      await publishEvent(trx, { companyUuid, owners: [job.owner_uuid] }, { type: 'job.changed', uuid, kind: job.kind });
      await tellOwner({ db: trx, services, now }, 'jobRefused', companyUuid, job);
    }),
  run: (services, { company_uuid: companyUuid, job_uuid: uuid, locale, account_uuid = null }) =>
    withTransaction(services.db, async (trx) => {
      const job = await lockJob(trx, companyUuid, uuid);
      // Reviewed already by an earlier run, or taken back.
      if (job?.state !== 'reviewing') return;
      // Before the company, as everybody locks.
      const live = job.change_of === null ? undefined : await lockJob(trx, companyUuid, job.change_of);
      const company = await lockCompany(trx, companyUuid);
      if (!mayPublish(company)) return;
      const now = services.clock();
      const findings = await findProblems(trx, draftOf(job), locale, now);
      const refused = isBlocked(findings);
      const check = { uuid: uuidv7(), job_uuid: uuid, job_version: job.version, findings, at: now };
      await insertPublishCheck(trx, companyUuid, check);
      if (live && !refused) await replaceText(trx, companyUuid, { live, change: job, at: now, by: account_uuid });
      else await updateJob(trx, companyUuid, uuid, now, { state: refused ? 'refused' : 'online' });
      if (!live && !refused)
        await saveRevision(trx, companyUuid, { job_uuid: uuid, draft: draftOf(job), at: now, account_uuid });
      await writeAudit(trx, {
        companyUuid,
        actor: { kind: 'clock', uuid: null },
        action: refused ? 'job.refused' : 'job.approved',
        objectUuid: live?.uuid ?? uuid,
        requestId: '',
      });
      await publishEvent(trx, { companyUuid, owners: [job.owner_uuid] }, { type: 'job.changed', uuid, kind: job.kind });
      await tellOwner({ db: trx, services, now }, refused ? 'jobRefused' : 'jobApproved', companyUuid, job);
    }),
});
