import { randomBytes } from 'node:crypto';
import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import * as contract from '@qinghe/contract/resumes/apply.ts';
import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import type { RequestContext } from '../../../http/context.ts';
import { cleanFileName } from '../../../http/file-name.ts';
import { findFile, findPartialUpload, insertPartialUpload, keepChunk, refusalOfSize } from '../../files/index.ts';
import { requireOpenJob } from '../../jobs/index.ts';
import { isByOcr, readingProgress } from '../desk/present-application.ts';
import { hashLinkToken } from '../status/status-link.ts';
import { findLink, insertLink } from './upload-queries.ts';

const UPLOAD_DAYS = 1;

/** Opens an upload for an open job. @throws AppError 40401 no such job, 40902 closed, 42203 empty or too large */
export function startUpload(
  context: RequestContext,
  { job_uuid, name, size }: ParsedInputOf<typeof contract.startUpload>,
): Promise<OutputOf<typeof contract.startUpload>> {
  const reason = refusalOfSize('cv', size);
  if (reason) throw new AppError(42203, { field: 'file', reason });
  return context.transaction(async (trx) => {
    const { companyUuid } = await requireOpenJob(trx, job_uuid, context.now);
    const uuid = uuidv7();
    const token = randomBytes(32).toString('base64url');
    const upload = { uuid, purpose: 'cv' as const, name: cleanFileName(name), size, created_at: context.now };
    await insertPartialUpload(trx, companyUuid, upload);
    await insertLink(trx, {
      token_hash: hashLinkToken(token),
      purpose: 'cv_upload',
      company_uuid: companyUuid,
      object_uuid: uuid,
      expires_at: new Date(context.now.getTime() + UPLOAD_DAYS * 86_400_000),
    });
    return { upload_token: token, offset: 0, size, chunk_bytes: contract.CHUNK_BYTES };
  });
}

/** @throws AppError 403 for an unknown or expired upload */
export async function getUpload(
  { services, now }: RequestContext,
  { upload_token }: ParsedInputOf<typeof contract.getUpload>,
): Promise<OutputOf<typeof contract.getUpload>> {
  const { company_uuid, object_uuid } = await openUpload(services.db, upload_token, now);
  const file = await findFile(services.db, company_uuid, object_uuid);
  if (file) return { offset: file.size, size: file.size, chunk_bytes: contract.CHUNK_BYTES, finished: true };
  const upload = await findPartialUpload(services.db, company_uuid, object_uuid);
  if (!upload) throw new AppError(403);
  return { offset: upload.received, size: upload.size, chunk_bytes: contract.CHUNK_BYTES, finished: false };
}

/** @throws AppError 403 unknown upload, 40920 another offset is next, 413 too long, 400 a wrong chunk size */
export async function sendChunk(
  { services, now, bytes }: RequestContext,
  { upload_token, upload_offset: offset }: ParsedInputOf<typeof contract.sendChunk>,
): Promise<OutputOf<typeof contract.sendChunk>> {
  const { company_uuid: companyUuid, object_uuid: uploadUuid } = await openUpload(services.db, upload_token, now);
  const chunkBytes = contract.CHUNK_BYTES;
  const file = await findFile(services.db, companyUuid, uploadUuid);
  if (file) throw new AppError(40920, { data: { offset: file.size } });
  const place = { companyUuid, uploadUuid, offset, chunkBytes };
  const { received, size } = await keepChunk(services, place, bytes ?? Buffer.alloc(0));
  return { offset: received, size, chunk_bytes: chunkBytes };
}

/** @throws AppError 403 for an unknown or expired upload, 40902 while its bytes are still coming */
export async function getCvReading(
  { services, now }: RequestContext,
  { upload_token }: ParsedInputOf<typeof contract.getCvReading>,
): Promise<OutputOf<typeof contract.getCvReading>> {
  const link = await openUpload(services.db, upload_token, now);
  const file = await findFile(services.db, link.company_uuid, link.object_uuid);
  if (!file) throw new AppError(40902, { reason: 'file.incomplete' });
  return {
    state: file.reading_state ?? 'failed',
    failure: file.reading_failure,
    progress: readingProgress(file),
    by_ocr: isByOcr(file),
    fields: file.reading_fields as CvFields | null,
  };
}

/** What an upload's token opens. @throws AppError 403 for an unknown or expired one */
export async function openUpload(reader: Reader, token: string, now: Date) {
  const link = await findLink(reader, hashLinkToken(token), 'cv_upload', now);
  if (!link) throw new AppError(403);
  return link;
}
