import { z } from 'zod';
import { formats } from '../formats.ts';
import { done } from '../shapes.ts';
import { codePurpose } from './codes.ts';
import { domain } from './domain.ts';

const captchaProof = z.string().max(100).default('');
const sent = z.object({
  /** Seconds until another may be asked for. */
  resend_after: z.number().int(),
  /** Masked. */
  address: z.string(),
});

export const sendOwnCode = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/tel/send_code',
  access: 'user',
  silent: true,
  perMinute: 60,
  summary: 'Sends a code to the phone of the signed-in account, as a proof that it still has it',
  input: z.object({
    purpose: codePurpose.extract(['prove_phone', 'close_account']).default('prove_phone'),
    captcha_proof: captchaProof,
  }),
  output: sent,
});

export const bindEmail = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/email/bind',
  access: 'user',
  silent: true,
  perMinute: 60,
  summary: 'Binds an e-mail by its code and a code of the phone',
  input: z.object({ email: formats.email, code: formats.smsCode, phone_code: formats.smsCode.optional() }),
  output: done,
});

export const bindPhone = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/tel/bind',
  access: 'user',
  silent: true,
  perMinute: 60,
  summary: 'Binds a phone to an account that has none',
  input: z.object({ phone: formats.mainlandPhone, code: formats.smsCode }),
  output: done,
});

export const rebindPhone = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/tel/rebind',
  access: 'user',
  silent: true,
  perMinute: 60,
  summary: 'Binds another phone, by a code of the old one and a code of the new one',
  input: z.object({ old_code: formats.smsCode, phone: formats.mainlandPhone, code: formats.smsCode }),
  output: done,
});

export const forceBindPhone = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/tel/force_bind',
  access: 'user',
  silent: true,
  perMinute: 60,
  summary: 'Says which account has the phone, masked, and gives a ticket to take it over',
  input: z.object({
    phone: formats.mainlandPhone,
    code: formats.smsCode,
    /** Needed where the account has a phone already. */
    old_code: formats.smsCode.optional(),
  }),
  output: z.object({
    ticket: z.string(),
    expires_at: formats.instant,
    other: z.object({
      /** Masked: 林*. */
      name: z.string(),
      phone: z.string(),
      /** Without the phone it can still be opened by e-mail. */
      has_email: z.boolean(),
      has_wechat: z.boolean(),
    }),
  }),
});

export const forceBindPhoneNext = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/tel/force_bind_next',
  access: 'user',
  silent: true,
  perMinute: 60,
  summary: 'Moves the phone over to this account; the other one loses it, and its sessions end',
  input: z.object({ ticket: z.string().min(1).max(100) }),
  output: done,
});

export const setContactPhone = domain.endpoint({
  method: 'POST',
  path: '/api/v2/account/phone',
  access: 'user',
  perMinute: 60,
  summary: 'Sets the number under which the platform calls; it opens nothing',
  input: z.object({ phone: z.union([formats.landline, formats.phone]) }),
  output: done,
});

export const sendUnbindEmail = domain.endpoint({
  method: 'POST',
  path: '/api/v2/user/unbind/send_email',
  access: 'user',
  silent: true,
  perMinute: 60,
  summary: 'Sends a link to the bound e-mail, by which it is taken off or replaced',
  input: z.object({ captcha_proof: captchaProof }),
  output: sent,
});

const linkToken = z.string().min(1).max(100);

/** By POST, so that the token stands in no address. */
export const openEmailLink = domain.endpoint({
  method: 'POST',
  path: '/api/v2/user/unbind/open',
  access: 'link',
  silent: true,
  perMinute: 60,
  summary: 'What a link to change an e-mail is about; it is not used up by that',
  input: z.object({ token: linkToken }),
  output: z.object({ email: z.string(), expires_at: formats.instant }),
});

export const changeEmailByLink = domain.endpoint({
  method: 'POST',
  path: '/api/v2/user/unbind',
  access: 'link',
  silent: true,
  perMinute: 60,
  summary: 'Takes the e-mail off the account of the link, or puts another one in its place for its code',
  input: z.object({
    token: linkToken,
    /** Without it there is none afterwards. */
    replacement: z.object({ email: formats.email, code: formats.smsCode }).optional(),
  }),
  output: done,
});
