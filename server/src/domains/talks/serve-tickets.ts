import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';

type TokenParams = { Params: { token: string } };

const PATH = '/talks/tickets/:token';

/** `/talks/tickets/{token}`: a visitor's page; `/talk.ics` is for their calendar, a POST to `/cancel` gives the seat back. */
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
  app.get<TokenParams>(PATH, async (request, reply) => (await tickets()).showTicket(services, request, reply));
  app.get<TokenParams>(`${PATH}/talk.ics`, async (request, reply) =>
    (await tickets()).sendCalendar(services, request, reply),
  );
  app.post<TokenParams>(`${PATH}/cancel`, async (request, reply) =>
    (await tickets()).giveBack(services, request, reply),
  );
}
