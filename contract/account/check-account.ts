import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { formats } from '../formats.ts';

/** Answers 100, or one of 5101–5106 as an error. */
export const checkInfo = defineEndpoint({
  method: 'GET',
  path: '/api/v1/account/check_info',
  access: 'user',
  silent: true,
  summary: 'Account check: whether the account may work, or which step is missing',
  input: z.object({}),
  output: z.object({ status: z.literal('ok') }),
});

export const getConsultant = defineEndpoint({
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
