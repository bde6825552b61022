import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../services.ts';

/** `/jobs` and `/jobs/{uuid}`, readable without JavaScript. What makes them is loaded with the first one. */
export function serveJobPage(app: FastifyInstance, services: Services): void {
  app.get('/jobs', async (request, reply) => (await import('./list/show-list.ts')).showList(services, request, reply));
  app.get<{ Params: { uuid: string } }>('/jobs/:uuid', async (request, reply) =>
    (await import('./show-job.ts')).showJob(services, request, reply),
  );
}
