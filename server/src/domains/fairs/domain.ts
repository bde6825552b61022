import type { ServerDomain } from '../../domain.ts';
import { ofTheDesk } from '../../http/route.ts';
import { fairConsoleRoutes, fairRoutes } from './routes.ts';
import { deleteStandKeysOf } from './stand-key-queries.ts';
import { fairDeliveries, fairTasks } from './tasks.ts';

export const fairs: ServerDomain = {
  routes: [...ofTheDesk(fairRoutes), ...fairConsoleRoutes],
  tasks: fairTasks,
  deliveries: fairDeliveries,
  memberLeaves: async ({ db }, { companyUuid, accountUuid }) => {
    await deleteStandKeysOf(db, companyUuid, accountUuid);
  },
};
