import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';

export type JobListInput = Omit<InputOf<typeof listJobs>, 'cursor' | 'limit'>;
export type JobPage = OutputOf<typeof listJobs>;

const jobsQuery = (input: JobListInput) => apiPages(listJobs, { ...input, limit: 30 });

export const useJobs = (input: JobListInput) =>
  useInfiniteQuery({ ...jobsQuery(input), placeholderData: keepPreviousData });
