import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';

const TICKETS = '/fairs/tickets';
const TICKET = `${TICKETS}/of/:uuid`;

type OfFair = { Params: { uuid: string } };

/**
 * `/fairs/{uuid}`: a job fair for students. `/fairs/tickets/{token}`: the link of who registered, which leads to their page
 * at `/fairs/tickets/of/{fair}`; a POST to `/leave` takes the registration back.
 */
export async function serveFairs(app: FastifyInstance, services: Services): Promise<void> {
  app.get<OfFair>('/fairs/:uuid', async (request, reply) =>
    (await import('./show-fair.ts')).showFair(services, request, reply),
  );
  app.register(async (tickets) => {
    // The button's form has no fields: its body says nothing.
    tickets.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, {}),
    );
    // The address of the link is the ticket: no page that is opened from here may hear it.
    tickets.addHook('onRequest', (_request, reply, done) => {
      reply.header('referrer-policy', 'no-referrer');
      done();
    });
    const pages = () => import('./show-ticket.ts');
    tickets.get<{ Params: { token: string } }>(`${TICKETS}/:token`, async (request, reply) =>
      (await pages()).openTicket(services, request, reply),
    );
    tickets.get<OfFair>(TICKET, async (request, reply) => (await pages()).showTicket(services, request, reply));
    tickets.post<OfFair>(`${TICKET}/leave`, async (request, reply) => (await pages()).leave(services, request, reply));
  });
}
