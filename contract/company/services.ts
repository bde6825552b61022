import { z } from 'zod';
import { domain } from './domain.ts';

/** Jobs that may be online at one time: the one right that there is. */
export const getServices = domain.endpoint({
  method: 'GET',
  path: '/api/v1/company/services',
  access: 'master',
  summary: 'How many jobs may be online at once, how many are, and what accounts were given of it',
  input: z.object({}),
  output: z.object({
    quota: z.number().int(),
    /** Online jobs, and those on their way there. */
    used: z.number().int(),
    /** Sum of the limits of sub-accounts; more may be given than there is. */
    given: z.number().int(),
    /** Sub-accounts without a limit of their own. */
    unlimited: z.number().int(),
  }),
});
