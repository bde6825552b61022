import { stages } from '@qinghe/contract/resumes/stages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applicationQuery } from '../../../domains/resumes/api/get-application.ts';
import { applicationsQuery } from '../../../domains/resumes/api/list-applications.ts';
import type { ListInput } from '../../../domains/resumes/api/list-input.ts';

/** Fetches what the next key will ask for: the people beside the open one, and the first page of the other stages. */
export function usePrefetch(list: ListInput, neighbours: readonly (string | undefined)[]): void {
  const client = useQueryClient();
  const [next, previous] = neighbours;
  useEffect(() => {
    for (const uuid of [next, previous]) if (uuid) void client.prefetchQuery(applicationQuery(uuid));
  }, [client, next, previous]);
  useEffect(() => {
    const idle = whenIdle(() => {
      for (const stage of stages.filter((other) => other !== list.stage)) void prefetchStage(stage);
    });
    return idle;
    async function prefetchStage(stage: ListInput['stage']): Promise<void> {
      const query = applicationsQuery({ ...list, stage });
      await client.prefetchInfiniteQuery(query);
      const first = client.getQueryData(query.queryKey)?.pages[0]?.items[0];
      if (first) await client.prefetchQuery(applicationQuery(first.uuid));
    }
  }, [client, list]);
}

/** Safari has no idle callback. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(act, 300);
  return () => clearTimeout(timer);
}
