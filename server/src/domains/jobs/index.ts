export { canSeeJob } from './access.ts';
export { countJobs, readJobs, readJobTitles } from './list-queries.ts';
export { findOpenJob, type OpenJob } from './open-job.ts';
export { findPublicJob } from './public-job.ts';
export { countJobView, findCompanyNames } from './public-queries.ts';
export { jobsRoutes } from './routes.ts';
export { chinaDay, dayAfter } from './rules.ts';
export { jobTasks } from './tasks.ts';
