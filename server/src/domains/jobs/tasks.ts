import type { AnyTask } from '../../tasks/task.ts';
import { expireJobs } from './expire-jobs.ts';
import { reviewJob } from './review-job.ts';

export const jobTasks: readonly AnyTask[] = [reviewJob, expireJobs];
