import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, 2 passes, 1 lane.
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A fresh token of 256 random bits; only its hash is ever stored. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Hash of a code, bound to its row, so that equal codes do not look equal. */
export const hashCode = (uuid: string, code: string): Buffer => createHash('sha256').update(`${uuid}:${code}`).digest();

export const sameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

/** Keyed, so that nobody finds the phone or e-mail behind it by trying them all. */
export const hashClosedLogin = (signingSecret: string, name: string): Buffer =>
  createHmac('sha256', signingSecret).update(`closed:${name}`).digest();

/** Keyed, so that nobody who reads the database finds out whose WeChat opens an account. */
export const hashWechat = (signingSecret: string, unionId: string): Buffer =>
  createHmac('sha256', signingSecret).update(`wechat:${unionId}`).digest();

/** Argon2id hash of a password, with salt and parameters in it. */
export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2);

let decoy: Promise<string> | undefined;

/** Checks a password; takes as long without a stored hash as with one, so that time does not tell who has an account. */
export async function checkPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null && passwordHash !== undefined;
}
