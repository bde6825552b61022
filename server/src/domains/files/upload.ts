import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/files/endpoints.ts';
import { filePurpose } from '@qinghe/contract/files/endpoints.ts';
import { AppError } from '../../app-error.ts';
import { type RequestContext, requireMember } from '../../http/context.ts';
import { fileLimits } from './rules.ts';
import { receiveFile, recordFile } from './store-file.ts';
import { openUploadKey, signUploadKey } from './upload-key.ts';

const KEY_SECONDS = 600;

/** Where and how to upload; the key in `fields` is the permission, for ten minutes. */
export async function giveUploadSignature(
  context: RequestContext,
  { purpose }: ParsedInputOf<typeof contract.uploadSignature>,
): Promise<OutputOf<typeof contract.uploadSignature>> {
  const { companyUuid } = requireMember(context);
  const expiresAt = new Date(context.now.getTime() + KEY_SECONDS * 1000);
  const { types, maxBytes } = fileLimits[purpose];
  return {
    url: '/api/v1/upload',
    fields: {
      key: signUploadKey(context.services.signingSecret, { companyUuid, purpose, expires: expiresAt.getTime() }),
    },
    max_bytes: maxBytes,
    types: [...types],
    expires_at: expiresAt.toISOString(),
  };
}

/** @throws AppError 403 for a forged or expired key, 42203 for a file that cannot be used */
export async function uploadFile(
  context: RequestContext,
  { key }: ParsedInputOf<typeof contract.upload>,
): Promise<OutputOf<typeof contract.upload>> {
  const permission = openUploadKey(context.services.signingSecret, key, context.now);
  if (!permission) throw new AppError(403);
  const purpose = filePurpose.parse(permission.purpose);
  const file = await receiveFile(context.services.storage, permission.companyUuid, purpose, context.file);
  await context.transaction((trx) => recordFile(trx, permission.companyUuid, file));
  return file;
}
