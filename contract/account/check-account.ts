import { z } from 'zod';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';

/** Of the identity what decides where its person may go; the whole of it is a call of its own. */
export const identityState = z.object({
  status: z.union([z.literal(0), z.literal(1)]),
  /** 0 none, 1 waiting, 2 passed, 3 refused, 4 must be done again. */
  check_status: z.number().int().min(0).max(4),
});

/** Answers 100, or one of 5101–5106 as an error. */
export const checkInfo = domain.endpoint({
  method: 'GET',
  path: '/api/v1/account/check_info',
  access: 'user',
  silent: true,
  summary: 'Account check: whether the account may work, or which step is missing',
  input: z.object({}),
  output: z.object({
    status: z.literal('ok'),
    identity: identityState,
    /** Only the identity is missing, and it is looked at: drafts may be written meanwhile. */
    prepares: z.literal(true).optional(),
    /** Days until the licence ends, 0 on its last one; null where it is longer than a month, or without end. */
    licence_days: z.number().int().nullable(),
  }),
});

export const getConsultant = domain.endpoint({
  method: 'GET',
  path: '/api/v1/yjy',
  access: 'user',
  summary: 'The is_yjy flag and the consultant of the company',
  input: z.object({}),
  output: z.object({
    is_yjy: z.boolean(),
    expire_date: formats.instant.nullable(),
    contact: z.object({ uuid: formats.uuid, name: z.string() }).nullable(),
  }),
});
