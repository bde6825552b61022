import { createHash, randomBytes } from 'node:crypto';

/** How a key that opens something without an account is stored: nobody who reads the database opens anything. */
export const keyHashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** 256 bits for an address, and what is kept of them. */
export function newKeySecret(): { key: string; keyHash: Buffer } {
  const key = randomBytes(32).toString('base64url');
  return { key, keyHash: keyHashOf(key) };
}
