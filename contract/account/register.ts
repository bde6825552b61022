import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { limits } from '../limits.ts';
import { domain } from './domain.ts';
import { userInfo } from './user-info.ts';

const invitation = z.string().min(1).max(100);

export const beforeRegister = domain.endpoint({
  method: 'GET',
  path: '/api/v2/user/before_register',
  access: 'public',
  secretInput: true,
  silent: true,
  perMinute: 60,
  summary: 'What an invitation allows before registering; without one, anybody registers by phone',
  input: z.object({ invitation: invitation.optional() }),
  output: z.object({
    by: z.literal('phone'),
    /** Whose invitation it is. */
    company: z.string().nullable(),
    /** Whom it was sent to, masked; empty for a link that anybody may hold. */
    address: z.string(),
  }),
});

export const register = domain.endpoint({
  method: 'POST',
  path: '/api/v2/user/register',
  access: 'public',
  silent: true,
  perMinute: 60,
  summary: 'Registers by phone, code and password; an e-mail gets a link that binds it',
  input: z.object({
    phone: formats.mainlandPhone,
    code: formats.smsCode,
    password: formats.password,
    name: lineText(1, limits.personName).optional(),
    email: formats.email.optional(),
    invitation: invitation.optional(),
  }),
  output: z.object({ token: z.string(), user: userInfo }),
});

const linkToken = z.string().min(1).max(100);

/** By the document's verb; the link itself carries its token behind a #. */
export const getActivation = domain.endpoint({
  method: 'GET',
  path: '/api/v2/user/activate',
  access: 'link',
  secretInput: true,
  silent: true,
  perMinute: 60,
  summary: 'What an activation link is for; it is not used up by that',
  input: z.object({ token: linkToken }),
  output: z.object({
    /** Masked. */
    email: z.string(),
    expires_at: formats.instant,
  }),
});

export const activate = domain.endpoint({
  method: 'POST',
  path: '/api/v2/user/activate',
  access: 'link',
  silent: true,
  perMinute: 60,
  summary: 'Binds the e-mail of an activation link to its account, and activates the account',
  input: z.object({ token: linkToken }),
  output: z.object({ email: z.string() }),
});
