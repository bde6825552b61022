import { defineDomain } from '@qinghe/contract/endpoint.ts';
import { z } from 'zod';
import type { Reply } from './fake-server.ts';

/** `GET /healthz` is no call of the contract: its response has no envelope. */
const health = defineDomain('home').endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'public',
  summary: 'The process lives',
  input: z.object({}),
  output: z.object({}),
});

/** The server says in which mode it runs. */
export const runsAs = (mode: 'demo' | 'production'): Reply => ({
  endpoint: health,
  handle: () => Response.json({ status: 'ok', mode }),
});
