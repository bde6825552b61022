import { z } from 'zod';
import { formats, searchWords } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { memberRole } from '../roles.ts';
import { byUuid, done } from '../shapes.ts';
import { domain } from './domain.ts';
import { jobLimit } from './invitations.ts';

/** `unidentified`: has not shown who they are yet, and may not work before. */
export const memberState = z.enum(['active', 'unidentified', 'suspended']);
export type MemberState = z.infer<typeof memberState>;

/** Somebody of the company; `uuid` is the account's. */
const member = z.object({
  uuid: formats.uuid,
  name: z.string(),
  position: z.string(),
  head_url: z.string(),
  /** Masked. */
  phone: z.string(),
  type: z.enum(['master', 'slave']),
  role: memberRole,
  user_status: z.enum(['active', 'unactive']),
  /** 0 = not identified yet. */
  staff_status: z.number().int(),
  online_jobs: z.number().int(),
  job_limit: jobLimit,
  last_login_at: formats.instant.nullable(),
});
export type CompanyMember = z.infer<typeof member>;

/** Somebody who asks to join. */
const joinRequest = z.object({
  uuid: formats.uuid,
  name: z.string(),
  phone: z.string(),
  way: z.enum(['code', 'name']),
  message: z.string(),
  created_at: formats.instant,
});
export type JoinRequest = z.infer<typeof joinRequest>;

export const listMembers = domain.endpoint({
  method: 'GET',
  path: '/api/v1/company/members',
  access: 'master',
  summary: 'The people of the company, who came first first, and those who ask to join',
  input: z.object({
    ...pageInput,
    /** Part of a name or position, the last four digits of a phone, or all of it. */
    q: searchWords(limits.search).default(''),
    state: memberState.optional(),
  }),
  output: pageOf(member).extend({
    requests: z.array(joinRequest),
    /** How many there are by state, whatever is searched for. */
    counts: z.record(memberState, z.number().int()),
  }),
});

export const decideJoin = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/members/decide',
  access: 'master',
  summary: 'Lets somebody who asks in as a sub-account of a role, or refuses',
  input: byUuid.extend({ decision: z.enum(['approve', 'refuse']), role: memberRole.default('recruiter') }),
  output: done,
});

export const setMemberStatus = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/members/status',
  access: 'master',
  summary: 'Suspends a sub-account, which then sees the home page alone, or lets it work again',
  input: byUuid.extend({
    user_status: z.enum(['active', 'unactive']),
    /** Who gets the jobs of a suspended one; without anybody they stay. */
    hand_to: formats.uuid.optional(),
  }),
  output: done,
});

export const setMemberLimit = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/members/limit',
  access: 'master',
  summary: 'How many jobs a sub-account may have online at once; those that are stay',
  input: byUuid.extend({ job_limit: jobLimit }),
  output: done,
});

export const setMemberRole = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/members/role',
  access: 'master',
  summary: 'What a sub-account may do with what it sees; the jobs of one that only reads go to another member',
  input: byUuid.extend({ role: memberRole, hand_to: formats.uuid.optional() }),
  output: done,
});

export const removeMember = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/members/remove',
  access: 'master',
  summary: 'Removes a sub-account from the company; its jobs and their applications go to another member',
  input: byUuid.extend({ hand_to: formats.uuid }),
  output: done,
});
