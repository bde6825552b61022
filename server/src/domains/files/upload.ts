import * as contract from '@qinghe/contract/files/endpoints.ts';
import { AppError } from '../../app-error.ts';
import { read } from '../../http/read.ts';
import { route } from '../../http/route.ts';
import { auditedTransaction } from '../../http/write.ts';
import { fileLimits } from './rules.ts';
import { receiveFile, recordFile } from './store-file.ts';
import { openUploadKey, signUploadKey } from './upload-key.ts';

const KEY_SECONDS = 600;

/** Where and how to upload; the key in `fields` is the permission, for ten minutes. */
export const giveUploadSignature = read(contract.uploadSignature, async ({ services, member, now }, { purpose }) => {
  const { companyUuid, accountUuid } = member;
  const expiresAt = new Date(now.getTime() + KEY_SECONDS * 1000);
  const { types, maxBytes } = fileLimits[purpose];
  const permission = { companyUuid, accountUuid, purpose, expires: expiresAt.getTime() };
  return {
    url: '/api/v1/upload',
    fields: { key: signUploadKey(services.signingSecret, permission) },
    max_bytes: maxBytes,
    types: [...types],
    expires_at: expiresAt.toISOString(),
  };
});

/**
 * The bytes go into the store before the transaction begins, since a store is not part of one.
 * @throws AppError 403 for a forged or expired key, 42203 for a file that cannot be used
 */
export const uploadFile = route(contract.upload, 'file.uploaded', async (context, { key }) => {
  const { services, now } = context;
  const permission = openUploadKey(services.signingSecret, key, now);
  if (!permission) throw new AppError(403);
  const { companyUuid, accountUuid } = permission;
  const purpose = contract.filePurpose.parse(permission.purpose);
  const file = await receiveFile(services.storage, companyUuid, purpose, context.file);
  const actor = { kind: 'account' as const, uuid: accountUuid };
  const subject = { audit: 'file.uploaded', input: { uuid: file.file_uuid }, companyUuid, actor };
  return auditedTransaction(context, subject, async ({ db }) => {
    await recordFile(db, companyUuid, file);
    return file;
  });
});
