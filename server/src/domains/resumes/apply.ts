import { randomBytes } from 'node:crypto';
import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/resumes/apply.ts';
import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import type { Reader } from '../../db/database.ts';
import type { RequestContext } from '../../http/context.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { findFile, holdFile, receiveFile, recordFile } from '../files/index.ts';
import { findOpenJob, type OpenJob } from '../jobs/index.ts';
import { insertHistory } from './history-queries.ts';
import { holdMessage } from './messages.ts';
import { insertApplication } from './queries.ts';
import { toSearchVector } from './search-words.ts';
import { hashLinkToken, statusToken, statusUrl } from './status-link.ts';
import { readCvFile } from './task-definitions.ts';
import { findLink, insertLink } from './upload-queries.ts';

const DAY = 86_400_000;
const UPLOAD_DAYS = 1;
// Recruiting records are kept three years (Order 44 of the ministry), and so is the page about them.
const STATUS_DAYS = 3 * 365;
/** Version of the consent text that the apply page shows. */
export const CONSENT_VERSION = '2026-01';

const THANKS = '{name}，你好！{company} 已收到你投递的「{job}」。可随时在下面的页面查看进度：';

/** Takes a CV for an open job and has it read. @throws AppError 40401 no such job, 40902 closed, 42203 bad file */
export async function uploadCv(
  context: RequestContext,
  { job_uuid }: ParsedInputOf<typeof contract.uploadCv>,
): Promise<OutputOf<typeof contract.uploadCv>> {
  const { storage, tasks, db } = context.services;
  const { companyUuid } = await requireOpenJob(db, job_uuid, context.now);
  const file = await receiveFile(storage, companyUuid, 'cv', context.file);
  const token = randomBytes(32).toString('base64url');
  return context.transaction(async (trx) => {
    await recordFile(trx, companyUuid, file);
    await insertLink(trx, {
      token_hash: hashLinkToken(token),
      purpose: 'cv_upload',
      company_uuid: companyUuid,
      object_uuid: file.file_uuid,
      expires_at: new Date(context.now.getTime() + UPLOAD_DAYS * DAY),
    });
    await tasks.enqueue(trx, readCvFile, { company_uuid: companyUuid, file_uuid: file.file_uuid });
    return { upload_token: token, name: file.name, type: file.type, size: file.size };
  });
}

/** @throws AppError 403 for an unknown or expired upload */
export async function getCvReading(
  { services, now }: RequestContext,
  { upload_token }: ParsedInputOf<typeof contract.getCvReading>,
): Promise<OutputOf<typeof contract.getCvReading>> {
  const link = await openUpload(services.db, upload_token, now);
  const file = await findFile(services.db, link.company_uuid, link.object_uuid);
  if (!file) throw new AppError(403);
  return {
    state: file.reading_state ?? 'failed',
    failure: file.reading_failure,
    fields: file.reading_fields as CvFields | null,
  };
}

/** @throws AppError 403 unknown upload, 40401 no such job, 40902 closed, 40905 this phone has applied already */
export function applyForJob(
  context: RequestContext,
  { job_uuid, upload_token, candidate, answers }: ParsedInputOf<typeof contract.apply>,
): Promise<OutputOf<typeof contract.apply>> {
  const { services, now } = context;
  return context.transaction(async (trx) => {
    const job = await requireOpenJob(trx, job_uuid, now);
    const link = await openUpload(trx, upload_token, now);
    const { companyUuid } = job;
    const file = link.company_uuid === companyUuid && (await holdFile(trx, companyUuid, link.object_uuid));
    if (!file) throw new AppError(403);
    const uuid = uuidv7();
    const { name, school, major, city } = candidate;
    const inserted = await insertApplication(trx, companyUuid, {
      uuid,
      job_uuid,
      kind: job.kind,
      ...candidate,
      answers: job.questions.map((question, index) => ({ question, answer: answers[index] ?? '' })),
      cv_file_uuid: file.uuid,
      consent_version: CONSENT_VERSION,
      search: toSearchVector([name, school, major, city, file.reading_text ?? ''].join('\n')),
      at: now,
    });
    if (!inserted) throw new AppError(40905);
    await insertLink(trx, {
      token_hash: hashLinkToken(statusToken(services.signingSecret, uuid)),
      purpose: 'application_status',
      company_uuid: companyUuid,
      object_uuid: uuid,
      expires_at: new Date(now.getTime() + STATUS_DAYS * DAY),
    });
    const historyUuid = uuidv7();
    await insertHistory(trx, companyUuid, {
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
    await holdMessage(trx, services, {
      companyUuid,
      application: { uuid, name, job_title: job.title },
      historyUuid,
      text: job.autoReply === '' ? THANKS : `${job.autoReply}\n\n${THANKS}`,
      sendAfter: now,
    });
    await publishEvent(trx, { companyUuid }, { type: 'application.created', uuid, job_uuid, kind: job.kind });
    return { status_url: statusUrl(services, uuid) };
  });
}

async function requireOpenJob(reader: Reader, uuid: string, now: Date): Promise<OpenJob> {
  const job = await findOpenJob(reader, uuid, now);
  if (job === 'unknown') throw new AppError(40401);
  if (job === 'closed') throw new AppError(40902);
  return job;
}

async function openUpload(reader: Reader, token: string, now: Date) {
  const link = await findLink(reader, hashLinkToken(token), 'cv_upload', now);
  if (!link) throw new AppError(403);
  return link;
}
