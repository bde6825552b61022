import { z } from 'zod';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';

const loggedIn = {
  started_at: formats.instant,
  /** The network of the login: an IPv4 address or the /64 of an IPv6 one. */
  network: z.string().nullable(),
};

/** How an account can be opened, and where it is. */
export const security = z.object({
  /** Masked. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  has_password: z.boolean(),
  two_factor: z.object({ on: z.boolean(), recovery_codes_left: z.number().int() }),
  wechat: z.object({
    /** False where no WeChat is connected to the platform. */
    available: z.boolean(),
    /** Masked name of the bound one. */
    nickname: z.string().nullable(),
  }),
  session: z.object({
    ...loggedIn,
    expires_at: formats.instant,
  }),
  /** The login before this one; null where it is longer ago than a week. */
  previous: z.object(loggedIn).nullable(),
});
export type Security = z.infer<typeof security>;

export const getSecurity = domain.endpoint({
  method: 'GET',
  path: '/api/v1/account/security',
  access: 'user',
  silent: true,
  summary: 'How the signed-in account can be opened, and its one live session',
  input: z.object({}),
  output: security,
});
