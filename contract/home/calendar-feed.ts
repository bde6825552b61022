import { z } from 'zod';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';

const path = '/api/v1/business/calendar_feed';

/** Since when a calendar may read what comes; null where none may. */
const feed = z.object({ since: formats.instant.nullable() });

export const getCalendarFeed = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Whether the account has an address by which its calendar reads what comes',
  input: z.object({}),
  output: feed,
});

export const openCalendarFeed = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  role: 'viewer',
  summary:
    'Makes the address by which the account’s calendar reads what comes (iCalendar); shown this once, and the one before ends',
  input: z.object({}),
  output: z.object({ url: z.string(), since: formats.instant }),
});

export const closeCalendarFeed = domain.endpoint({
  method: 'POST',
  path: `${path}/close`,
  access: 'user',
  role: 'viewer',
  summary: 'Ends the address by which the account’s calendar reads what comes; twice is once',
  input: z.object({}),
  output: feed,
});
