import { randomBytes } from 'node:crypto';
import * as contract from '@qinghe/contract/resumes/apply.ts';
import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { unreadableWords } from '@qinghe/contract/texts/cv-unreadable.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { withTransaction } from '../../../db/database.ts';
import { requireQuota, requireRest } from '../../../db/quota.ts';
import { cleanFileName } from '../../../http/file-name.ts';
import { readForAnyone } from '../../../http/read.ts';
import { route } from '../../../http/route.ts';
import { writeForAnyone } from '../../../http/write.ts';
import { spendCaptchaProof } from '../../account/index.ts';
import { findFile, findPartialUpload, insertPartialUpload, refusalOfSize, saveChunk } from '../../files/index.ts';
import { requireOpenJob } from '../../jobs/index.ts';
import { isPartial, readingProgress } from '../desk/present-application.ts';
import { BYTES_OF_COMPANY, BYTES_OF_NETWORK, CVS, DOCUMENTS } from '../quotas.ts';
import { isByOcr } from '../reading/by-ocr.ts';
import { senderOf } from '../reading/cv-to-read.ts';
import { hashLinkToken } from '../status/status-link.ts';
import { noAudit, openUpload } from './open-upload.ts';
import { insertLink } from './upload-queries.ts';

const UPLOAD_DAYS = 1;

/**
 * Opens an upload for an open job.
 * @throws AppError 40401 no such job, 40902 closed, 42203 empty or too large, 10104 without captcha proof, 429 too many
 */
export const startUpload = writeForAnyone(
  contract.startUpload,
  { audit: noAudit },
  async ({ db, services, network, now }, { job_uuid, name, size, purpose, captcha_proof }) => {
    const reason = refusalOfSize(purpose, size);
    if (reason) throw new AppError(42203, { field: 'file', reason });
    const { companyUuid } = await requireOpenJob(db, job_uuid, now);
    if (!(await spendCaptchaProof(db, captcha_proof, now))) throw new AppError(10104);
    const most = purpose === 'cv' ? CVS : DOCUMENTS;
    await requireQuota(db, most.ofNetwork, network, { now });
    await requireQuota(db, most.ofJob, job_uuid, { now });
    // What is announced and never sent uses nothing up: who says 20 MB a hundred times keeps nobody out.
    await requireRest(db, BYTES_OF_NETWORK, network, now);
    await requireRest(db, BYTES_OF_COMPANY, companyUuid, now);
    const uuid = uuidv7();
    const token = randomBytes(32).toString('base64url');
    const sender = senderOf(services, network);
    const upload = { uuid, purpose, name: cleanFileName(name), size, sender, created_at: now };
    await insertPartialUpload(db, companyUuid, upload);
    await insertLink(db, {
      token_hash: hashLinkToken(token),
      purpose: 'cv_upload',
      company_uuid: companyUuid,
      object_uuid: uuid,
      expires_at: new Date(now.getTime() + UPLOAD_DAYS * 86_400_000),
    });
    return { upload_token: token, offset: 0, size, chunk_bytes: contract.CHUNK_BYTES };
  },
);

/** @throws AppError 403 for an unknown or expired upload */
export const getUpload = readForAnyone(contract.getUpload, async ({ db, now }, { upload_token }) => {
  const { company_uuid, object_uuid } = await openUpload(db, upload_token, now);
  const file = await findFile(db, company_uuid, object_uuid);
  if (file) return { offset: file.size, size: file.size, chunk_bytes: contract.CHUNK_BYTES, finished: true };
  const upload = await findPartialUpload(db, company_uuid, object_uuid);
  if (!upload) throw new AppError(403);
  return { offset: upload.received, size: upload.size, chunk_bytes: contract.CHUNK_BYTES, finished: false };
});

/** @throws AppError 403 unknown upload, 40920 another offset is next, 413 too long, 400 a wrong chunk size, 429 too many bytes */
export const sendChunk = route(contract.sendChunk, noAudit, async ({ services, network, now, bytes }, input) => {
  const { upload_token, upload_offset: offset } = input;
  const { company_uuid: companyUuid, object_uuid: uploadUuid } = await openUpload(services.db, upload_token, now);
  const chunkBytes = contract.CHUNK_BYTES;
  const file = await findFile(services.db, companyUuid, uploadUuid);
  if (file) throw new AppError(40920, { data: { offset: file.size } });
  const slot = { companyUuid, uploadUuid, offset, chunkBytes };
  const chunk = bytes ?? Buffer.alloc(0);
  if (chunk.length > 0)
    await withTransaction(services.db, async (trx) => {
      await requireQuota(trx, BYTES_OF_NETWORK, network, { now, amount: chunk.length });
      await requireQuota(trx, BYTES_OF_COMPANY, companyUuid, { now, amount: chunk.length });
    });
  const { received, size } = await saveChunk(services, slot, chunk);
  return { offset: received, size, chunk_bytes: chunkBytes };
});

/** @throws AppError 403 for an unknown or expired upload, 40902 while its bytes are still coming */
export const getCvReading = readForAnyone(contract.getCvReading, async ({ db, now, locale }, { upload_token }) => {
  const link = await openUpload(db, upload_token, now);
  const file = await findFile(db, link.company_uuid, link.object_uuid);
  if (!file) throw new AppError(40902, { reason: 'file.incomplete' });
  const state = file.reading_state ?? ('failed' as const);
  return {
    state,
    failure: file.reading_failure,
    failure_text: state === 'failed' ? unreadableWords(file.reading_failure, 'toApplicant', locale) : null,
    progress: readingProgress(file),
    by_ocr: isByOcr(file),
    partial: isPartial(file),
    fields: file.reading_fields as CvFields | null,
  };
});
