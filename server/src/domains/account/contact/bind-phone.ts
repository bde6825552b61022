import * as contract from '@qinghe/contract/account/contact.ts';
import { maskPhone } from '@qinghe/contract/formats.ts';
import { AppError } from '../../../app-error.ts';
import { writeForAccount } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { tell } from '../../messages/index.ts';
import { spendCodes } from '../codes/codes.ts';
import { notifyByMail } from '../messages/notify.ts';
import { lockCredentials } from '../password/password-queries.ts';
import { saveContact } from './contact-queries.ts';
import { refuseTaken, requireFreePhone } from './require-free.ts';

/**
 * The phone of an account that has none. Wrong codes are returned, not thrown, so that they stay counted; a phone that is
 * taken leaves its code good for `force_bind`.
 * @throws AppError 40102 wrong code, 40902 when it has a phone, 40907 when another account has this one
 */
export const bindPhone = writeForAccount(
  contract.bindPhone,
  { audit: 'account.phone_bound' },
  async (call, { phone, code }) => {
    const { db, account, note } = call;
    const { uuid, phone: before } = requireFound(await lockCredentials(db, account.accountUuid));
    if (before !== null) throw new AppError(40902, { reason: 'phone.bound' });
    const wrong = await spendCodes(call, [{ field: 'code', purpose: 'bind_phone', address: phone, code }]);
    if (wrong) return new AppError(40102, { field: wrong });
    await requireFreePhone(db, phone);
    await saveContact(db, uuid, { phone }).catch(refuseTaken('phone'));
    note({ objectUuid: uuid });
    return {};
  },
);

/**
 * Another phone, by codes of the old and of the new one; both are used up, or none. The e-mail is told.
 * @throws AppError 40102 at the code that is wrong, 40902 without a phone, 40907 when another account has this one
 */
export const rebindPhone = writeForAccount(
  contract.rebindPhone,
  { audit: 'account.phone_changed' },
  async (call, { old_code, phone, code }) => {
    const { db, account, note } = call;
    const { uuid, phone: before, email } = requireFound(await lockCredentials(db, account.accountUuid));
    if (before === null) throw new AppError(40902, { reason: 'phone.none' });
    if (before === phone) throw new AppError(40902, { reason: 'phone.same' });
    const wrong = await spendCodes(call, [
      { field: 'old_code', purpose: 'prove_phone', address: before, code: old_code },
      { field: 'code', purpose: 'bind_phone', address: phone, code },
    ]);
    if (wrong) return new AppError(40102, { field: wrong });
    await requireFreePhone(db, phone);
    await saveContact(db, uuid, { phone }).catch(refuseTaken('phone'));
    await tell(call, 'phoneChanged', { companyUuid: null, to: [uuid] });
    await notifyByMail(call, email, 'phoneChanged', { phone: maskPhone(phone) });
    note({ objectUuid: uuid });
    return {};
  },
);

/** A number to call, which opens nothing: nobody has to prove that it is theirs. */
export const setContactPhone = writeForAccount(
  contract.setContactPhone,
  { audit: 'account.contact_phone_changed' },
  async ({ db, account: { accountUuid }, note }, { phone }) => {
    await saveContact(db, accountUuid, { contact_phone: phone });
    note({ objectUuid: accountUuid });
    return {};
  },
);
