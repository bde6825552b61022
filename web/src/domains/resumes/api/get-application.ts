import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { getApplication } from '@qinghe/contract/resumes/desk.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useWithQueued } from '../../../lib/queue/optimistic.ts';

export const applicationQuery = (uuid: string) => apiQuery(getApplication, { uuid }, { silent: true });

/** An application as it is once everything that is queued about it is done. */
export function useApplication(uuid: string) {
  const asked = applicationQuery(uuid);
  const { data, error, refetch } = useQuery(asked);
  return { data: useWithQueued(asked.queryKey, data), error, refetch };
}

/** Caches the record that a write responded with as its state now. */
export function useCacheApplication() {
  const client = useQueryClient();
  return useCallback(
    (detail: ApplicationDetail) => {
      client.setQueryData(applicationQuery(detail.uuid).queryKey, detail);
    },
    [client],
  );
}
