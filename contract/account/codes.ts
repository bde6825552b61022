import { z } from 'zod';
import { HALL_A_MINUTE } from '../endpoint.ts';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';

/** What a code is for; a code of one purpose opens nothing else. */
export const codePurpose = z.enum([
  'login',
  'apply',
  'live',
  'reset_password',
  'bind_phone',
  'prove_phone',
  'bind_email',
  'register',
  'close_account',
]);
export type CodePurpose = z.infer<typeof codePurpose>;

/** For any phone that is typed; a proof of an account's own phone is sent by another call. */
const smsPurpose = codePurpose.extract(['login', 'apply', 'live', 'reset_password', 'bind_phone', 'register']);

export type SmsPurpose = z.infer<typeof smsPurpose>;

const smsCode = {
  input: z.object({
    phone: formats.mainlandPhone,
    purpose: smsPurpose.default('login'),
    captcha_proof: z.string().max(100).default(''),
  }),
  output: z.object({
    /** Seconds until another code may be asked for. */
    resend_after: z.number().int(),
  }),
};

export const sendSms = domain.endpoint({
  method: 'POST',
  path: '/api/v2/sms/send',
  access: 'public',
  perMinute: HALL_A_MINUTE,
  summary: 'Sends an SMS code; needs a captcha proof, limited per phone and address',
  ...smsCode,
});

export const sendPhoneCode = domain.endpoint({
  method: 'POST',
  path: '/account/v3.0/telrandcode',
  access: 'public',
  perMinute: 60,
  summary: 'As /api/v2/sms/send, under the path of the chat host',
  ...smsCode,
});

const emailPurpose = codePurpose.extract(['reset_password', 'bind_email', 'apply']);
export type EmailPurpose = z.infer<typeof emailPurpose>;

export const sendEmail = domain.endpoint({
  method: 'POST',
  path: '/api/v1/email/send_email',
  access: 'public',
  perMinute: 60,
  summary: 'Sends a code by e-mail; needs a captcha proof, limited per address as SMS codes are',
  input: z.object({
    email: formats.email,
    purpose: emailPurpose.default('bind_email'),
    captcha_proof: z.string().max(100).default(''),
  }),
  output: z.object({
    /** Seconds until another code may be asked for. */
    resend_after: z.number().int(),
  }),
});

export const checkEmailCode = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/check_email_code',
  access: 'user',
  silent: true,
  perMinute: 60,
  summary: 'Checks a code that was sent by e-mail without using it up',
  input: z.object({ email: formats.email, code: formats.smsCode, purpose: emailPurpose.default('bind_email') }),
  output: z.object({ valid: z.boolean() }),
});

export const checkSms = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sms/check',
  access: 'public',
  perMinute: 60,
  summary: 'Checks a code without using it up',
  input: z.object({ phone: formats.mainlandPhone, code: formats.smsCode, purpose: smsPurpose.default('login') }),
  output: z.object({ valid: z.boolean() }),
});
