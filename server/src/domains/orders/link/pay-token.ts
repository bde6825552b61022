import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';

/** Where the page of a link lies. */
export const PAY_PATH = '/pay-order';

/** Half of a SHA-256, beside a uuid that chance made as well. */
const SIGNED_BYTES = 16;

const signed = (secret: string, uuid: string): Buffer =>
  createHmac('sha256', secret).update(`pay-link:${uuid}`).digest().subarray(0, SIGNED_BYTES);

/** What the address of a link ends with: its uuid, signed; 43 letters, digits, hyphens and low lines. */
export const payToken = (secret: string, uuid: string): string =>
  Buffer.concat([parse(uuid), signed(secret, uuid)]).toString('base64url');

/** @returns the uuid of the link; undefined for what we have not signed */
export function uuidOfToken(secret: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (!/^[\w-]{43}$/.test(token) || bytes.length !== 2 * SIGNED_BYTES) return undefined;
  const uuid = stringifyAny(bytes.subarray(0, SIGNED_BYTES));
  return uuid && timingSafeEqual(bytes.subarray(SIGNED_BYTES), signed(secret, uuid)) ? uuid : undefined;
}

/** Bytes that are no uuid are refused by the library. */
function stringifyAny(bytes: Uint8Array): string | undefined {
  try {
    return stringify(bytes);
  } catch {
    return undefined;
  }
}
