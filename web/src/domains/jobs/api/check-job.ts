import { checkJob } from '@qinghe/contract/jobs/endpoints.ts';
import type { InternshipDraft } from '@qinghe/contract/jobs/job.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** What the publish check finds in a draft as it stands on the screen. */
export const findingsQuery = (draft: InternshipDraft) =>
  queryOptions({
    queryKey: ['job-check', draft],
    queryFn: ({ signal }) => call(checkJob, { draft }, { signal, background: true }),
    gcTime: 10_000,
  });

export const useFindings = (draft: InternshipDraft) =>
  useQuery({ ...findingsQuery(draft), placeholderData: keepPreviousData });
