import { z } from 'zod';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';
import { accountName, passwordToCheck } from './password.ts';
import { userInfo } from './user-info.ts';

const captchaProof = z.string().max(100).optional();

export const login = domain.endpoint({
  method: 'POST',
  path: '/api/v1/hr_users/login',
  access: 'public',
  silent: true,
  perMinute: 60,
  summary: 'Logs in by phone or e-mail and password; ends any other session of the account',
  input: z.object({
    account: accountName,
    password: passwordToCheck,
    captcha_proof: captchaProof,
  }),
  output: z.object({ token: z.string(), user: userInfo }),
});

export const quickLogin = domain.endpoint({
  method: 'POST',
  path: '/api/v1/hr_users/quick_login',
  access: 'public',
  perMinute: 60,
  summary: 'Logs in by phone and SMS code; a new phone gets a new account without company',
  input: z.object({ phone: formats.mainlandPhone, code: formats.smsCode }),
  output: z.object({
    token: z.string(),
    user: userInfo,
    /** The account was made by this login, and has no password yet. */
    is_new: z.boolean(),
  }),
});

export const logout = domain.endpoint({
  method: 'POST',
  path: '/api/v1/hr_users/logout',
  access: 'user',
  summary: 'Ends this session',
  input: z.object({}),
  output: z.object({}),
});
