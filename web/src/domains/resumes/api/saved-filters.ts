import { listSavedFilters, removeSavedFilter, saveFilter } from '@qinghe/contract/resumes/saved-filters.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** The person's saved filters with what each finds now. */
export const useSavedFilters = (kind: JobKind) =>
  useQuery({ ...apiQuery(listSavedFilters, { kind }), select: (data) => data.items });

export const useFilterSaving = () => ({
  save: useAction(saveFilter, { successToast: true }),
  remove: useAction(removeSavedFilter),
});

/** Keeps a filter under a name. The form says what failed. */
export const useSaveFilter = () => useAction(saveFilter, { successToast: true, silent: true }).attempt;
