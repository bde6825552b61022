import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../services.ts';

/**
 * `/jobs`, `/jobs/{uuid}` and `/companies/{uuid}`, readable without JavaScript, and what tells search engines of them. What
 * makes them is loaded with the first one.
 */
export function serveJobPage(app: FastifyInstance, services: Services): void {
  app.get('/jobs', async (request, reply) => (await import('./list/show-list.ts')).showList(services, request, reply));
  app.get<{ Params: { uuid: string } }>('/jobs/:uuid', async (request, reply) =>
    (await import('./show-job.ts')).showJob(services, request, reply),
  );
  app.get<{ Params: { uuid: string } }>('/companies/:uuid', async (request, reply) =>
    (await import('./company/show-company.ts')).showCompany(services, request, reply),
  );
  const sitemap = () => import('./sitemap/show-sitemap.ts');
  app.get('/sitemap.xml', async (request, reply) => (await sitemap()).showSitemap(services, request, reply));
  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) =>
    (await sitemap()).showSitemapPart(services, request, reply),
  );
  app.get('/robots.txt', async (request, reply) => (await sitemap()).showRobots(services, request, reply));
}
