export { eraseOwnTexts, lockMember } from './queries.ts';
export { settingsRoutes } from './routes.ts';
