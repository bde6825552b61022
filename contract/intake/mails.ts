import { z } from 'zod';
import { formats, plainText } from '../formats.ts';
import { jobKind } from '../resumes/stages.ts';
import { byUuid, done, listOf } from '../shapes.ts';
import { legalBasis, MAX_BASIS_NOTE } from './cv-imports.ts';
import { domain } from './domain.ts';

/** Of a mail with all that it carries. */
export const MAX_MAIL_BYTES = 25 * 1024 * 1024;
/** Addresses of an account that take mails at a time. */
export const MAX_ADDRESSES = 20;
/** Days for which a mail as it came is kept, sealed. */
export const RAW_MAIL_DAYS = 7;
/** Minutes for which a carrier's signature is good. */
export const SIGNATURE_MINUTES = 5;

const mailState = z.enum(['waiting', 'taken', 'aside']);
export type MailState = z.infer<typeof mailState>;
/** Why a mail was set aside: nobody is answered, and it is not tried again. */
const mailReason = z.enum([
  'automatic',
  'returned',
  'list',
  'own',
  'nothing',
  'unreadable',
  'double',
  'tooMany',
  'failed',
]);
export type MailReason = z.infer<typeof mailReason>;

export const intakeAddress = z.object({
  uuid: formats.uuid,
  /** The whole of it, to be copied. */
  address: z.string(),
  job_uuid: formats.uuid,
  job_title: z.string(),
  kind: jobKind,
  basis: legalBasis,
  created_at: formats.instant,
  /** Takes nothing more. */
  revoked: z.boolean(),
  mails: z.number().int(),
});
export type IntakeAddress = z.infer<typeof intakeAddress>;

const intakeMail = z.object({
  uuid: formats.uuid,
  address_uuid: formats.uuid,
  job_title: z.string(),
  /** Whoever forwarded it; '' until it is read. */
  sender: z.string(),
  state: mailState,
  reason: mailReason.nullable(),
  received_at: formats.instant,
});
export type IntakeMail = z.infer<typeof intakeMail>;

const path = '/api/v1/intake/addresses';

export const makeAddress = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  summary: 'Makes an address to which mails with CVs for a job are forwarded',
  input: z
    .object({
      job_uuid: formats.uuid,
      basis: legalBasis,
      basis_note: plainText(0, MAX_BASIS_NOTE).default(''),
    })
    .refine(({ basis, basis_note }) => basis !== 'other' || basis_note !== '', {
      path: ['basis_note'],
      error: 'format.required',
    }),
  output: intakeAddress,
});

export const listAddresses = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  role: 'recruiter',
  summary: 'The addresses that the caller has made and not revoked, the newest first',
  input: z.object({}),
  output: listOf(intakeAddress).extend({
    /** How mails come in: from outside, as files that somebody hands in, or not at all, as long as no carrier is set up. */
    arrive: z.enum(['mail', 'file', 'nowhere']),
  }),
});

export const revokeAddress = domain.endpoint({
  method: 'POST',
  path: `${path}/revoke`,
  access: 'user',
  summary: 'Ends an address: what comes to it later is thrown away unread',
  input: byUuid,
  output: intakeAddress,
});

export const listMails = domain.endpoint({
  method: 'GET',
  path: '/api/v1/intake/mails',
  access: 'user',
  role: 'recruiter',
  summary: 'The newest fifty mails that came to the caller’s addresses; the import of one has its uuid',
  input: z.object({}),
  output: listOf(intakeMail),
});

export const dropMail = domain.endpoint({
  method: 'PUT',
  path: '/api/v1/intake/mails',
  access: 'user',
  body: 'bytes',
  maxBytes: MAX_MAIL_BYTES,
  costly: true,
  perMinute: 60,
  summary: 'Takes a mail that somebody has saved as a file (.eml), as if it had come to one of their addresses',
  input: byUuid,
  output: done,
});

export const receiveMail = domain.endpoint({
  method: 'POST',
  path: '/api/v1/intake/mails/carrier',
  access: 'public',
  body: 'bytes',
  maxBytes: MAX_MAIL_BYTES,
  costly: true,
  summary:
    'A carrier hands in a mail as it came (RFC 5322), signed by the secret that it shares with this server; the response is the same for an address that nobody has',
  input: z.object({
    recipient: z.string().min(3).max(320),
    /** Seconds since 1970. */
    timestamp: z.coerce.number().int(),
    /** HMAC-SHA256 of `timestamp.recipient.` and the bytes, in hex. */
    signature: z.string().length(64),
  }),
  output: done,
});
