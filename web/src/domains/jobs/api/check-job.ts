import { checkJob } from '@qinghe/contract/jobs/endpoints.ts';
import type { JobDraft } from '@qinghe/contract/jobs/job.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { endpointKey } from '../../../lib/api/query-keys.ts';

/** What the publish check finds in a draft as it stands on the screen, and the draft that it speaks of. */
export const findingsQuery = (draft: JobDraft) =>
  queryOptions({
    queryKey: [...endpointKey(checkJob), draft],
    queryFn: async ({ signal }) => ({
      ...(await call(checkJob, { draft }, { signal, background: true })),
      checked: draft,
    }),
    gcTime: 10_000,
    meta: { silent: true },
  });

const PAUSE = 350;

/** Checks while somebody types, once for each pause. */
export function useFindings(draft: JobDraft) {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);
  return useQuery({ ...findingsQuery(settled), placeholderData: keepPreviousData });
}
