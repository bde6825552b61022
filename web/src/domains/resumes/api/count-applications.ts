import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { countApplications, listFilterChoices } from '@qinghe/contract/resumes/desk.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useWithQueued } from '../../../lib/queue/optimistic.ts';

const applicationCountsQuery = (input: InputOf<typeof countApplications>) => apiQuery(countApplications, input);

/** Cities and sources to filter by, once somebody wants to; they change slowly. */
export const useFilterChoices = (kind: JobKind, enabled: boolean) =>
  useQuery({ ...apiQuery(listFilterChoices, { kind }, { staleTime: 300_000 }), enabled });

/** Counts per stage and the jobs to filter by; the last numbers stay until the new ones are here. */
export function useApplicationCounts(input: InputOf<typeof countApplications>) {
  const asked = applicationCountsQuery(input);
  const { data } = useQuery({ ...asked, placeholderData: keepPreviousData });
  return useWithQueued(asked.queryKey, data);
}
