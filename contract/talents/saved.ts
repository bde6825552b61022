import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { limits } from '../limits.ts';
import { byUuid, done, listOf } from '../shapes.ts';
import { domain } from './domain.ts';
import { talentFilter } from './filter.ts';

/** Most searches that an account keeps. */
export const MAX_SAVED_SEARCHES = 20;
/** Most of them of whose new ones it is told. */
export const MAX_ALERTS = 3;

/** A filter as it is kept: the words of the call, so that an address is made of it again. */
const keptFilter = z.record(z.string(), z.string().max(600));

const savedSearch = z.object({
  uuid: formats.uuid,
  name: z.string(),
  filter: keptFilter,
  alert: z.boolean(),
  /** Told of, new or anew, since the last look; no further than 999 and one. */
  new_count: z.number().int(),
});
export type SavedTalentSearch = z.infer<typeof savedSearch>;

const path = '/api/v1/talents/searches';

export const listTalentSearches = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  role: 'recruiter',
  silent: true,
  summary: 'The caller’s saved searches for talents, each with how many are new since the last look',
  input: z.object({}),
  output: listOf(savedSearch),
});

export const saveTalentSearch = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  idempotent: true,
  summary: 'Keeps a search for talents under a name; the same name again replaces it (40902 when there are 20)',
  input: z.object({
    name: lineText(1, limits.filterName),
    filter: keptFilter.refine((kept) => talentFilter.safeParse(kept).success, 'talent.filter'),
  }),
  output: byUuid,
});

export const alertTalentSearch = domain.endpoint({
  method: 'PUT',
  path,
  access: 'user',
  summary: 'Switches the daily mail about new talents of a saved search on or off (40902 when there are 3)',
  input: byUuid.extend({ alert: z.boolean() }),
  output: done,
});

export const lookAtTalentSearch = domain.endpoint({
  method: 'POST',
  path: `${path}/seen`,
  access: 'user',
  summary: 'Says that the caller has looked at a saved search: nobody in it is new any more',
  input: byUuid,
  output: done,
});

export const removeTalentSearch = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: 'Forgets a saved search and its alert',
  input: byUuid,
  output: done,
});
