import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../services.ts';

/** `/jobs/{uuid}`, readable without JavaScript, and the way out to where else one applies. Loaded with the first one. */
export function serveJobPage(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { uuid: string } }>('/jobs/:uuid', async (request, reply) =>
    (await import('./show-job.ts')).showJob(services, request, reply),
  );
  app.get<{ Params: { uuid: string } }>('/jobs/:uuid/external', async (request, reply) =>
    (await import('./leave-for-external.ts')).askBeforeLeaving(services, request, reply),
  );
  app.get<{ Params: { uuid: string } }>('/jobs/:uuid/external/go', async (request, reply) =>
    (await import('./leave-for-external.ts')).leaveForExternal(services, request, reply),
  );
}
