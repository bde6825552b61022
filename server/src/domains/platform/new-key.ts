import { hashToken, newToken } from '../account/index.ts';

/** Tells a key from other secrets, wherever one turns up. */
const KEY_PREFIX = 'qhk_';
/** Of the key, prefix included, that stays readable. */
const SHOWN_SIGNS = 10;
/** Days for which a revoked key is still listed. */
const SHOWN_DAYS = 90;
const MINUTE = 60_000;

/** A key, which is shown once, with what the database keeps of it. */
export function newKey() {
  const key = `${KEY_PREFIX}${newToken().token}`;
  return { key, stored: { key_hash: hashToken(key), key_start: key.slice(0, SHOWN_SIGNS) } };
}

/** Since when a key must have been revoked to be listed still. */
export const shownSince = (now: Date): string => new Date(now.getTime() - SHOWN_DAYS * 24 * 60 * MINUTE).toISOString();

/** Whether a use is to be written: once a minute tells enough, and costs no write a call. */
export const isUseDue = (lastUsedAt: string | null, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - Date.parse(lastUsedAt) >= MINUTE;
