import * as contract from '@qinghe/contract/account/close.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Member } from '../../../http/context.ts';
import { type Write, writeForAccount } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { findAccount } from '../account-queries.ts';
import { eraseAvatar } from '../avatar/erase-avatar.ts';
import { spendCode } from '../codes/codes.ts';
import { notifyByMail } from '../messages/notify.ts';
import { lockCredentials } from '../password/password-queries.ts';
import { CLOSED_LOGIN_DAYS } from '../rules.ts';
import { hashClosedLogin } from '../secrets.ts';
import { endSession } from '../session/session.ts';
import { deleteTwoFactor, lockTwoFactor } from '../two-factor/two-factor-queries.ts';
import { deleteWechat } from '../wechat/identity-queries.ts';
import {
  deleteCodes,
  emptyAccount,
  findOtherMembers,
  insertClosure,
  lockMembership,
  saveClosedLogin,
} from './close-queries.ts';

/**
 * Closes an account for good: what opens it and what is its own goes, its phone and e-mail are free again, its session
 * ends with 10109. What it did for its company stays in the company's records, which the law keeps for three years (Order
 * 44). A sub-account's jobs go to the master; those of a master who is the last one go offline.
 * @throws AppError 40902 without a phone, or for a master with other members; 40102 wrong code
 */
export const closeAccount = writeForAccount(
  contract.closeAccount,
  { audit: 'account.closed' },
  async (call, { code }) => {
    const { db, account, note, now } = call;
    const uuid = account.accountUuid;
    if (account.companyUuid !== null) await lockMembership(db, account.companyUuid);
    await lockTwoFactor(db, uuid);
    const own = requireFound(await lockCredentials(db, uuid));
    if (own.phone === null) throw new AppError(40902, { reason: 'phone.none' });
    const others = account.companyUuid === null ? [] : await findOtherMembers(db, account.companyUuid, uuid);
    const master = others.find(({ type }) => type === 'master');
    // Not by the type that the call came with: the rights may have been taken over since.
    if (others.length > 0 && !master) throw new AppError(40902, { reason: 'close.handOver' });
    if (!(await spendCode(call, 'close_account', own.phone, code))) return new AppError(40102, { field: 'code' });
    if (account.companyUuid !== null)
      await leaveCompany(call, { ...account, companyUuid: account.companyUuid }, master?.account_uuid);
    await rememberLogins(call, own);
    await deleteCodes(db, [own.phone, own.email ?? own.phone]);
    await deleteTwoFactor(db, uuid);
    await deleteWechat(db, uuid);
    await forgetAvatar(call, uuid);
    await emptyAccount(db, uuid, { now, keepName: account.companyUuid !== null });
    await endSession(db, uuid, 10109);
    const receipt = uuidv7();
    await insertClosure(db, { receipt, account_uuid: uuid, closed_at: now });
    await notifyByMail(call, own.email, 'accountClosed', { receipt });
    note({ objectUuid: uuid });
    return { receipt, closed_at: now.toISOString() };
  },
);

async function leaveCompany(call: Write, member: Member, masterUuid: string | undefined): Promise<void> {
  await call.services.memberLeaves(call, member, masterUuid ?? null);
  await call.services.accountCloses(call, member);
}

/** The picture goes with the account, its bytes once that is committed. */
async function forgetAvatar({ db, services }: Write, uuid: string): Promise<void> {
  const url = (await findAccount(db, uuid))?.head_url;
  if (url) await services.tasks.enqueue(db, eraseAvatar, { url });
}

/** For thirty days the right password is told that the account is closed; a wrong one hears the same as ever. */
async function rememberLogins(
  { db, services, now }: Write,
  { phone, email, password_hash }: { phone: string | null; email: string | null; password_hash: string | null },
): Promise<void> {
  if (password_hash === null) return;
  const expires_at = new Date(now.getTime() + CLOSED_LOGIN_DAYS * 86_400_000);
  for (const name of [phone, email]) {
    if (name === null) continue;
    const key_hash = hashClosedLogin(services.signingSecret, name);
    await saveClosedLogin(db, { key_hash, password_hash, expires_at });
  }
}
