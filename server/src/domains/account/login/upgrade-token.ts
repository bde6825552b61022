import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'uuid';
import { hashToken } from '../secrets.ts';

const STEP_BYTES = 16;
const HASH_BYTES = 32;
const NAMED_BYTES = STEP_BYTES + HASH_BYTES;

/**
 * The token that the account check hands out with a step (5103, 5105), which the client stores as its own. It opens the
 * session that asked, as long as that lives, and the same session gets the same one for a step: nothing is stored of it.
 */
export function upgradeToken(stepUuid: string, sessionHash: Buffer, secret: string): string {
  const named = Buffer.concat([parse(stepUuid), sessionHash]);
  return Buffer.concat([named, codeOf(named, secret)]).toString('base64url');
}

/** The hash by which a token's session is found: the token's own, or what an upgrade token names. */
export function sessionHashOf(token: string, secret: string): Buffer {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== NAMED_BYTES + HASH_BYTES) return hashToken(token);
  const named = bytes.subarray(0, NAMED_BYTES);
  const isOurs = timingSafeEqual(codeOf(named, secret), bytes.subarray(NAMED_BYTES));
  return isOurs ? named.subarray(STEP_BYTES) : hashToken(token);
}

const codeOf = (named: Buffer, secret: string): Buffer =>
  createHmac('sha256', secret).update('upgrade:').update(named).digest();
