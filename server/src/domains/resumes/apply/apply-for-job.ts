import * as contract from '@qinghe/contract/resumes/apply.ts';
import { type Candidate, missingAvailability } from '@qinghe/contract/resumes/candidate.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { type Locale, say, textsIn } from '@qinghe/contract/texts/say.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { takeQuota } from '../../../db/quota.ts';
import { writeForAnyone } from '../../../http/write.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { holdFile } from '../../files/index.ts';
import { requireOpenJob } from '../../jobs/index.ts';
import { insertHistory } from '../history-queries.ts';
import { holdMessage } from '../message/hold-message.ts';
import { insertApplication } from '../queries.ts';
import { senderOf } from '../reading/cv-to-read.ts';
import { recogniseCvFile } from '../reading/recognise-cv-file.ts';
import { toSearchVector } from '../search/search-words.ts';
import { hashLinkToken, insertFreshLink, insertSentLink } from '../status/status-link.ts';
import { openUpload } from './open-upload.ts';
import { CONFIRMATIONS_OF_JOB, CONFIRMATIONS_TO_ADDRESS } from './quotas.ts';
import { spendUpload } from './upload-queries.ts';

/** Version of the consent text that the apply page shows. */
export const CONSENT_VERSION = '2026-01';

/**
 * @throws AppError 400 an internship without the candidate's availability, 403 unknown upload, 42203 its bytes have not all
 * come or it was used, 40401 no such job, 40902 closed, 40905 this phone has applied already
 */
export const applyForJob = writeForAnyone(
  contract.apply,
  { audit: 'application.created' },
  async ({ db, services, network, locale, now, note }, { job_uuid, upload_token, candidate, answers }) => {
    const { companyUuid, kind, title, questions, autoReply } = await requireOpenJob(db, job_uuid, now);
    requireAvailability(kind, candidate);
    const link = await openUpload(db, upload_token, now);
    if (link.company_uuid !== companyUuid) throw new AppError(403);
    const file = await holdFile(db, companyUuid, link.object_uuid);
    if (!file) throw new AppError(42203, { field: 'file', reason: 'file.incomplete' });
    const uuid = uuidv7();
    const { name, school, major, city } = candidate;
    const inserted = await insertApplication(db, companyUuid, {
      uuid,
      job_uuid,
      kind,
      ...candidate,
      answers: questions.map((question, index) => ({ question, answer: answers[index] ?? '' })),
      cv_file_uuid: file.uuid,
      consent_version: CONSENT_VERSION,
      search: toSearchVector([name, school, major, city, file.reading_text ?? ''].join('\n')),
      at: now,
    });
    if (!inserted) throw new AppError(40905);
    if (!(await spendUpload(db, hashLinkToken(upload_token), now)))
      throw new AppError(42203, { field: 'file', reason: 'file.used' });
    if (file.reading_rest === 'applying') {
      const cv = { company_uuid: companyUuid, file_uuid: file.uuid, sender: senderOf(services, network) };
      await services.tasks.enqueue(db, recogniseCvFile, cv);
    }
    const linked = { companyUuid, applicationUuid: uuid, now };
    await insertSentLink(db, services, linked);
    const historyUuid = uuidv7();
    await insertHistory(db, companyUuid, {
      uuid: historyUuid,
      application_uuid: uuid,
      action: 'applied',
      from_stage: null,
      to_stage: 'new',
      reason: '',
      actor_uuid: null,
      version: 1,
      stage_since_before: null,
      at: now,
    });
    if (await mayConfirm(db, job_uuid, candidate, now))
      await holdMessage(db, services, {
        companyUuid,
        // The address is not proved: it hears no word that somebody typed.
        application: { uuid, name: say(mails, 'someone', locale), job_title: title },
        historyUuid,
        text: confirmation(autoReply, locale),
        sendAfter: now,
      });
    note({ companyUuid, objectUuid: uuid });
    await publishEvent(db, { companyUuid }, { type: 'application.created', uuid, job_uuid, kind });
    // Another one than the messages carry, which stays unopened for the person's other device.
    return { status_url: await insertFreshLink(db, services, linked) };
  },
);

/** @throws AppError 400 at the first field that the job needs and that is empty */
function requireAvailability(kind: JobKind, candidate: Candidate): void {
  const field = missingAvailability(kind, candidate);
  if (field) throw new AppError(400, { field: `candidate.${field}`, reason: `application.${field}` });
}

/** Whether one more message may go to this address, and for this job. */
const mayConfirm = async (trx: Trx, jobUuid: string, { phone, email }: Candidate, now: Date): Promise<boolean> =>
  (await takeQuota(trx, CONFIRMATIONS_OF_JOB, jobUuid, { now })) &&
  (await takeQuota(trx, CONFIRMATIONS_TO_ADDRESS, email.toLowerCase() || phone, { now }));

/** The company's own reply thanks and greets; only without one does the platform. The names are filled in as it is sent. */
function confirmation(autoReply: string, locale: Locale): string {
  const t = textsIn(mails, locale);
  const names = { name: '{name}', company: '{company}', job: '{job}' };
  return autoReply === '' ? t('applied', names) : `${autoReply}\n\n${t('appliedAfterReply', names)}`;
}
