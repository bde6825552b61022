import * as contract from '@qinghe/contract/account/contact.ts';
import { maskEmail, maskPhone } from '@qinghe/contract/formats.ts';
import { AppError } from '../../../app-error.ts';
import { requireAccount } from '../../../http/context.ts';
import { route } from '../../../http/route.ts';
import { writeForAccount } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { tell } from '../../messages/index.ts';
import { findAccount } from '../account-queries.ts';
import { spendCodes } from '../codes/codes.ts';
import { sendCode } from '../codes/send-code.ts';
import { notifyByMail } from '../messages/notify.ts';
import { lockCredentials } from '../password/password-queries.ts';
import { saveContact } from './contact-queries.ts';
import { refuseTaken, requireFreeEmail } from './require-free.ts';

/** Sends a code to the account's own phone. @throws AppError 40902 without one, 10104, 429 */
export const sendOwnCode = route(
  contract.sendOwnCode,
  { none: 'a code changes nothing' },
  async (context, { captcha_proof, purpose }) => {
    const { accountUuid } = requireAccount(context);
    const { phone } = requireFound(await findAccount(context.services.db, accountUuid));
    if (phone === null) throw new AppError(40902, { reason: 'phone.none' });
    const sent = await sendCode(context, { address: phone, purpose, captcha_proof });
    return { ...sent, address: maskPhone(phone) };
  },
);

/**
 * An e-mail by its code, and a code of the phone: it is a way in, and whoever found a session open gets none that lasts.
 * One that was in its place is told.
 * @throws AppError 40102 at the code that is wrong, 40908 when another account has it
 */
export const bindEmail = writeForAccount(
  contract.bindEmail,
  { audit: 'account.email_bound' },
  async (call, { email, code, phone_code = '' }) => {
    const { db, account, note } = call;
    const address = email.toLowerCase();
    const { uuid, phone, email: before } = requireFound(await lockCredentials(db, account.accountUuid));
    const wrong = await spendCodes(call, [
      { field: 'phone_code', purpose: 'prove_phone', address: phone ?? '', code: phone_code },
      { field: 'code', purpose: 'bind_email', address, code },
    ]);
    if (wrong) return new AppError(40102, { field: wrong });
    if (before !== address) {
      await requireFreeEmail(db, address);
      await saveContact(db, uuid, { email: address }).catch(refuseTaken('email'));
      if (before !== null) await tell(call, 'emailChanged', { companyUuid: null, to: [uuid] });
      await notifyByMail(call, before, 'emailChanged', { email: maskEmail(address) });
    }
    note({ objectUuid: uuid });
    return {};
  },
);
