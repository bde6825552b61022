import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { limits } from '../limits.ts';
import { codeSigns } from '../pasted.ts';
import { byUuid, done, listOf } from '../shapes.ts';
import { domain } from './domain.ts';

/** Eight signs that nobody mistakes for others: no 0, 1, I, L, O and U. */
export const joinCode = z
  .string()
  .overwrite(codeSigns)
  .regex(/^[2-9A-HJKMNP-TV-Z]{8}$/, 'format.joinCode');

export const getJoinCode = domain.endpoint({
  method: 'GET',
  path: '/api/v1/company/code',
  access: 'master',
  summary: 'The code with which colleagues ask to join, and the link that holds it; null until one is made',
  input: z.object({}),
  output: z.object({ code: z.string().nullable(), link: z.string().nullable() }),
});

export const renewJoinCode = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/code',
  access: 'master',
  summary: 'Puts a new code in place of the one before, which opens nothing any more',
  input: z.object({}),
  output: z.object({ code: z.string(), link: z.string() }),
});

export const openJoinCode = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/code/open',
  access: 'link',
  silent: true,
  perMinute: 20,
  summary: 'Which company a joining code is of, to whoever holds it; a POST, so that the code stays out of addresses',
  input: z.object({ code: joinCode }),
  output: z.object({ company: z.string() }),
});

/** What an account has asked of a company. */
const ownRequest = z.object({
  uuid: formats.uuid,
  company: z.string(),
  state: z.enum(['waiting', 'refused']),
  created_at: formats.instant,
});

export const joinCompany = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/join',
  access: 'user',
  perMinute: 20,
  summary: 'Asks to join a company by its code, or by its whole name; its master decides',
  input: z
    .object({
      code: joinCode.optional(),
      name: lineText(0, limits.companyName).default(''),
      message: lineText(0, limits.reason).default(''),
      /** Who asks, where the account has no name yet; one that it has stays. */
      own_name: lineText(0, limits.personName).default(''),
    })
    .refine(({ code, name }) => (code === undefined) !== (name === ''), { path: ['code'], error: 'format.required' }),
  output: ownRequest,
});

export const listOwnRequests = domain.endpoint({
  method: 'GET',
  path: '/api/v1/company/join',
  access: 'user',
  summary: 'What the account has asked of companies, the newest first',
  input: z.object({}),
  output: listOf(ownRequest),
});

export const withdrawJoin = domain.endpoint({
  method: 'DELETE',
  path: '/api/v1/company/join',
  access: 'user',
  summary: 'Takes back what the account has asked, while nobody has decided',
  input: byUuid,
  output: done,
});

export const getMasterInfo = domain.endpoint({
  method: 'GET',
  path: '/api/v1/account/master/info',
  access: 'user',
  summary: 'Who leads the company, masked',
  input: z.object({}),
  output: z.object({ name: z.string(), phone: z.string() }),
});
