export { insertTalent } from './put-talent.ts';
export { talentRoutes } from './routes.ts';
export { hasTalents } from './talent-queries.ts';
export { talentTasks } from './tasks.ts';
