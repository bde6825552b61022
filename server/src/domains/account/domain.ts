import type { ServerDomain } from '../../domain.ts';
import { serveAvatars } from './avatar/serve-avatars.ts';
import { accountRoutes } from './routes.ts';
import { accountDeliveries, accountTasks } from './tasks.ts';

/** An ended session still says why for a while. */
const WEEK = 168;
/** The limits look back one day. */
const TWO_DAYS = 48;

export const account: ServerDomain = {
  routes: accountRoutes,
  tasks: accountTasks,
  deliveries: accountDeliveries,
  serve: serveAvatars,
  outdated: [
    { table: 'account_link', since: 'expires_at', hours: 0 },
    { table: 'captcha_token', since: 'expires_at', hours: 0 },
    { table: 'closed_login', since: 'expires_at', hours: 0 },
    { table: 'login_failure', since: 'expires_at', hours: 0 },
    { table: 'wechat_flow', since: 'expires_at', hours: 0 },
    { table: 'verification_code', since: 'created_at', hours: TWO_DAYS },
    { table: 'session', since: 'expires_at', hours: WEEK },
  ],
};
