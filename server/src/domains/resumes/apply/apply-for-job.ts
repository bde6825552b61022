import * as contract from '@qinghe/contract/resumes/apply.ts';
import type { Candidate } from '@qinghe/contract/resumes/candidate.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { type Write, writeForAnyone } from '../../../http/write.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { deliverSettingOf, readFields, requireOpenJob } from '../../jobs/index.ts';
import { insertHistory } from '../history-queries.ts';
import { insertApplication, readOwners } from '../queries.ts';
import { askLater } from '../reading/ask-second-reader.ts';
import { senderOf } from '../reading/cv-to-read.ts';
import { drawCvFile } from '../reading/draw-cv-file.ts';
import { recogniseCvFile } from '../reading/recognise-cv-file.ts';
import { toSearchVector } from '../search/search-words.ts';
import { findAppliedBefore } from '../status/candidate-queries.ts';
import { insertSentLink } from '../status/status-link.ts';
import { confirmApplication, notifyOfLimit, notifyOfRepeat } from './confirm-application.ts';
import { insertDocuments } from './document-queries.ts';
import { takeAsked } from './take-asked.ts';
import { type GivenDocument, takeDocuments } from './take-documents.ts';
import { takeUpload } from './take-upload.ts';
import { requireRank, takeWish } from './take-wish.ts';
import type { Wish } from './wish-queries.ts';

/** Version of the consent text that the apply page shows. */
const CONSENT_VERSION = '2026-01';

/**
 * Who applies with a phone that has applied for the job already gets the same response as everybody, so that nobody learns
 * who did; the owner of that application gets a message.
 * The same goes for who has as many applications for campus jobs as the company takes of one person.
 * @throws AppError 400 at a field or document that the company asks for and that is missing, or a city that the job has not, 403 unknown upload, 42203 its bytes have not all
 * come or it was used, 40401 no such job, 40902 closed
 */
export const applyForJob = writeForAnyone(
  contract.apply,
  { audit: 'application.created' },
  async (call, { upload_token, consent: _agreed, ...input }) => {
    await receiveApplication(call, {
      ...input,
      uuid: uuidv7(),
      uploadToken: upload_token,
      consentVersion: CONSENT_VERSION,
    });
    return {};
  },
);

interface NewApplication {
  uuid: string;
  job_uuid: string;
  candidate: Candidate;
  answers: readonly string[];
  source: string;
  /** Candidates always have one. */
  uploadToken: string | undefined;
  consentVersion: string;
  /** What comes beside the CV; undefined where nobody was asked for any. */
  documents?: readonly GivenDocument[] | undefined;
  /** Jobs of other companies are not there. */
  companyUuid?: string;
}

/**
 * Takes an application in, whoever hands it in, with everything that follows from it.
 * @returns whether it was taken: not where the phone has applied for the job already, or for as many as it may
 * @throws AppError as `applyForJob`
 */
export async function receiveApplication(
  call: Write,
  { uuid, job_uuid, candidate: given, answers, source, uploadToken, consentVersion, ...of }: NewApplication,
): Promise<boolean> {
  const { db, now } = call;
  const { companyUuid, kind, title, questions, cityNames, autoReply } = await requireOpenJob(db, job_uuid, now);
  if (of.companyUuid !== undefined && of.companyUuid !== companyUuid) throw new AppError(40401);
  const candidate = takeAsked(given, (await readFields(db, companyUuid, kind)).fields, cityNames);
  requireOffered(cityNames, candidate);
  const setting = await deliverSettingOf(db, companyUuid, kind);
  requireRank(setting, candidate.wish_rank);
  const file =
    uploadToken === undefined ? null : await takeUpload(db, { companyUuid, uploadToken, purpose: 'cv', now });
  const documents = await takeDocuments(db, setting.documents, { companyUuid, given: of.documents, now });
  const { name, phone, email, school, major, city, wish_rank: given_rank } = candidate;
  const wish = await takeWish(db, setting, { companyUuid, jobUuid: job_uuid, phone, given: given_rank, now });
  if ('standing' in wish) {
    await answerFull(call, companyUuid, wish.standing, title);
    return false;
  }
  const inserted = await insertApplication(db, companyUuid, {
    uuid,
    job_uuid,
    kind,
    ...candidate,
    wish_rank: wish.rank,
    source,
    answers: questions.map((question, index) => ({ question, answer: answers[index] ?? '' })),
    cv_file_uuid: file?.uuid ?? null,
    consent_version: consentVersion,
    search: toSearchVector([name, school, major, city, file?.reading_text ?? ''].join('\n')),
    at: now,
  });
  if (!inserted) {
    await answerRepeat(call, companyUuid, job_uuid, phone);
    return false;
  }
  await insertDocuments(db, companyUuid, uuid, documents);
  if (file) await readOn(call, companyUuid, file);
  const application = { uuid, company_uuid: companyUuid, job_uuid, job_title: title, phone, email };
  await announceApplication(call, application, { kind, autoReply });
  call.note({ companyUuid, objectUuid: uuid });
  return true;
}

/** @throws AppError 400 for a wish that the job cannot grant: its cities may have changed while somebody was typing */
function requireOffered(cityNames: readonly string[], { wish_city }: Candidate): void {
  if (wish_city !== '' && !cityNames.includes(wish_city))
    throw new AppError(400, { field: 'candidate.wish_city', reason: 'application.wish_city' });
}

/** Outside it looks as if it had been taken. */
async function answerRepeat(
  { db, services, locale, now, note }: Write,
  companyUuid: string,
  jobUuid: string,
  phone: string,
): Promise<void> {
  const earlier = await findAppliedBefore(db, companyUuid, jobUuid, phone);
  await notifyOfRepeat(db, services, { application: earlier, historyUuid: earlier.history_uuid, locale, now });
  note({ companyUuid, objectUuid: earlier.uuid, action: 'application.repeated' });
}

/** Outside it looks as if it had been taken: nobody learns how many jobs a phone has applied for. */
async function answerFull(
  { db, services, locale, now, note }: Write,
  companyUuid: string,
  standing: Wish,
  title: string,
): Promise<void> {
  await notifyOfLimit(db, services, { application: standing, historyUuid: standing.history_uuid, locale, now }, title);
  note({ companyUuid, objectUuid: standing.uuid, action: 'application.over_limit' });
}

/** What waits until somebody has applied: the picture of a CV that is read, a scan's further pages, the second reader. */
async function readOn(
  { db, services, network }: Write,
  companyUuid: string,
  file: { uuid: string; reading_state: string | null; reading_rest: string | null },
) {
  const cv = { company_uuid: companyUuid, file_uuid: file.uuid, sender: senderOf(services, network) };
  if (file.reading_state !== 'waiting') await services.tasks.enqueue(db, drawCvFile, cv);
  if (file.reading_rest === 'applying') await services.tasks.enqueue(db, recogniseCvFile, cv);
  else if (file.reading_state === 'done') await askLater(services, db, cv);
}

/** What follows from an application that is there: its history, the candidate's link and message, the desk that hears of it. */
export async function announceApplication(
  { db, services, locale, now }: Write,
  application: {
    uuid: string;
    company_uuid: string;
    job_uuid: string;
    job_title: string;
    phone: string;
    email: string;
  },
  { kind, autoReply }: { kind: JobKind; autoReply: string },
): Promise<void> {
  const { uuid, company_uuid: companyUuid, job_uuid } = application;
  await insertSentLink(db, services, { companyUuid, applicationUuid: uuid, now });
  const historyUuid = await insertApplied(db, companyUuid, uuid, now);
  await confirmApplication(db, services, { application, historyUuid, locale, now, autoReply });
  const owners = await readOwners(db, companyUuid, [uuid]);
  await publishEvent(db, { companyUuid, owners }, { type: 'application.created', uuid, job_uuid, kind });
}

async function insertApplied(db: Trx, companyUuid: string, applicationUuid: string, at: Date): Promise<string> {
  const uuid = uuidv7();
  await insertHistory(db, companyUuid, {
    uuid,
    application_uuid: applicationUuid,
    action: 'applied',
    from_stage: null,
    to_stage: 'new',
    reason: '',
    actor_uuid: null,
    version: 1,
    stage_since_before: null,
    at,
  });
  return uuid;
}
