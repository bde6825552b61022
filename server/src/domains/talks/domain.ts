import type { ServerDomain } from '../../domain.ts';
import { ofTheDesk } from '../../http/route.ts';
import { talkRoutes } from './routes.ts';
import { leaveTalks } from './talk/leave-talks.ts';
import { talkDeliveries, talkTasks } from './tasks.ts';

export const talks: ServerDomain = {
  routes: ofTheDesk(talkRoutes),
  tasks: talkTasks,
  deliveries: talkDeliveries,
  memberLeaves: leaveTalks,
};
