import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { limits } from '../limits.ts';
import { domain } from './domain.ts';
import { applicationOrder, filterConditions, parkedOnly } from './filters.ts';
import { jobKind, listedStage } from './stages.ts';

/** Most filters that an account keeps for one kind of recruitment. */
export const MAX_SAVED_FILTERS = 20;
/** Counting stops here: more than so many is all that a badge needs to say. */
export const COUNTED_AT_MOST = 999;

/** What is kept under a name: conditions, and the order in which their list is read. */
const storedFilter = z.object({ ...filterConditions, parked: parkedOnly, sort: applicationOrder.optional() });

/** Of nothing chosen a list is a tab, not a filter. */
const choosesSomething = (kept: z.output<typeof storedFilter>): boolean =>
  Object.entries(kept).some(([name, value]) => name !== 'parked' && value !== undefined && value !== '');

export const savedFilter = z.object({
  uuid: formats.uuid,
  name: z.string(),
  stage: listedStage,
  filter: storedFilter,
  /** Matching applications now; one more than `COUNTED_AT_MOST` stands for more than that. */
  count: z.number().int(),
});
export type SavedFilter = z.infer<typeof savedFilter>;

export const listSavedFilters = domain.endpoint({
  method: 'GET',
  path: '/api/v1/applications/filters',
  access: 'user',
  silent: true,
  summary: 'The caller’s saved filters in the order in which they were made, each with its count',
  input: z.object({ kind: jobKind }),
  output: z.object({ items: z.array(savedFilter) }),
});

export const saveFilter = domain.endpoint({
  method: 'POST',
  path: '/api/v1/applications/filters',
  access: 'user',
  role: 'viewer',
  idempotent: true,
  summary: 'Keeps a filter under a name; the same name again replaces it (40902 when there are 20)',
  input: z.object({
    kind: jobKind,
    name: lineText(1, limits.filterName),
    stage: listedStage,
    filter: storedFilter.refine(choosesSomething, 'filter.nothingChosen'),
  }),
  output: z.object({ uuid: formats.uuid }),
});

export const removeSavedFilter = domain.endpoint({
  method: 'DELETE',
  path: '/api/v1/applications/filters',
  access: 'user',
  role: 'viewer',
  summary: 'Forgets a saved filter',
  input: z.object({ uuid: formats.uuid }),
  output: z.object({}),
});
