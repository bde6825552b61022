import type { ServerDomain } from '../../domain.ts';
import { serveCompanyPictures } from './information/serve-pictures.ts';
import { companyRoutes } from './routes.ts';
import { companyDeliveries, companyTasks } from './tasks.ts';

export const company: ServerDomain = {
  routes: companyRoutes,
  tasks: companyTasks,
  deliveries: companyDeliveries,
  serve: serveCompanyPictures,
};
