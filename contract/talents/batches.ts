import { z } from 'zod';
import { formats, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { expectedUnit, unitQuote } from '../rights/quote.ts';
import { byUuid } from '../shapes.ts';
import { domain } from './domain.ts';
import { several, talentFilter } from './filter.ts';
import { talentInvitation } from './invitations.ts';
import { talent } from './list.ts';

/** Most people who are invited at once. */
export const MAX_BATCH = 200;
/** So many of those whom a filter finds are looked through for as many as are wanted. */
export const MAX_LOOKED_THROUGH = 1000;

/** Why somebody cannot be invited: no longer found, invited within 30 days, unreachable, applied within 12 months, ten invitations this week. */
export const leftOutWhys = ['gone', 'invited', 'unreachable', 'applied', 'enough'] as const;
const leftOutWhy = z.enum(leftOutWhys);
export type LeftOutWhy = z.infer<typeof leftOutWhy>;

const whole = z.number().int();

export const countBatchInvite = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/batch_invite_count',
  access: 'user',
  role: 'recruiter',
  silent: true,
  summary:
    'What one invitation takes, how many units are left, and how many were invited in the last 30 days (by a sub-account: its own)',
  input: z.object({}),
  output: unitQuote.extend({ invited: whole }),
});

export const listBatchTalents = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/batch_invite',
  access: 'user',
  role: 'recruiter',
  perMinute: 120,
  summary: 'Talents that a filter finds, each with why not to invite and from when again; null where one can',
  input: talentFilter.extend({ ...pageInput, job_uuid: formats.uuid.optional() }),
  output: pageOf(talent.extend({ why: leftOutWhy.nullable(), again_at: formats.instant.nullable() })),
});

const number = z.coerce.number().int().min(1).max(MAX_BATCH);
type Chosen = { uuids?: unknown; number?: unknown };
/** People by their uuids, or as many of a filter as are wanted. */
const isChosen = ({ uuids, number: wanted }: Chosen) => (uuids === undefined) !== (wanted === undefined);

/** Who would be invited, and what that takes. */
export const batchCheck = unitQuote.extend({
  asked: whole,
  /** Who can be invited. */
  reach: whole,
  left_out: z.array(z.object({ why: leftOutWhy, count: whole })),
});
export type BatchCheck = z.infer<typeof batchCheck>;

export const checkBatchInvite = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/check_batch_invite',
  access: 'user',
  role: 'recruiter',
  perMinute: 120,
  summary: 'Whom an invitation of many would reach, who is left out and why, and what it takes; nothing is done',
  input: talentFilter
    .extend({ job_uuid: formats.uuid, uuids: several(formats.uuid, MAX_BATCH), number: number.optional() })
    .refine(isChosen, { path: ['uuids'], error: 'talent.chosen' }),
  output: batchCheck,
});

export const sendBatchInvite = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/batch_invite/send',
  access: 'user',
  idempotent: 'required',
  summary:
    'Invites many talents to a job, whoever cannot be is left out and not charged; it can be recalled in silence for ten seconds. 40902 where nobody can be invited, 40931 with the check where it takes something else than expected, 40930 where coins are missing, 40934 for sub-accounts where it takes coins',
  input: z
    .object({
      job_uuid: formats.uuid,
      uuids: z.array(formats.uuid).min(1).max(MAX_BATCH).optional(),
      filter: talentFilter.default({}),
      number: number.optional(),
      /** What the company adds; people read it on the answer page. */
      words: plainText(0, limits.message).default(''),
      expect: expectedUnit,
    })
    .refine(isChosen, { path: ['uuids'], error: 'talent.chosen' }),
  output: z.object({
    uuid: formats.uuid,
    invited: whole,
    left_out: batchCheck.shape.left_out,
    units: whole,
    coins: whole,
  }),
});

export const recallBatchInvite = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/batch_invite/recall',
  access: 'user',
  summary: 'Takes back those of a batch that have not gone out, with what they took; 40902 where all have',
  input: byUuid,
  output: z.object({ recalled: whole, units: whole, coins: whole }),
});

/** Invitations that were sent together, and what became of them. */
export const invitationBatch = z.object({
  uuid: formats.uuid,
  created_at: formats.instant,
  job: z.object({ uuid: formats.uuid, title: z.string() }),
  /** Of whoever invited. */
  actor: z.string(),
  asked: whole,
  invited: whole,
  /** Not gone out yet: these can be recalled in silence. */
  held: whole,
  sent: whole,
  opened: whole,
  accepted: whole,
  declined: whole,
  lapsed: whole,
  /** Never went out, or never arrived: what they took has come back. */
  returned: whole,
  units: whole,
  coins: whole,
  units_back: whole,
  coins_back: whole,
});
export type InvitationBatch = z.infer<typeof invitationBatch>;

export const listBatchInvites = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/batch_invite_lst',
  access: 'user',
  role: 'recruiter',
  summary:
    'Invitations of many, the newest first, with what became of them and what they took; sub-accounts see their own',
  input: z.object({ ...pageInput }),
  output: pageOf(invitationBatch),
});

export const getBatchInvite = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/batch_invite_detail',
  access: 'user',
  role: 'recruiter',
  summary: 'One of them, with each person by code',
  input: byUuid,
  output: invitationBatch.extend({ words: z.string(), people: z.array(talentInvitation) }),
});
