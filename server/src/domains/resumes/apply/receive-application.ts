import type { JobAnswer } from '@qinghe/contract/resumes/application.ts';
import type { Candidate } from '@qinghe/contract/resumes/candidate.ts';
import type { MissedCondition } from '@qinghe/contract/resumes/screening.ts';
import { AppError } from '../../../app-error.ts';
import type { Write } from '../../../http/write.ts';
import { deliverSettingOf, readFields, requireOpenJob } from '../../jobs/index.ts';
import { hideArrival } from '../anonymous/hide.ts';
import { insertApplication } from '../queries.ts';
import { screenArrival } from '../screening/screen.ts';
import { toSearchVector } from '../search/search-words.ts';
import { findAppliedBefore } from '../status/candidate-queries.ts';
import { saveProof } from '../status/proof-queries.ts';
import { announceApplication } from './announce-application.ts';
import { notifyOfLimit, notifyOfRepeat } from './confirm-application.ts';
import { insertDocuments } from './document-queries.ts';
import { parseAsked } from './parse-asked.ts';
import { type GivenDocument, takeDocuments } from './take-documents.ts';
import { takeUpload } from './take-upload.ts';
import { requireCode, requireRank, takeWish } from './take-wish.ts';
import type { Wish } from './wish-queries.ts';

interface NewApplication {
  uuid: string;
  job_uuid: string;
  candidate: Candidate;
  answers: readonly string[];
  source: string;
  /** Candidates always have one. */
  uploadToken: string | undefined;
  consentVersion: string;
  /** Whether its owner has proved the phone, or can be asked to; `unasked`: nobody can be, where another system hands it in. */
  phone: 'proved' | 'to_prove' | 'unasked';
  /** What comes beside the CV; undefined where nobody was asked for any. */
  documents?: readonly GivenDocument[] | undefined;
  /** Jobs of other companies are not there. */
  companyUuid?: string;
}

/**
 * Takes an application in, whoever hands it in, with everything that follows from it: what the job asks for, the files, the
 * place among the wishes, the row, and what is announced of it.
 * @returns whether it was taken: not where the phone has applied for the job already, or, unproved, for as many as it may
 * @throws AppError as `applyForJob`
 */
export async function receiveApplication(call: Write, given: NewApplication): Promise<boolean> {
  const asked = await requireAsked(call, given);
  const { companyUuid, title, autoReply, kind, candidate } = asked;
  const files = await takeFiles(call, given, asked);
  const wish = await takePlace(call, given, asked);
  if ('standing' in wish) {
    // Whoever has proved the phone may hear of it.
    if (given.phone === 'proved')
      throw new AppError(40902, { reason: 'application.limit', values: { most: asked.setting.wishes ?? 0 } });
    return answerFull(call, companyUuid, wish.standing, title);
  }
  const { uuid, job_uuid } = given;
  const answers = asked.questions.map((question, index) => ({ question, answer: given.answers[index] ?? '' }));
  const missed = await screenArrival(call.db, companyUuid, { ...candidate, job_uuid, answers });
  if (!(await insert(call, given, { ...asked, ...files, rank: wish.rank, missed, answers })))
    return answerRepeat(call, companyUuid, job_uuid, candidate.phone);
  await insertDocuments(call.db, companyUuid, uuid, files.documents);
  if (given.phone === 'proved')
    await saveProof(call.db, companyUuid, { applicationUuid: uuid, kind: 'phone', now: call.now });
  const { phone, email } = candidate;
  const application = { uuid, company_uuid: companyUuid, job_uuid, job_title: title, phone, email };
  await announceApplication(call, application, { kind, autoReply, file: files.cv });
  await hideArrival(call.db, companyUuid, job_uuid, uuid);
  call.note({ companyUuid, objectUuid: uuid, ...(missed.length > 0 && { detail: { parked_for: missed } }) });
  return true;
}

type Asked = Awaited<ReturnType<typeof requireAsked>>;

/** The open job, and the candidate as far as the company asks: a job of another company is not there. */
async function requireAsked(
  { db, now }: Write,
  { job_uuid, candidate: given, companyUuid: wanted, phone }: NewApplication,
) {
  const job = await requireOpenJob(db, job_uuid, now);
  const { companyUuid, kind, cityNames } = job;
  if (wanted !== undefined && wanted !== companyUuid) throw new AppError(40401);
  const candidate = parseAsked(given, (await readFields(db, companyUuid, kind)).fields, cityNames);
  requireOffered(cityNames, candidate);
  const setting = await deliverSettingOf(db, companyUuid, kind);
  requireRank(setting, candidate.wish_rank);
  if (phone === 'to_prove') requireCode(setting, candidate.phone);
  return { ...job, candidate, setting };
}

/** @throws AppError 400 for a wish that the job cannot grant: its cities may have changed while somebody was typing */
function requireOffered(cityNames: readonly string[], { wish_city }: Candidate): void {
  if (wish_city !== '' && !cityNames.includes(wish_city))
    throw new AppError(400, { field: 'candidate.wish_city', reason: 'application.wish_city' });
}

/** The CV and what comes beside it, each used by this application from now on. */
async function takeFiles(
  { db, now }: Write,
  { uploadToken, documents: given }: NewApplication,
  { companyUuid, setting }: Asked,
) {
  const cv = uploadToken === undefined ? null : await takeUpload(db, { companyUuid, uploadToken, purpose: 'cv', now });
  return { cv, documents: await takeDocuments(db, setting.documents, { companyUuid, given, now }) };
}

/** The place among the wishes of the phone. */
const takePlace = (
  { db, now }: Write,
  { job_uuid: jobUuid, phone: proof }: NewApplication,
  { companyUuid, setting, candidate: { phone, wish_rank: given } }: Asked,
) => takeWish(db, setting, { companyUuid, jobUuid, phone, isProved: proof === 'proved', given, now });

/** @returns false where the phone has applied for the job already */
function insert(
  { db, now }: Write,
  { uuid, job_uuid, source, consentVersion }: NewApplication,
  {
    companyUuid,
    kind,
    candidate,
    cv,
    rank,
    missed,
    answers,
  }: Asked & {
    cv: Awaited<ReturnType<typeof takeUpload>> | null;
    rank: number | null;
    missed: readonly MissedCondition[];
    answers: readonly JobAnswer[];
  },
): Promise<boolean> {
  const { name, school, major, city } = candidate;
  return insertApplication(db, companyUuid, {
    uuid,
    job_uuid,
    kind,
    ...candidate,
    wish_rank: rank,
    missed,
    was_invited: false,
    source,
    answers,
    cv_file_uuid: cv?.uuid ?? null,
    consent_version: consentVersion,
    search: toSearchVector([name, school, major, city, cv?.reading_text ?? ''].join('\n')),
    at: now,
  });
}

/** Outside it looks as if it had been taken. */
async function answerRepeat(
  { db, services, locale, network, now, note }: Write,
  companyUuid: string,
  jobUuid: string,
  phone: string,
): Promise<false> {
  const earlier = await findAppliedBefore(db, companyUuid, jobUuid, phone);
  await notifyOfRepeat(db, services, { application: earlier, historyUuid: earlier.history_uuid, locale, network, now });
  note({ companyUuid, objectUuid: earlier.uuid, action: 'application.repeated' });
  return false;
}

/** Outside it looks as if it had been taken: nobody learns how many jobs a phone has applied for. */
async function answerFull(
  { db, services, locale, network, now, note }: Write,
  companyUuid: string,
  standing: Wish,
  title: string,
): Promise<false> {
  await notifyOfLimit(
    db,
    services,
    { application: standing, historyUuid: standing.history_uuid, locale, network, now },
    title,
  );
  note({ companyUuid, objectUuid: standing.uuid, action: 'application.over_limit' });
  return false;
}
