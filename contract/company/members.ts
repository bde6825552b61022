import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { formats } from '../formats.ts';
import { byUuid, done } from '../shapes.ts';

/** Somebody of the company; `uuid` is the account's. */
const member = z.object({
  uuid: formats.uuid,
  name: z.string(),
  position: z.string(),
  /** Masked. */
  phone: z.string(),
  type: z.enum(['master', 'slave']),
  user_status: z.enum(['active', 'unactive']),
  /** 0 = not identified yet. */
  staff_status: z.number().int(),
  online_jobs: z.number().int(),
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

export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/company/members',
  access: 'master',
  summary: 'Everybody of the company, and those who ask to join',
  input: z.object({}),
  output: z.object({ items: z.array(member), requests: z.array(joinRequest) }),
});

export const decideJoin = defineEndpoint({
  method: 'POST',
  path: '/api/v1/company/members/decide',
  access: 'master',
  summary: 'Lets somebody who asks in as a sub-account, or refuses',
  input: byUuid.extend({ decision: z.enum(['approve', 'refuse']) }),
  output: done,
});

export const setMemberStatus = defineEndpoint({
  method: 'POST',
  path: '/api/v1/company/members/status',
  access: 'master',
  summary: 'Suspends a sub-account, which then sees the home page alone, or lets it work again',
  input: byUuid.extend({ user_status: z.enum(['active', 'unactive']) }),
  output: done,
});

export const removeMember = defineEndpoint({
  method: 'POST',
  path: '/api/v1/company/members/remove',
  access: 'master',
  summary: 'Removes a sub-account from the company; its jobs and their applications go to another member',
  input: byUuid.extend({ hand_to: formats.uuid }),
  output: done,
});
