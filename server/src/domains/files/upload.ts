import * as contract from '@qinghe/contract/files/endpoints.ts';
import { AppError } from '../../app-error.ts';
import { withTransaction } from '../../db/database.ts';
import { takeQuota } from '../../db/quota.ts';
import type { RequestContext } from '../../http/context.ts';
import { read } from '../../http/read.ts';
import { type Route, route } from '../../http/route.ts';
import { auditedTransaction } from '../../http/write.ts';
import type { Services } from '../../services.ts';
import { isSessionLive } from '../account/index.ts';
import { USES_OF_KEY } from './quotas.ts';
import { fileLimits } from './rules.ts';
import { receiveFile, recordFile } from './store-file.ts';
import { openUploadKey, signUploadKey, type UploadPermission } from './upload-key.ts';

const KEY_SECONDS = 600;

/** Where and how to upload; the key in `fields` is the permission for one file, for ten minutes of this session. */
export const giveUploadSignature = read(contract.uploadSignature, async ({ services, member, now }, { purpose }) => {
  const { companyUuid, accountUuid, sessionHash } = member;
  const expiresAt = new Date(now.getTime() + KEY_SECONDS * 1000);
  const { types, maxBytes } = fileLimits[purpose];
  const permission = {
    companyUuid,
    accountUuid,
    session: sessionHash.toString('base64url'),
    purpose,
    expires: expiresAt.getTime(),
  };
  return {
    url: '/api/v1/upload',
    fields: { key: signUploadKey(services.signingSecret, permission) },
    max_bytes: maxBytes,
    types: [...types],
    expires_at: expiresAt.toISOString(),
  };
});

/** Files that come under keys of one kind. */
export interface UploadDoor {
  /** Whether a key is of this kind, before the file is read. @throws AppError for one of this kind that opens nothing */
  opens: (context: RequestContext, key: string) => Promise<boolean>;
  take: (context: RequestContext, key: string) => Promise<contract.StoredFile>;
}

/**
 * The bytes go into the store before the transaction begins, since a store is not part of one.
 * @param others doors of other domains
 * @throws AppError 403 for a forged, expired or used key, 42203 for a file that cannot be used; the key is used up then too
 */
export function uploadFile(others: readonly UploadDoor[]): Route {
  const doorFor = async (context: RequestContext, key: string): Promise<UploadDoor> => {
    for (const door of [...others, ofSignatures]) if (await door.opens(context, key)) return door;
    throw new AppError(403);
  };
  return route(
    contract.upload,
    'file.uploaded',
    async (context, { key }) => (await doorFor(context, key)).take(context, key),
    async (context, { key }) => void (await doorFor(context, key)),
  );
}

const ofSignatures: UploadDoor = {
  opens: async ({ services, now }, key) => openUploadKey(services.signingSecret, key, now) !== undefined,
  take: uploadUnderSignature,
};

async function uploadUnderSignature(context: RequestContext, key: string): Promise<contract.StoredFile> {
  const { services, now } = context;
  const permission = openUploadKey(services.signingSecret, key, now);
  if (!permission || !(await spendKey(services, key, permission, now))) throw new AppError(403);
  const { companyUuid, accountUuid } = permission;
  const purpose = contract.filePurpose.parse(permission.purpose);
  const file = await receiveFile(services.storage, companyUuid, purpose, context.file);
  const actor = { kind: 'account' as const, uuid: accountUuid };
  const subject = { audit: 'file.uploaded' as const, input: { uuid: file.file_uuid }, companyUuid, actor };
  return auditedTransaction(context, subject, async ({ db }) => {
    await recordFile(db, companyUuid, file);
    return file;
  });
}

/** Whether the key was still good; from now on it is not. Its window is the one in which it expires, always the same. */
const spendKey = ({ db }: Services, key: string, { session, expires }: UploadPermission, now: Date): Promise<boolean> =>
  withTransaction(
    db,
    async (trx) =>
      (await isSessionLive(trx, Buffer.from(session, 'base64url'), now)) &&
      (await takeQuota(trx, USES_OF_KEY, key, { now: new Date(expires) })),
  );
