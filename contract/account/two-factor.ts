import { z } from 'zod';
import { formats } from '../formats.ts';
import { plainSigns } from '../pasted.ts';
import { done } from '../shapes.ts';
import { domain } from './domain.ts';
import { passwordToCheck } from './password.ts';
import { userInfo } from './user-info.ts';

export const RECOVERY_CODES = 10;

/** Six digits of the authenticator, or a recovery code in any letters, with or without its hyphens. */
const secondFactor = z.string().overwrite(plainSigns).min(6, 'format.required').max(30);

export const beginTwoFactor = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/totp/begin',
  access: 'user',
  silent: true,
  perMinute: 60,
  summary: 'A new secret for an authenticator; it counts once it is confirmed by a code',
  input: z.object({}),
  output: z.object({
    /** Base32, to be typed. */
    secret: z.string(),
    /** otpauth://, to be shown as a QR code. */
    uri: z.string(),
  }),
});

export const confirmTwoFactor = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/totp/confirm',
  access: 'user',
  silent: true,
  perMinute: 60,
  summary:
    'Turns the second factor on by a code of the authenticator and the password, and shows the recovery codes, once',
  input: z.object({ code: formats.smsCode, password: passwordToCheck }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
});

export const endTwoFactor = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/totp/off',
  access: 'user',
  silent: true,
  perMinute: 60,
  summary: 'Turns the second factor off by a code and the password',
  input: z.object({ code: secondFactor, password: passwordToCheck }),
  output: done,
});

export const logInBySecondFactor = domain.endpoint({
  method: 'POST',
  path: '/api/v1/hr_users/second_factor',
  access: 'public',
  silent: true,
  perMinute: 60,
  summary: 'Ends a login that asked for the second factor (40104), by its challenge and a code',
  input: z.object({ challenge: z.string().min(1).max(100), code: secondFactor }),
  output: z.object({ token: z.string(), user: userInfo }),
});

/** What a login that asks for the second factor holds in `data`. */
export const twoFactorChallenge = z.object({ challenge: z.string(), expires_at: formats.instant });
export type TwoFactorChallenge = z.infer<typeof twoFactorChallenge>;
