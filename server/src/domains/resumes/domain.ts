import type { ServerDomain } from '../../domain.ts';
import { ofTheDesk } from '../../http/route.ts';
import { resumesRoutes } from './routes.ts';
import { resumeDeliveries, resumeTasks } from './tasks.ts';

export const resumes: ServerDomain = {
  routes: ofTheDesk(resumesRoutes),
  tasks: resumeTasks,
  deliveries: resumeDeliveries,
  outdated: [
    { table: 'candidate_link', since: 'expires_at', hours: 0 },
    { table: 'service_record', since: 'expires_at', hours: 0 },
  ],
};
