import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../services.ts';
import { serveStatusPages } from './serve-status.ts';

/**
 * Pages for candidates: `/jobs/{uuid}` and `/applications/{token}`; readable without JavaScript. What makes them is loaded
 * with the first of them.
 */
export function servePublicPages(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { uuid: string } }>('/jobs/:uuid', async (request, reply) =>
    (await import('./show-job.ts')).showJob(services, request, reply),
  );
  app.register((scope) => serveStatusPages(scope, services));
}
