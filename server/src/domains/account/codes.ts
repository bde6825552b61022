import type { CodePurpose, checkSms, sendSms } from '@qinghe/contract/account/endpoints.ts';
import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { type Trx, withTransaction } from '../../db/database.ts';
import type { RequestContext } from '../../http/context.ts';
import { spendCaptchaProof } from './captcha.ts';
import { countRecentCodes, insertCode, lockNewestCode, lockSending, spendTry, useCode } from './queries.ts';
import { CODE_SECONDS, CODES_A_DAY, CODES_AN_HOUR_FROM_IP, RESEND_SECONDS } from './rules.ts';
import { hashCode, newCode, sameHash } from './secrets.ts';

/**
 * Sends a code. The message is handed to the carrier before the code counts, so that a carrier that is down is said at
 * once and costs none of the phone's codes.
 * @throws AppError 10104 without captcha proof, 429 with seconds in `data.retry_after` above the limits
 */
export function sendCode(
  context: RequestContext,
  { phone, purpose, captcha_proof }: ParsedInputOf<typeof sendSms>,
): Promise<OutputOf<typeof sendSms>> {
  return context.transaction(async (trx) => {
    await lockSending(trx, phone, context.ip);
    await refuseTooMany(trx, phone, context);
    if (!(await spendCaptchaProof(trx, captcha_proof, context.now))) throw new AppError(10104);
    const uuid = uuidv7();
    const code = newCode();
    await insertCode(trx, {
      uuid,
      purpose,
      address: phone,
      code_hash: hashCode(uuid, code),
      sent_from: context.ip,
      created_at: context.now,
      expires_at: new Date(context.now.getTime() + CODE_SECONDS * 1000),
    });
    await context.services.sms.send(phone, { template: 'code', code, minutes: CODE_SECONDS / 60 });
    return { resend_after: RESEND_SECONDS };
  });
}

async function refuseTooMany(trx: Trx, phone: string, { ip, now }: RequestContext): Promise<void> {
  const recent = await countRecentCodes(trx, phone, ip, now);
  const sinceLast =
    recent.last_at === null ? Number.POSITIVE_INFINITY : (now.getTime() - Date.parse(recent.last_at)) / 1000;
  const refuse = (seconds: number) => new AppError(429, { data: { retry_after: Math.ceil(seconds) } });
  if (sinceLast < RESEND_SECONDS) throw refuse(RESEND_SECONDS - sinceLast);
  if ((recent.to_phone ?? 0) >= CODES_A_DAY) throw refuse(86_400);
  if ((recent.from_ip ?? 0) >= CODES_AN_HOUR_FROM_IP) throw refuse(3600);
}

/** Checks a code without using it up; wrong tries count. */
export async function checkCode(
  context: RequestContext,
  { phone, code, purpose }: ParsedInputOf<typeof checkSms>,
): Promise<OutputOf<typeof checkSms>> {
  const uuid = await withTransaction(context.services.db, (trx) => findMatch(trx, purpose, phone, code, context.now));
  return { valid: uuid !== undefined };
}

/** Uses a code up. @returns false when it is wrong, expired, used, or out of tries */
export async function spendCode(
  trx: Trx,
  purpose: CodePurpose,
  phone: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const uuid = await findMatch(trx, purpose, phone, code, now);
  if (uuid !== undefined) await useCode(trx, uuid, now);
  return uuid !== undefined;
}

async function findMatch(
  trx: Trx,
  purpose: CodePurpose,
  phone: string,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const newest = await lockNewestCode(trx, purpose, phone);
  if (!newest || newest.used_at !== null || newest.tries_left === 0) return undefined;
  if (Date.parse(newest.expires_at) <= now.getTime()) return undefined;
  if (sameHash(newest.code_hash, hashCode(newest.uuid, code))) return newest.uuid;
  await spendTry(trx, newest.uuid);
  return undefined;
}
