import { getJob } from '@qinghe/contract/jobs/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';

export const jobQuery = (uuid: string) => apiQuery(getJob, { uuid }, { silent: true });

export const useJob = (uuid: string) => useQuery(jobQuery(uuid));
