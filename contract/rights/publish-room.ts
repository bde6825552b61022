import { z } from 'zod';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';

/** Most unlocked jobs that are named. */
export const MAX_UNLOCKS_SHOWN = 100;

const room = z.object({
  quota: z.number().int(),
  /** The quota, and the places of cards that run. */
  most: z.number().int(),
  /** Jobs online and on their way there, without unlocked ones. */
  taken: z.number().int(),
  free: z.number().int(),
});

export const getPublishRoom = domain.endpoint({
  method: 'GET',
  path: '/api/v1/sales/service_intern_detail',
  access: 'user',
  summary:
    'Places for online jobs of each kind, cards and unlocks that run, and how many internships the caller can still put online',
  input: z.object({}),
  output: z.object({
    internship: room,
    campus: room,
    /** Cards that run. */
    cards: z.number().int(),
    /** Unlocked jobs, the one that ends first first; sub-accounts see their own. */
    unlocks: z.array(z.object({ uuid: formats.uuid, title: z.string(), until: formats.instant })),
    /** Internships that the caller can still put online, by the places and by the account's own limit. */
    publishNum: z.number().int(),
    /** When the first of the running cards ends. */
    expandCardExpireTime: formats.instant.nullable(),
  }),
});
