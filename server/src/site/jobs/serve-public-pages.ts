import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';

/**
 * `/jobs`, `/jobs/{uuid}` with the way out to where else one applies, `/brochures/{uuid}`, `/talks/{uuid}` and `/companies/{uuid}`, readable
 * without JavaScript, and what tells search engines of them. What makes them is loaded with the first one.
 */
export function servePublicPages(app: FastifyInstance, services: Services): void {
  app.get('/jobs', async (request, reply) => (await import('../list/show-list.ts')).showList(services, request, reply));
  app.get<{ Params: { uuid: string } }>('/jobs/:uuid', async (request, reply) =>
    (await import('./show-job.ts')).showJob(services, request, reply),
  );
  app.get<{ Params: { uuid: string } }>('/jobs/:uuid/external', async (request, reply) =>
    (await import('./leave-for-external.ts')).askBeforeLeaving(services, request, reply),
  );
  app.get<{ Params: { uuid: string } }>('/jobs/:uuid/external/go', async (request, reply) =>
    (await import('./leave-for-external.ts')).leaveForExternal(services, request, reply),
  );
  app.get<{ Params: { uuid: string } }>('/brochures/:uuid', async (request, reply) =>
    (await import('../brochures/show-brochure.ts')).showBrochure(services, request, reply),
  );
  app.get<{ Params: { uuid: string } }>('/talks/:uuid', async (request, reply) =>
    (await import('../talks/show-talk.ts')).showTalk(services, request, reply),
  );
  app.get<{ Params: { uuid: string } }>('/companies/:uuid', async (request, reply) =>
    (await import('../companies/show-company.ts')).showCompany(services, request, reply),
  );
  const sitemap = () => import('../sitemap/show-sitemap.ts');
  app.get('/sitemap.xml', async (request, reply) => (await sitemap()).showSitemap(services, request, reply));
  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) =>
    (await sitemap()).showSitemapPart(services, request, reply),
  );
  app.get('/robots.txt', async (request, reply) => (await sitemap()).showRobots(services, request, reply));
}
