import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { holdFile } from '../../files/index.ts';
import { hashLinkToken } from '../status/status-link.ts';
import { openUpload, usedUpload } from './open-upload.ts';
import { spendUpload } from './upload-queries.ts';

interface Taking {
  companyUuid: string;
  uploadToken: string;
  purpose: 'cv' | 'document';
  now: Date;
}

/**
 * The file of an upload, which is used up by it.
 * @param field where the form shows what is wrong with it
 * @throws AppError 403 unknown, expired, of another company or for another purpose, 42203 its bytes have not all come or it was used
 */
export async function takeUpload(db: Trx, { companyUuid, uploadToken, purpose, now }: Taking, field = 'file') {
  const upload = await openUpload(db, uploadToken, now, field);
  if (upload.company_uuid !== companyUuid) throw new AppError(403);
  const file = await holdFile(db, companyUuid, upload.object_uuid);
  if (!file) throw new AppError(42203, { field, reason: 'file.incomplete' });
  if (file.purpose !== purpose) throw new AppError(403);
  if (!(await spendUpload(db, hashLinkToken(uploadToken), now))) throw usedUpload(field);
  return file;
}
