import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { getJob, listRevisions } from '@qinghe/contract/jobs/endpoints.ts';
import { getJobFigures } from '@qinghe/contract/jobs/figures.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { type Job, ofKind } from './change-job.ts';

export const jobQuery = (uuid: string) => apiQuery(getJob, { uuid }, { silent: true });

/** A job of a kind; one of the other kind counts as failed. */
export const useJob = (kind: JobKind, uuid: string) =>
  useQuery({ ...jobQuery(uuid), select: (job: Job) => ofKind(kind, job) });

/** The texts with which a job was online, the latest first. */
export const useRevisions = (uuid: string) => useQuery(apiQuery(listRevisions, { uuid }));

export type JobFigures = OutputOf<typeof getJobFigures>;

/** What came of a job by day and by source. */
export const useJobFigures = (uuid: string) => useQuery(apiQuery(getJobFigures, { uuid }, { silent: true }));
