import { createHmac, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const SECONDS = 30;
// RFC 4226, section 4, R6: 160 bits are recommended.
const SECRET_BYTES = 20;
const RECOVERY_CODE_BYTES = 10;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Qinghe 青禾', label, period: SECONDS, secret: Secret.fromBase32(secret) });

/** A fresh secret in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator reads from a QR code; `label` is what it shows beside the code. */
export const uriOf = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The code of an instant, as an authenticator shows it. */
export const totpAt = (secret: string, at: Date): string => totpOf(secret).generate({ timestamp: at.getTime() });

/** The window of 30 s whose code it is, of now or one beside it: clocks differ (RFC 6238, 5.2). @returns undefined for none */
export function windowOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / SECONDS) + delta;
}

/** A code to be written down: 80 random bits as four groups of base32. */
export function newRecoveryCode(): string {
  const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_CODE_BYTES)).buffer });
  return (base32.match(/.{4}/g) ?? []).join('-');
}

/** As it is stored: keyed, bound to its account, however its letters and hyphens are typed. */
export const hashRecoveryCode = (signingSecret: string, accountUuid: string, code: string): Buffer =>
  createHmac('sha256', signingSecret)
    .update(`recovery:${accountUuid}:${code.replace(/[\s-]/g, '').toUpperCase()}`)
    .digest();
