import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { formats } from '../formats.ts';

/** What a code is for; a code of one purpose opens nothing else. */
export const codePurpose = z.enum(['login', 'apply']);
export type CodePurpose = z.infer<typeof codePurpose>;

export const sendSms = defineEndpoint({
  method: 'POST',
  path: '/api/v2/sms/send',
  access: 'public',
  perMinute: 60,
  summary: 'Sends an SMS code; needs a captcha proof, limited per phone and address',
  input: z.object({
    phone: formats.mainlandPhone,
    purpose: codePurpose.default('login'),
    captcha_proof: z.string().max(100).default(''),
  }),
  output: z.object({
    /** Seconds until another code may be asked for. */
    resend_after: z.number().int(),
  }),
});

export const checkSms = defineEndpoint({
  method: 'POST',
  path: '/api/v1/sms/check',
  access: 'public',
  perMinute: 60,
  summary: 'Checks a code without using it up',
  input: z.object({ phone: formats.mainlandPhone, code: formats.smsCode, purpose: codePurpose.default('login') }),
  output: z.object({ valid: z.boolean() }),
});
