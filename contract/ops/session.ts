import { z } from 'zod';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';

export const operator = z.object({ uuid: formats.uuid, name: z.string() });
export type OperatorInfo = z.infer<typeof operator>;

export const opsLogin = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/login',
  access: 'public',
  silent: true,
  perMinute: 20,
  summary: 'Logs an operator of the platform in; their sessions are none of an account',
  input: z.object({
    phone: formats.mainlandPhone,
    password: z.string().min(1, 'format.required').max(100),
    /** Of the authenticator; left out where the operator has none. */
    code: z.union([formats.smsCode, z.literal('')]).default(''),
    captcha_proof: z.string().max(100).default(''),
  }),
  output: z.object({ token: z.string(), operator }),
});

export const opsLogout = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/logout',
  access: 'operator',
  summary: 'Ends the session of the operator',
  input: z.object({}),
  output: z.object({}),
});

export const getOperator = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/me',
  access: 'operator',
  silent: true,
  summary: 'The operator who is logged in, and how much waits in each queue',
  input: z.object({}),
  output: z.object({
    operator,
    waiting: z.object({
      companies: z.number().int(),
      identities: z.number().int(),
      jobs: z.number().int(),
      proposals: z.number().int(),
      erasures: z.number().int(),
    }),
  }),
});
