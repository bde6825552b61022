import type { FastifyInstance } from 'fastify';
import { serveTicketPages } from '../../pages/ticket-pages.ts';
import type { Services } from '../../services.ts';

const base = '/talks/tickets';

/**
 * `/talks/tickets/{token}`: the link of a visitor, which leads to their page at `/talks/tickets/of/{talk}`; `/talk.ics` is
 * for their calendar, a POST to `/cancel` gives the seat back.
 */
export async function serveTickets(app: FastifyInstance, services: Services): Promise<void> {
  const load = () => import('./show-ticket.ts');
  serveTicketPages(app, services, { base, back: 'cancel', load });
  app.get<{ Params: { uuid: string } }>(`${base}/of/:uuid/talk.ics`, async (request, reply) =>
    (await load()).sendCalendar(services, request, reply),
  );
}
