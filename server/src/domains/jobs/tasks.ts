import type { AnyTask } from '../../tasks/task.ts';
import { settleAppealDecision } from './appeals/decide-appeal.ts';
import { expireJobs } from './leave/expire-jobs.ts';
import { followCompanies } from './leave/follow-companies.ts';
import { reviewJob } from './publish/review-job.ts';

export const jobTasks: readonly AnyTask[] = [reviewJob, expireJobs, followCompanies, settleAppealDecision];
