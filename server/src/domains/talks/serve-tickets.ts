import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';

const PATH = '/talks/tickets';
const TICKET = `${PATH}/of/:uuid`;

type OfTalk = { Params: { uuid: string } };

/**
 * `/talks/tickets/{token}`: the link of a visitor, which leads to their page at `/talks/tickets/of/{talk}`; `/talk.ics` is
 * for their calendar, a POST to `/cancel` gives the seat back.
 */
export async function serveTickets(app: FastifyInstance, services: Services): Promise<void> {
  // The button's form has no fields: its body says nothing.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );
  // The address is the ticket: no page that is opened from here may hear it.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('referrer-policy', 'no-referrer');
    done();
  });
  const tickets = () => import('./show-ticket.ts');
  app.get<{ Params: { token: string } }>(`${PATH}/:token`, async (request, reply) =>
    (await tickets()).openTicket(services, request, reply),
  );
  app.get<OfTalk>(TICKET, async (request, reply) => (await tickets()).showTicket(services, request, reply));
  app.get<OfTalk>(`${TICKET}/talk.ics`, async (request, reply) =>
    (await tickets()).sendCalendar(services, request, reply),
  );
  app.post<OfTalk>(`${TICKET}/cancel`, async (request, reply) => (await tickets()).giveBack(services, request, reply));
}
