import type { CodePurpose } from '@qinghe/contract/account/codes.ts';
import * as contract from '@qinghe/contract/account/codes.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { type Trx, withTransaction } from '../../db/database.ts';
import { isUsedUp, takeQuota } from '../../db/quota.ts';
import type { RequestContext } from '../../http/context.ts';
import { route } from '../../http/route.ts';
import { type Write, writeForAnyone } from '../../http/write.ts';
import { returnCaptchaProof, spendCaptchaProof } from './captcha.ts';
import {
  countRecentCodes,
  insertCode,
  lockNewestCode,
  lockSending,
  settleCode,
  spendTry,
  useCode,
} from './code-queries.ts';
import { TRIES_FROM_NETWORK } from './quotas.ts';
import {
  CODE_SECONDS,
  CODES_A_DAY,
  CODES_A_DAY_FROM_NETWORK,
  CODES_AN_HOUR_FROM_NETWORK,
  RESEND_SECONDS,
} from './rules.ts';
import { hashCode, newCode, sameHash } from './secrets.ts';

export interface CodeRequest {
  phone: string;
  purpose: CodePurpose;
  captcha_proof: string;
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
  const message = { template: 'code' as const, code, minutes: CODE_SECONDS / 60 };
  try {
    await services.sms.send(request.phone, message, { key: uuid, again: false });
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

export const sendLoginCode = route(contract.sendSms, { none: 'a code belongs to no company' }, sendCode);

async function claimCode(
  trx: Trx,
  context: RequestContext,
  { phone, purpose, captcha_proof }: CodeRequest,
  code: string,
): Promise<string> {
  await lockSending(trx, phone, context.network);
  await refuseTooMany(trx, phone, context);
  if (!(await spendCaptchaProof(trx, captcha_proof, context.now))) throw new AppError(10104);
  const uuid = uuidv7();
  await insertCode(trx, {
    uuid,
    purpose,
    address: phone,
    code_hash: hashCode(uuid, code),
    sent_from: context.network,
    state: 'sending',
    created_at: context.now,
    expires_at: new Date(context.now.getTime() + CODE_SECONDS * 1000),
  });
  return uuid;
}

async function refuseTooMany(trx: Trx, phone: string, { network, now }: RequestContext): Promise<void> {
  const recent = await countRecentCodes(trx, phone, network, now);
  const sinceLast =
    recent.last_at === null ? Number.POSITIVE_INFINITY : (now.getTime() - Date.parse(recent.last_at)) / 1000;
  const refuse = (seconds: number) => new AppError(429, { data: { retry_after: Math.ceil(seconds) } });
  if (sinceLast < RESEND_SECONDS) throw refuse(RESEND_SECONDS - sinceLast);
  if ((recent.to_phone_from_network ?? 0) >= CODES_A_DAY_FROM_NETWORK) throw refuse(86_400);
  if ((recent.to_phone ?? 0) >= CODES_A_DAY) throw refuse(86_400);
  if ((recent.from_network ?? 0) >= CODES_AN_HOUR_FROM_NETWORK) throw refuse(3600);
}

/** Checks a code without using it up; wrong tries count. */
export const checkCode = writeForAnyone(
  contract.checkSms,
  { audit: { none: 'nobody is known by a code alone' } },
  async (call, { phone, code, purpose }) => ({ valid: (await findMatch(call, purpose, phone, code)) !== undefined }),
);

/** Uses a code up. @returns false when it is wrong, expired, used, or out of tries */
export async function spendCode(call: CodeCall, purpose: CodePurpose, phone: string, code: string): Promise<boolean> {
  const uuid = await findMatch(call, purpose, phone, code);
  if (uuid !== undefined) await useCode(call.db, uuid, call.now);
  return uuid !== undefined;
}

type CodeCall = Pick<Write, 'db' | 'network' | 'now'>;

/** A network that guesses uses up its own tries, not those of the phone's owner. */
async function findMatch(
  { db, network, now }: CodeCall,
  purpose: CodePurpose,
  phone: string,
  code: string,
): Promise<string | undefined> {
  const newest = await lockNewestCode(db, purpose, phone);
  if (!newest || newest.used_at !== null || newest.tries_left === 0) return undefined;
  if (Date.parse(newest.expires_at) <= now.getTime()) return undefined;
  const tried = `${newest.uuid} ${network}`;
  if (await isUsedUp(db, TRIES_FROM_NETWORK, tried, now)) return undefined;
  if (sameHash(newest.code_hash, hashCode(newest.uuid, code))) return newest.uuid;
  await takeQuota(db, TRIES_FROM_NETWORK, tried, { now });
  await spendTry(db, newest.uuid);
  return undefined;
}
