import { getJob, listRevisions } from '@qinghe/contract/jobs/endpoints.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { type Job, ofKind } from './change-job.ts';

export const jobQuery = (uuid: string) => apiQuery(getJob, { uuid }, { silent: true });

/** A job of a kind; one of the other kind counts as failed. */
export const useJob = (kind: JobKind, uuid: string) =>
  useQuery({ ...jobQuery(uuid), select: (job: Job) => ofKind(kind, job) });

/** The texts with which a job was online, the latest first. */
export const useRevisions = (uuid: string) => useQuery(apiQuery(listRevisions, { uuid }));
