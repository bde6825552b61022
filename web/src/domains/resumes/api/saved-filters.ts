import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { listSavedFilters, removeSavedFilter, saveFilter } from '@qinghe/contract/resumes/saved-filters.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** The person's saved filters with what each finds now. */
export const useSavedFilters = (kind: JobKind) =>
  useQuery({
    queryKey: ['resumes', 'filters', kind],
    queryFn: ({ signal }) => call(listSavedFilters, { kind }, { signal, background: true }),
    select: (data) => data.items,
  });

export function useFilterSaving() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['resumes', 'filters'] });
  const save = useMutation({
    mutationFn: (filter: InputOf<typeof saveFilter>) => call(saveFilter, filter, { successToast: true }),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: (uuid: string) => call(removeSavedFilter, { uuid }), onSuccess });
  return { save, remove };
}
