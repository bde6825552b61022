import { z } from 'zod';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { listOf } from '../shapes.ts';
import { domain } from './domain.ts';
import { right } from './right.ts';

/** The gift of whoever is new (product document, section 10), and what it holds. */
export const WELCOME_GIFT = '40001';
export const GIFT_DAYS = 30;
/** One day at the top of a search, to try it. */
export const TRIAL_TOP = 'trial_top';

/** Most units that are assigned, or given back, at once. */
export const MAX_ASSIGNED = 10_000;

const contents = z.array(z.object({ right, units: z.number().int() }));
const claimed = z.object({
  /** What came, and what the caller may use of each right with it. */
  contents: z.array(z.object({ right, units: z.number().int(), left: z.number().int() })),
  until: formats.instant,
});
export type Claimed = z.infer<typeof claimed>;

export const getGift = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/gift_service',
  access: 'user',
  silent: true,
  summary: 'Whether a gift can be claimed, what it holds, and why not',
  input: z.object({ gift_uuid: z.string().max(20).default(WELCOME_GIFT) }),
  output: z.object({
    is_open: z.boolean(),
    /** Null where it is open. */
    why: z.enum(['unknown', 'claimed', 'uncertified', 'owner']).nullable(),
    contents,
    /** Days for which it can be used once claimed. */
    days: z.number().int(),
  }),
});

export const claimGift = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/gift_service',
  access: 'user',
  idempotent: 'required',
  summary: 'Claims a gift, once a company; 40934 for sub-accounts',
  input: z.object({ gift_uuid: z.string().max(20).default(WELCOME_GIFT) }),
  output: claimed,
});

export const getService = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/get_service',
  access: 'user',
  idempotent: 'required',
  summary: 'Claims a free right, once a company: one day at the top of a search; 40934 for sub-accounts',
  input: z.object({ code: z.enum([TRIAL_TOP]) }),
  output: claimed,
});

export const getMembership = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/vip_service',
  access: 'user',
  summary: 'The level of the company’s membership, and what it includes',
  input: z.object({}),
  output: z.object({
    level: z.enum(['basic']),
    /** Null where it does not end. */
    until: formats.instant.nullable(),
    /** Jobs of each kind that may be online at once without cards and unlocks, and free refreshes a day. */
    internships: z.number().int(),
    campus_jobs: z.number().int(),
    free_refreshes: z.number().int(),
  }),
});

export const listGifts = domain.endpoint({
  method: 'GET',
  path: '/api/v1/gift/list',
  access: 'user',
  summary: 'Gifts that the company has claimed',
  input: z.object({}),
  output: listOf(z.object({ gift_uuid: z.string(), claimed_at: formats.instant, until: formats.instant, contents })),
});

export const grant = z.object({
  uuid: formats.uuid,
  right,
  units: z.number().int(),
  /** What the caller may use: everybody's and what is assigned to them. */
  left: z.number().int(),
  /** Units that are assigned, by member: the master sees all of them, others their own. */
  held: z.array(z.object({ account_uuid: formats.uuid, name: z.string(), units: z.number().int() })),
  source: z.enum(['gift', 'order']),
  /** Coins that it cost, and what giving back everybody’s units of it would return: 0 where it cost nothing. */
  cost: z.number().int(),
  back: z.number().int(),
  /** Units that everybody may use. */
  free: z.number().int(),
  begins_at: formats.instant,
  until: formats.instant,
});
export type Grant = z.infer<typeof grant>;

export const getRights = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/service_info',
  access: 'user',
  summary:
    'What the caller may use of each right, how much of it ends within 14 days, what others hold, and the free refreshes of today',
  input: z.object({}),
  output: z.object({
    rights: z.array(
      z.object({
        right,
        left: z.number().int(),
        ending: z.number().int(),
        /** Of it with other members; 0 for sub-accounts. */
        assigned: z.number().int(),
        /** When the next part of it ends. */
        next_end: formats.instant.nullable(),
      }),
    ),
    free_refreshes: z.number().int(),
  }),
});

export const listGrants = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/service_detail',
  access: 'user',
  summary: 'Grants that can be used, the one that ends first first; `propsNum` is what is left of all of them',
  input: z.object({ right: right.optional() }),
  output: listOf(grant).extend({ propsNum: z.number().int() }),
});

/** What is left of something that is used in units, with the part that ends within 14 days. */
const standing = z.object({
  left: z.number().int(),
  ending: z.number().int(),
  next_end: formats.instant.nullable(),
  grants: z.array(grant),
});

export const getTalentRights = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/service_talent_detail',
  access: 'user',
  summary: 'What is left of the rights about talents: invitations and radars',
  input: z.object({}),
  output: z.object({ invitation: standing, radar: standing }),
});

const grantEntry = z.object({
  uuid: formats.uuid,
  at: formats.instant,
  kind: z.enum(['grant', 'use', 'undo_use', 'assign', 'take_back', 'give_back', 'lapse']),
  units: z.number().int(),
  /** Of the whole grant afterwards. */
  left: z.number().int(),
  actor: z.string().nullable(),
  /** The member who has, or had, the units; null where they were everybody's. */
  holder: z.string().nullable(),
  job: z.object({ uuid: formats.uuid, title: z.string() }).nullable(),
});
export type GrantEntry = z.infer<typeof grantEntry>;

export const getGrant = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/service_item_detail',
  access: 'user',
  summary: 'One grant with everything that was done with it, the newest first',
  input: z.object({ uuid: formats.uuid }),
  output: z.object({ grant, entries: z.array(grantEntry) }),
});

export const assignUnits = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/service_assign',
  access: 'user',
  idempotent: 'required',
  summary:
    'Assigns units that everybody may use to one member, or makes those of a member everybody’s again, of the grants that end first; 40933 there are fewer, 40934 for sub-accounts',
  input: z.object({
    right,
    units: z.number().int().min(1).max(MAX_ASSIGNED),
    account_uuid: formats.uuid,
    direction: z.enum(['assign', 'take_back']),
  }),
  output: z.object({
    /** What everybody may use of the right, and what the member holds of it, afterwards. */
    free: z.number().int(),
    held: z.number().int(),
  }),
});

export const giveBackUnits = domain.endpoint({
  method: 'POST',
  path: '/api/v1/sales/grant/give_back',
  access: 'user',
  idempotent: 'required',
  summary:
    'Gives units of a grant back for the coins that they cost; 40902 for what cost nothing, 40931 other coins by now, 40933 there are fewer, 40934 for sub-accounts',
  input: z.object({
    uuid: formats.uuid,
    units: z.number().int().min(1).max(MAX_ASSIGNED),
    expect: z.object({ coins: z.number().int().min(0) }),
  }),
  output: z.object({ coins: z.number().int(), left: z.number().int() }),
});

export const listUses = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/item_use_record',
  access: 'user',
  role: 'recruiter',
  summary: 'Units that were used, the newest first, each with what for; sub-accounts see their own',
  input: z.object({ right: right.optional() }).extend(pageInput),
  output: pageOf(grantEntry.omit({ left: true, kind: true, holder: true }).extend({ right })),
});
