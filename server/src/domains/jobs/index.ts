export { canSeeJob, type Viewer } from './access.ts';
export { closeJobs, handOverJobs } from './leave-jobs.ts';
export { countJobs, readJobs, readJobTitles } from './list-queries.ts';
export { type OpenJob, requireOpenJob } from './open-job.ts';
export { jobsRoutes } from './routes.ts';
export { jobTasks } from './tasks.ts';
