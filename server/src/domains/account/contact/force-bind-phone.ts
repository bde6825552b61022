import * as contract from '@qinghe/contract/account/contact.ts';
import { maskName, maskPhone } from '@qinghe/contract/formats.ts';
import { AppError } from '../../../app-error.ts';
import { writeForAccount } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { tell } from '../../messages/index.ts';
import { spendCodes } from '../codes/codes.ts';
import { notifyByMail } from '../messages/notify.ts';
import { lockCredentials } from '../password/password-queries.ts';
import { TICKET_MINUTES } from '../rules.ts';
import { hashToken, newToken } from '../secrets.ts';
import { endSession } from '../session/session.ts';
import { findWechat } from '../wechat/identity-queries.ts';
import { findByPhone, insertAccountLink, lockAccounts, saveContact, useAccountLink } from './contact-queries.ts';

/**
 * Says which account has a phone, once its code is right, and gives a ticket to take it over. An account with a phone of
 * its own proves that one too.
 * @throws AppError 40102 at the code that is wrong, 40902 when nobody else has the phone, or a frozen account has
 */
export const forceBindPhone = writeForAccount(
  contract.forceBindPhone,
  { audit: { none: 'nothing is changed before it is confirmed' } },
  async (call, { phone, code, old_code = '' }) => {
    const { db, account, now } = call;
    const { uuid, phone: before } = requireFound(await lockCredentials(db, account.accountUuid));
    const wrong = await spendCodes(call, [
      ...(before === null
        ? []
        : [{ field: 'old_code', purpose: 'prove_phone' as const, address: before, code: old_code }]),
      { field: 'code', purpose: 'bind_phone' as const, address: phone, code },
    ]);
    if (wrong) return new AppError(40102, { field: wrong });
    const other = await findByPhone(db, phone);
    if (!other || other.uuid === uuid) throw new AppError(40902, { reason: 'phone.free' });
    if (other.frozen_at !== null) throw new AppError(40902, { reason: 'phone.frozen' });
    const { token, tokenHash } = newToken();
    const expiresAt = new Date(now.getTime() + TICKET_MINUTES * 60_000);
    await insertAccountLink(db, {
      token_hash: tokenHash,
      purpose: 'force_bind',
      account_uuid: uuid,
      address: phone,
      other_uuid: other.uuid,
      expires_at: expiresAt,
    });
    return {
      ticket: token,
      expires_at: expiresAt.toISOString(),
      other: {
        name: maskName(other.name),
        phone: maskPhone(phone),
        has_email: other.email !== null,
        has_wechat: (await findWechat(db, other.uuid)) !== undefined,
      },
    };
  },
);

/**
 * Moves the phone over. The other account loses it, its session ends with 10107, and its e-mail is told; of two who do it
 * at once the second finds that the phone has gone to the first.
 * @throws AppError 40401 for a ticket that is unknown, used, expired or another account's, 40902 when
 * the phone has moved
 */
export const forceBindPhoneNext = writeForAccount(
  contract.forceBindPhoneNext,
  { audit: 'account.phone_taken_over' },
  async (call, { ticket }) => {
    const { db, account, now, note } = call;
    const link = requireFound(await useAccountLink(db, hashToken(ticket), 'force_bind', now));
    const { account_uuid: uuid, other_uuid: otherUuid, address: phone } = link;
    if (uuid !== account.accountUuid || otherUuid === null) throw new AppError(40401);
    const locked = await lockAccounts(db, [uuid, otherUuid]);
    const [own, other] = [uuid, otherUuid].map((one) => locked.find((row) => row.uuid === one));
    if (!own || other?.phone !== phone) throw new AppError(40902, { reason: 'phone.moved' });
    if (other.frozen_at !== null) throw new AppError(40902, { reason: 'phone.frozen' });
    await saveContact(db, otherUuid, { phone: null });
    await saveContact(db, uuid, { phone });
    await endSession(db, otherUuid, 10107);
    await tell(call, 'phoneChanged', { companyUuid: null, to: [uuid, otherUuid] });
    await notifyByMail(call, other.email, 'phoneMoved', { phone: maskPhone(phone) });
    await notifyByMail(call, own.email, 'phoneChanged', { phone: maskPhone(phone) });
    note({ objectUuid: uuid });
    if (other.company_uuid !== null && other.company_uuid !== account.companyUuid)
      note({ companyUuid: other.company_uuid, objectUuid: otherUuid, action: 'account.phone_lost' });
    return {};
  },
);
