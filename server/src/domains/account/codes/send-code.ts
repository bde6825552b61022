import * as codes from '@qinghe/contract/account/codes.ts';
import { isEmail } from '@qinghe/contract/formats.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { type Trx, withTransaction } from '../../../db/database.ts';
import type { RequestContext } from '../../../http/context.ts';
import { route } from '../../../http/route.ts';
import { findUuidByEmail } from '../password/password-queries.ts';
import {
  CODE_SECONDS,
  CODES_A_DAY,
  CODES_A_DAY_FROM_NETWORK,
  CODES_OF_NETWORK,
  OF_STRANGERS,
  RESEND_SECONDS,
} from '../rules.ts';
import { hashCode, newCode } from '../secrets.ts';
import { returnCaptchaProof, spendCaptchaProof } from './captcha.ts';
import { countCodesAround, countRecentCodes, insertCode, lockSending, settleCode } from './code-queries.ts';

export interface CodeRequest {
  /** A mainland mobile, or an e-mail address in small letters. */
  address: string;
  purpose: codes.CodePurpose;
  captcha_proof: string;
  /** What an e-mail says; `noAccount` holds no code, so that the page that asked learns nothing. */
  mail?: 'code' | 'noAccount';
}

/**
 * Saves a code in a transaction of its own, then hands it to the carrier outside of any. A carrier that fails costs
 * neither a code nor the captcha's proof; a message that arrives all the same holds a valid code.
 * @throws AppError 10104 without captcha proof, 429 with seconds in `data.retry_after` above the limits
 */
export async function sendCode(context: RequestContext, request: CodeRequest): Promise<{ resend_after: number }> {
  const { services } = context;
  const code = newCode();
  const uuid = await context.transaction((trx) => claimCode(trx, context, request, code));
  try {
    await deliver(context, request, code, uuid);
  } catch (error) {
    await withTransaction(services.db, async (trx) => {
      await settleCode(trx, uuid, 'failed');
      await returnCaptchaProof(trx, request.captcha_proof);
    });
    throw error;
  }
  await withTransaction(services.db, (trx) => settleCode(trx, uuid, 'sent'));
  return { resend_after: RESEND_SECONDS };
}

const audit = { none: 'a code belongs to no company' };

export const sendSmsCode = route(codes.sendSms, audit, (context, { phone, ...request }) =>
  sendCode(context, { ...request, address: phone }),
);

/** The same for the chat host's path. */
export const sendPhoneCode = route(codes.sendPhoneCode, audit, (context, { phone, ...request }) =>
  sendCode(context, { ...request, address: phone }),
);

/** Says in the mail alone that no account has this address. */
export const sendEmailCode = route(codes.sendEmail, audit, async (context, { email, ...request }) => {
  const address = email.toLowerCase();
  const isForNobody =
    request.purpose === 'reset_password' && (await findUuidByEmail(context.services.db, address)) === undefined;
  return sendCode(context, { ...request, address, mail: isForNobody ? 'noAccount' : 'code' });
});

async function deliver(
  { services, locale }: RequestContext,
  { address, mail = 'code' }: CodeRequest,
  code: string,
  uuid: string,
): Promise<void> {
  const minutes = CODE_SECONDS / 60;
  const delivery = { key: uuid, again: false };
  if (!isEmail(address)) return services.sms.send(address, { template: 'code', code, minutes }, delivery);
  const text = say(mails, mail === 'code' ? 'emailCode' : 'noAccount', locale, { code, minutes });
  return services.email.send({ to: address, subject: say(mails, 'codeSubject', locale), text }, delivery);
}

async function claimCode(
  trx: Trx,
  context: RequestContext,
  { address, purpose, captcha_proof }: CodeRequest,
  code: string,
): Promise<string> {
  await lockSending(trx, address, context.network);
  await refuseTooMany(trx, { address, purpose }, context);
  if (!(await spendCaptchaProof(trx, captcha_proof, context.now))) throw new AppError(10104);
  const uuid = uuidv7();
  await insertCode(trx, {
    uuid,
    purpose,
    address,
    code_hash: hashCode(uuid, code),
    sent_from: context.network,
    state: 'sending',
    created_at: context.now,
    expires_at: new Date(context.now.getTime() + CODE_SECONDS * 1000),
  });
  return uuid;
}

async function refuseTooMany(
  trx: Trx,
  { address, purpose }: Pick<CodeRequest, 'address' | 'purpose'>,
  { network, now }: RequestContext,
): Promise<void> {
  const recent = await countRecentCodes(trx, address, network, now);
  const sinceLast =
    recent.last_at === null ? Number.POSITIVE_INFINITY : (now.getTime() - Date.parse(recent.last_at)) / 1000;
  const refuse = (seconds: number) => new AppError(429, { data: { retry_after: Math.ceil(seconds) } });
  if (sinceLast < RESEND_SECONDS) throw refuse(RESEND_SECONDS - sinceLast);
  if ((recent.to_address_from_network ?? 0) >= CODES_A_DAY_FROM_NETWORK) throw refuse(86_400);
  // Strangers in two networks could have asked for all of them.
  if ((recent.to_address ?? 0) >= CODES_A_DAY && !recent.is_from_home) throw refuse(86_400);
  const group = OF_STRANGERS.includes(purpose) ? 'candidates' : 'accounts';
  for (const { codes, share } of await countCodesAround(trx, network, now)) {
    // Somebody beside them may type theirs in at any moment.
    if (codes[`${group}_unused`] >= CODES_OF_NETWORK[group].unused * share) throw refuse(RESEND_SECONDS);
    if (codes[group] >= CODES_OF_NETWORK[group].all * share) throw refuse(3600);
  }
}
