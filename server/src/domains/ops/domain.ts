import type { ServerDomain } from '../../domain.ts';
import { opsRoutes } from './routes.ts';

/** An ended session still says why for a while. */
const WEEK = 168;

export const ops: ServerDomain = {
  routes: opsRoutes,
  outdated: [{ table: 'operator_session', since: 'expires_at', hours: WEEK }],
};
