export { canSeeJob, type Viewer } from './access.ts';
export { countAppeals } from './appeal-queries.ts';
export { closeJobs, handOverJobs } from './leave-jobs.ts';
export { countJobs, countOnlineByOwner, readJobs, readJobTitles } from './list-queries.ts';
export { type OpenJob, requireOpenJob } from './open-job.ts';
export { requirePublishableTexts } from './require-publishable-texts.ts';
export { jobsRoutes } from './routes.ts';
export { jobTasks } from './tasks.ts';
