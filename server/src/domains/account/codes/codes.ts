import * as contract from '@qinghe/contract/account/codes.ts';
import { isUsedUp, takeQuota } from '../../../db/quota.ts';
import { type Write, writeForAccount, writeForAnyone } from '../../../http/write.ts';
import { TRIES_FROM_NETWORK } from '../quotas.ts';
import { hashCode, sameHash } from '../secrets.ts';
import { lockNewestCode, spendTry, useCode } from './code-queries.ts';

const audit = { none: 'nobody is known by a code alone' };

/** Checks a code without using it up; wrong tries count. */
export const checkCode = writeForAnyone(contract.checkSms, { audit }, async (call, { phone, code, purpose }) => ({
  valid: (await findMatch(call, purpose, phone, code)) !== undefined,
}));

/** As `checkCode`, for a code that was sent by e-mail. */
export const checkEmailCode = writeForAccount(
  contract.checkEmailCode,
  { audit },
  async (call, { email, code, purpose }) => ({
    valid: (await findMatch(call, purpose, email.toLowerCase(), code)) !== undefined,
  }),
);

/**
 * Uses a code up; `address` is a mobile, or an e-mail in small letters.
 * @returns false when it is wrong, expired, used, or out of tries
 */
export async function spendCode(
  call: CodeCall,
  purpose: contract.CodePurpose,
  address: string,
  code: string,
): Promise<boolean> {
  return (await spendCodes(call, [{ field: 'code', purpose, address, code }])) === undefined;
}

export interface CodeToSpend {
  /** The input field that holds it. */
  field: string;
  purpose: contract.CodePurpose;
  address: string;
  code: string;
}

/** Uses several codes up, or none of them. @returns the field of the first one that is not right */
export async function spendCodes(call: CodeCall, codes: readonly CodeToSpend[]): Promise<string | undefined> {
  const matches: string[] = [];
  for (const { field, purpose, address, code } of codes) {
    const uuid = await findMatch(call, purpose, address, code);
    if (uuid === undefined) return field;
    matches.push(uuid);
  }
  for (const uuid of matches) await useCode(call.db, uuid, call.now);
  return undefined;
}

type CodeCall = Pick<Write, 'db' | 'network' | 'now'>;

/** A network that guesses uses up its own tries, not those of the owner of the address. */
async function findMatch(
  { db, network, now }: CodeCall,
  purpose: contract.CodePurpose,
  address: string,
  code: string,
): Promise<string | undefined> {
  const newest = await lockNewestCode(db, purpose, address);
  if (!newest || newest.used_at !== null || newest.tries_left === 0) return undefined;
  if (Date.parse(newest.expires_at) <= now.getTime()) return undefined;
  const tried = `${newest.uuid} ${network}`;
  if (await isUsedUp(db, TRIES_FROM_NETWORK, tried, now)) return undefined;
  if (sameHash(newest.code_hash, hashCode(newest.uuid, code))) return newest.uuid;
  await takeQuota(db, TRIES_FROM_NETWORK, tried, { now });
  await spendTry(db, newest.uuid);
  return undefined;
}
