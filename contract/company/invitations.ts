import { z } from 'zod';
import { formats, isEmail, isMainlandPhone } from '../formats.ts';
import { limits } from '../limits.ts';
import { linkSigns } from '../pasted.ts';
import { accountSigns } from '../phone.ts';
import { memberRole } from '../roles.ts';
import { byUuid, done, listOf } from '../shapes.ts';
import { domain } from './domain.ts';

/** Most open invitations of a company. */
export const MAX_INVITATIONS = 50;
/** Most people who are invited by one call. */
export const MAX_ADDRESSES = 20;
/** Most people who join by one link. */
export const MAX_USES = 100;
export const MAX_INVITATION_DAYS = 30;

/** Most online jobs of a sub-account; null is no limit of its own. */
export const jobLimit = z.number().int().min(0).max(999).nullable();

export const invitation = z.object({
  uuid: formats.uuid,
  /** Opens the invitation; behind its # stands what nobody else may know. */
  link: z.string(),
  /** Masked; empty for a link that anybody may hold. */
  address: z.string(),
  used: z.number().int(),
  most_uses: z.number().int(),
  /** What whoever joins by it may do. */
  role: memberRole,
  job_limit: jobLimit,
  expires_at: formats.instant,
  /** What became of the message: `none` where nobody is written to. */
  delivery: z.enum(['none', 'waiting', 'sending', 'sent', 'refused']),
});
export type Invitation = z.infer<typeof invitation>;

const path = '/api/v1/company/invitations';

export const listInvitations = domain.endpoint({
  method: 'GET',
  path,
  access: 'master',
  summary: 'Invitations that still open something, the newest first',
  input: z.object({}),
  output: listOf(invitation),
});

/** A mobile that text messages reach, or an e-mail. */
export const isAddress = (text: string): boolean => isMainlandPhone(text) || isEmail(text);

const address = z.string().overwrite(accountSigns).max(limits.email);

export const invite = domain.endpoint({
  method: 'POST',
  path,
  access: 'master',
  perMinute: 20,
  summary: 'Makes a link for several people, or writes to each address; who is invited needs no approval',
  input: z.object({
    /** Mobiles and e-mails, each with an invitation of its own; without any there is one link for `most_uses` people. */
    addresses: z
      .array(address)
      .max(MAX_ADDRESSES)
      .default([])
      .refine((list) => list.every(isAddress), 'format.phoneOrEmail')
      .transform((list) => [...new Set(list)]),
    most_uses: z.number().int().min(1).max(MAX_USES).default(5),
    days: z.number().int().min(1).max(MAX_INVITATION_DAYS).default(7),
    role: memberRole.default('recruiter'),
    job_limit: jobLimit.default(null),
  }),
  output: listOf(invitation),
});

export const renewInvitation = domain.endpoint({
  method: 'PUT',
  path,
  access: 'master',
  perMinute: 20,
  summary:
    'Another link in place of the one before, for seven days from now; whoever was written to is written to again',
  input: byUuid,
  output: invitation,
});

export const revokeInvitation = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'master',
  summary: 'The link opens nothing any more; who joined by it stays',
  input: byUuid,
  output: done,
});

/** What stands behind the # of a link. */
export const invitationToken = z
  .string()
  .overwrite(linkSigns)
  .regex(/^[A-Za-z0-9_-]{64}$/, 'format.link');

export const getInvitation = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/invitation/open',
  access: 'link',
  silent: true,
  perMinute: 60,
  summary: 'What an invitation is for, to whoever holds its link; a POST, so that the token stays out of addresses',
  input: z.object({ token: invitationToken }),
  output: z.object({
    company: z.string(),
    /** Masked. */
    invited_by: z.string(),
    /** Whom it was sent to, masked; empty for a link that anybody may hold. */
    address: z.string(),
    /** Only the account with that phone may accept. */
    is_for_phone: z.boolean(),
    role: memberRole,
    expires_at: formats.instant,
  }),
});

export const acceptInvitation = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/invitation/accept',
  access: 'user',
  idempotent: true,
  perMinute: 20,
  summary:
    'Joins the company of an invitation as a sub-account, in the role that it was made for; nobody has to approve',
  input: z.object({ token: invitationToken }),
  output: z.object({ company_uuid: formats.uuid, company: z.string() }),
});
