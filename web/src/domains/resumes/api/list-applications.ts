import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { listApplications } from '@qinghe/contract/resumes/desk.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiPages, itemsOf } from '../../../lib/api/api-query.ts';
import { useWithQueued } from '../../../lib/queue/optimistic.ts';

type ListInput = Omit<InputOf<typeof listApplications>, 'cursor'>;
export type ApplicationPage = OutputOf<typeof listApplications>;

export const applicationsQuery = (input: ListInput) => apiPages(listApplications, input);

/** A list with all its pages that are here, without those about whom a decision is on its way. */
export function useApplications(input: ListInput) {
  const asked = applicationsQuery(input);
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(asked);
  const shown = useWithQueued(asked.queryKey, data);
  const items = useMemo(() => itemsOf(shown), [shown]);
  return { items, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage };
}
