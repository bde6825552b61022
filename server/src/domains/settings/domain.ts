import type { ServerDomain } from '../../domain.ts';
import { eraseOwnTexts } from './queries.ts';
import { settingsRoutes } from './routes.ts';

export const settings: ServerDomain = {
  routes: settingsRoutes,
  accountCloses: ({ db }, member) => eraseOwnTexts(db, member),
};
