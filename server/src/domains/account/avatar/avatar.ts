import { randomBytes } from 'node:crypto';
import * as contract from '@qinghe/contract/account/avatar.ts';
import type { UserInfo } from '@qinghe/contract/account/user-info.ts';
import { CvUnreadable, drawFirstPageIsolated } from '@qinghe/cv-reader/index.ts';
import { AppError } from '../../../app-error.ts';
import { withTransaction } from '../../../db/database.ts';
import { requireQuota } from '../../../db/quota.ts';
import { type RequestContext, requireAccount } from '../../../http/context.ts';
import { route } from '../../../http/route.ts';
import { type Write, writeForAccount } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { findAccount, lockAccount, saveHeadUrl } from '../account-queries.ts';
import { AVATARS } from '../quotas.ts';
import { presentUser } from '../session/user-info.ts';
import { eraseAvatar, keyOfAvatar } from './erase-avatar.ts';

/** Milliseconds, more than any call takes, after which a picture that is not shown was left behind. */
const UNSHOWN = 3_600_000;

const audit = { none: 'A picture gives no right, and the log keeps no faces' };

/**
 * Draws the picture anew in a process of its own, so that nothing of the file is kept, and shows it under an address that
 * nobody guesses. @throws AppError 400 without one, 42203 for what is none or too large, 429 after twenty in an hour
 */
export const saveAvatar = route(contract.saveAvatar, audit, async (context) => {
  const { services, now, transaction } = context;
  const { accountUuid } = requireAccount(context);
  await withTransaction(services.db, (trx) => requireQuota(trx, AVATARS, accountUuid, { now }));
  const bytes = await drawAnew(context);
  const url = contract.avatarUrl(accountUuid, randomBytes(16).toString('base64url'));
  // First, so that a crash leaves nothing behind: the task spares what is shown by then.
  const later = new Date(now.getTime() + UNSHOWN);
  await withTransaction(services.db, (trx) => services.tasks.enqueue(trx, eraseAvatar, { url }, later));
  await services.storage.put(keyOfAvatar(url), { bytes, type: 'image/webp' });
  return transaction((db) => show({ db, services }, accountUuid, url)).catch(async (error: unknown) => {
    const shown = await findAccount(services.db, accountUuid);
    if (shown?.head_url !== url) await services.storage.remove(keyOfAvatar(url));
    throw error;
  });
});

export const removeAvatar = writeForAccount(contract.removeAvatar, { audit }, (call) =>
  show(call, call.account.accountUuid, ''),
);

/** Puts an address in the place of the one before, whose bytes go once that is committed. @throws AppError 10109 once closed */
async function show({ db, services }: Pick<Write, 'db' | 'services'>, uuid: string, url: string): Promise<UserInfo> {
  await lockAccount(db, uuid);
  const { head_url: before, closed_at } = requireFound(await findAccount(db, uuid));
  // Closed while the picture was drawn: nobody takes it away any more.
  if (closed_at !== null) throw new AppError(10109);
  await saveHeadUrl(db, uuid, url);
  if (before !== '') await services.tasks.enqueue(db, eraseAvatar, { url: before });
  return presentUser(requireFound(await findAccount(db, uuid)));
}

async function drawAnew({ file }: RequestContext): Promise<Buffer> {
  if (!file) throw new AppError(400, { field: 'file', reason: 'format.required' });
  const refuse = (reason: string) => new AppError(42203, { field: 'file', reason });
  if (!isPicture(file.bytes)) throw refuse('file.photoType');
  if (file.bytes.length > contract.MAX_AVATAR_BYTES) throw refuse('file.avatarTooLarge');
  const drawn = await drawFirstPageIsolated(file.bytes).catch((error: unknown) => {
    throw error instanceof CvUnreadable ? refuse('file.photoType') : error;
  });
  return Buffer.from(drawn.bytes);
}

/** JPEG or PNG by its first bytes: the reader would draw documents too. */
const isPicture = (bytes: Buffer): boolean =>
  ['ffd8ff', '89504e470d0a1a0a'].some((start) => bytes.subarray(0, start.length / 2).toString('hex') === start);
