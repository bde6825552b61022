import type { ServerDomain } from '../../domain.ts';
import { serveCompanyPictures } from './information/serve-pictures.ts';
import { refuseRequests } from './members/join-queries.ts';
import { deleteMember } from './members/member-queries.ts';
import { companyRoutes } from './routes.ts';
import { companyDeliveries, companyTasks } from './tasks.ts';

export const company: ServerDomain = {
  routes: companyRoutes,
  tasks: companyTasks,
  deliveries: companyDeliveries,
  serve: serveCompanyPictures,
  memberLeaves: async ({ db, now }, { companyUuid }, to) => {
    if (to === null) await refuseRequests(db, companyUuid, now);
  },
  accountCloses: ({ db }, { companyUuid, accountUuid }) => deleteMember(db, companyUuid, accountUuid),
};
