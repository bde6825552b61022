import { randomBytes } from 'node:crypto';
import { AppError } from '../../../app-error.ts';
import { type Trx, withTransaction } from '../../../db/database.ts';
import { requireQuota } from '../../../db/quota.ts';
import type { RequestContext, UploadedFile } from '../../../http/context.ts';
import { cleanFileName } from '../../../http/file-name.ts';
import { receiveFile, recordFile, refusalOfSize } from '../../files/index.ts';
import { BYTES_OF_COMPANY } from '../quotas.ts';
import { senderOf } from '../reading/cv-to-read.ts';
import { readCvFile } from '../reading/read-cv-file.ts';
import { hashLinkToken } from '../status/status-link.ts';
import { insertLink } from './upload-queries.ts';

const DAY = 86_400_000;

/**
 * Takes a CV that comes whole, has it read, and gives the token by which one application of the company has it.
 * @throws AppError 42203 with the reason when the file cannot be used, 429 when the company has taken in too much today
 */
export async function receiveCv(
  { services, network, now }: Pick<RequestContext, 'services' | 'network' | 'now'>,
  companyUuid: string,
  { name, bytes }: UploadedFile,
) {
  const reason = refusalOfSize('cv', bytes.length);
  if (reason) throw new AppError(42203, { field: 'file', reason });
  const taken = { now, amount: bytes.length };
  await withTransaction(services.db, (trx) => requireQuota(trx, BYTES_OF_COMPANY, companyUuid, taken));
  const file = await receiveFile(services.storage, companyUuid, 'cv', { name: cleanFileName(name), bytes });
  const token = randomBytes(32).toString('base64url');
  await withTransaction(services.db, async (trx) => {
    await recordFile(trx, companyUuid, file);
    await insertLink(trx, {
      token_hash: hashLinkToken(token),
      purpose: 'cv_upload',
      company_uuid: companyUuid,
      object_uuid: file.file_uuid,
      expires_at: new Date(now.getTime() + DAY),
    });
    await readLater(services, trx, { company_uuid: companyUuid, file_uuid: file.file_uuid }, network);
  });
  return { upload_token: token, name: file.name, type: file.type, size: file.size };
}

/** Has a stored CV read, in the turn of whoever sent it. @param from a network, or an account */
export const readLater = (
  services: Pick<RequestContext['services'], 'tasks' | 'signingSecret'>,
  trx: Trx,
  cv: { company_uuid: string; file_uuid: string },
  from: string,
): Promise<void> => services.tasks.enqueue(trx, readCvFile, { ...cv, sender: senderOf(services, from) });
