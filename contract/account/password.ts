import { z } from 'zod';
import { formats, isEmail, isMainlandPhone } from '../formats.ts';
import { accountSigns } from '../phone.ts';
import { done } from '../shapes.ts';
import { domain } from './domain.ts';

/** What names an account at the door: a mainland mobile, or an e-mail in any letters. */
export const accountName = z
  .string()
  .overwrite(accountSigns)
  .max(254)
  .refine((text) => isMainlandPhone(text) || isEmail(text), 'format.account');

/** A password that is handed in to be checked; what once was valid stays so. */
export const passwordToCheck = z.string().min(1, 'format.required').max(100);

export const resetPassword = domain.endpoint({
  method: 'POST',
  path: '/api/v1/hr_users/reset_password',
  access: 'public',
  silent: true,
  perMinute: 60,
  summary: 'Sets a new password for a code that was sent to the phone or e-mail; ends all sessions',
  input: z.object({ account: accountName, code: formats.smsCode, password: formats.password }),
  output: done,
});

export const initPassword = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/init_pwd',
  access: 'user',
  perMinute: 60,
  summary: 'The first password of an account that has none',
  input: z.object({
    password: formats.password,
    /** Of the phone, where the login is not a fresh one. */
    phone_code: formats.smsCode.optional(),
  }),
  output: done,
});

export const changePassword = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/modify_pwd',
  access: 'user',
  silent: true,
  perMinute: 60,
  summary: 'Changes the password for the old one; other sessions end',
  input: z.object({ old_password: passwordToCheck, password: formats.password }),
  output: done,
});
