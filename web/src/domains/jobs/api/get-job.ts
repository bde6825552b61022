import { getJob } from '@qinghe/contract/jobs/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { asInternship } from './change-job.ts';

export const jobQuery = (uuid: string) => apiQuery(getJob, { uuid }, { silent: true });

/** An internship; one of the other kind counts as failed. */
export const useInternship = (uuid: string) => useQuery({ ...jobQuery(uuid), select: asInternship });
