import { jobsOverview } from '@qinghe/contract/jobs/overview.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

export const useJobsOverview = () => useQuery(apiQuery(jobsOverview, {}));
