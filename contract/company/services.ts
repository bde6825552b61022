import { z } from 'zod';
import { domain } from './domain.ts';

const places = z.object({
  /** How many were given by the platform. */
  quota: z.number().int(),
  /** How many may be online at once: the quota, and the places of cards that run. */
  most: z.number().int(),
  /** Online jobs, and those on their way there, without unlocked ones. */
  used: z.number().int(),
});
export type JobPlaces = z.infer<typeof places>;

/** Places for jobs: five of each kind are free, more are given by an operator. */
export const companyLimits = z.object({ internship: places, campus: places });

/** Jobs that may be online at one time. */
export const getServices = domain.endpoint({
  method: 'GET',
  path: '/api/v1/company/services',
  access: 'master',
  summary: 'How many jobs of each kind may be online at once, how many are, and what accounts were given of it',
  input: z.object({}),
  output: companyLimits.extend({
    /** Sum of the limits of sub-accounts; more may be given than there is. */
    given: z.number().int(),
    /** Sub-accounts without a limit of their own. */
    unlimited: z.number().int(),
  }),
});
