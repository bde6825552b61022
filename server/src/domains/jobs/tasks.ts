import type { AnyTask } from '../../tasks/task.ts';
import { expireJobs } from './expire-jobs.ts';
import { followCompanies } from './follow-companies.ts';
import { reviewJob } from './review-job.ts';

export const jobTasks: readonly AnyTask[] = [reviewJob, expireJobs, followCompanies];
