export { insertTalent } from './put-talent.ts';
export { talentRoutes } from './routes.ts';
export { talentTasks } from './tasks.ts';
