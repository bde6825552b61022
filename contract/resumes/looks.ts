import { z } from 'zod';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';

/** How often a page says that somebody looks at an application, in seconds. */
export const LOOK_EVERY = 20;

/** After how many seconds without a word somebody looks no more: one word may be lost. */
export const LOOK_LASTS = 45;

/** Name under which sockets hear of looks. */
export const LOOKS = 'looks';

/** What is heard on the socket: nothing stores it, and a reconnect brings none of before. */
export interface Look {
  application_uuid: string;
  account_uuid: string;
  name: string;
  /** False once they look no more. */
  looking: boolean;
}

export const lookAtApplication = domain.endpoint({
  method: 'POST',
  path: '/api/v1/applications/look',
  access: 'user',
  role: 'interviewer',
  summary: 'Tells colleagues who may see the application that the caller looks at it, or no more; nothing is stored',
  input: z.object({ uuid: formats.uuid, looking: z.boolean().default(true) }),
  output: z.object({}),
});
