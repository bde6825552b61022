import { createHmac, timingSafeEqual } from 'node:crypto';

export interface UploadPermission {
  companyUuid: string;
  /** Who asked for it. */
  accountUuid: string;
  /** SHA-256 of the session's token, base64url: the key ends with the session. */
  session: string;
  purpose: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/** A key that carries its own permission, signed; nothing is stored for it until it is used. */
export function signUploadKey(secret: string, permission: UploadPermission): string {
  const body = Buffer.from(JSON.stringify(permission)).toString('base64url');
  return `${body}.${signature(secret, body)}`;
}

/** @returns the permission, or undefined when the key is forged or has expired */
export function openUploadKey(secret: string, key: string, now: Date): UploadPermission | undefined {
  const [body = '', given = '', ...rest] = key.split('.');
  if (rest.length > 0) return undefined;
  const expected = Buffer.from(signature(secret, body));
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  const permission = JSON.parse(Buffer.from(body, 'base64url').toString()) as UploadPermission;
  return permission.expires > now.getTime() ? permission : undefined;
}

const signature = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(`upload:${body}`).digest('base64url');
