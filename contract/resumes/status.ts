import { z } from 'zod';
import { HALL_A_MINUTE } from '../endpoint.ts';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';

const linkToken = z.string().min(1).max(200);

/** For a link that was opened before: a code to the phone of its application, or to its e-mail a fresh link. */
export const sendStatusCode = domain.endpoint({
  method: 'POST',
  path: '/api/v1/apply/status/code',
  access: 'link',
  perMinute: HALL_A_MINUTE,
  summary: 'Lets the holder of a used status link prove who he is; needs a captcha proof',
  input: z.object({
    link_token: linkToken,
    /** A link to the e-mail although there is a phone: it may be lost. */
    to_email: z.boolean().default(false),
    captcha_proof: z.string().max(100).default(''),
  }),
  output: z.object({
    /** `code`: by SMS, to be handed in with `openStatus`; `link`: by e-mail, to be opened. */
    sent: z.enum(['code', 'link']),
    /** Seconds until another one may be asked for. */
    resend_after: z.number().int(),
  }),
});

export const openStatus = domain.endpoint({
  method: 'POST',
  path: '/api/v1/apply/status',
  access: 'link',
  perMinute: HALL_A_MINUTE,
  summary: 'A code for a fresh one-time status link, of a link that was opened before or of a phone and a job',
  input: z.object({
    code: formats.smsCode,
    of: z.union([
      z.object({ link_token: linkToken }),
      /** The code is one that `sms/send` sent for the purpose `apply`. */
      z.object({ job_uuid: formats.uuid, phone: formats.mainlandPhone }),
    ]),
  }),
  output: z.object({ status_url: z.string() }),
});
