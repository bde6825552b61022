import type { FastifyInstance } from 'fastify';
import { serveTicketPages } from '../../pages/ticket-pages.ts';
import type { Services } from '../../services.ts';

/**
 * `/fairs/{uuid}`: a job fair for students. `/fairs/tickets/{token}`: the link of who registered, which leads to their page
 * at `/fairs/tickets/of/{fair}`; a POST to `/leave` takes the registration back.
 */
export async function serveFairs(app: FastifyInstance, services: Services): Promise<void> {
  app.get<{ Params: { uuid: string } }>('/fairs/:uuid', async (request, reply) =>
    (await import('./show-fair.ts')).showFair(services, request, reply),
  );
  app.register(async (tickets) =>
    serveTicketPages(tickets, services, {
      base: '/fairs/tickets',
      back: 'leave',
      load: () => import('./show-fair-ticket.ts'),
    }),
  );
}
