import { type PageTexts, pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Reader } from '../db/database.ts';
import { localeOf } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { renderNotice, sendPage } from './public-page.ts';
import { storedTicket, storeTicket } from './stored-ticket.ts';

type LinkRequest = FastifyRequest<{ Params: { token: string } }>;
export type TicketRequest = FastifyRequest<{ Params: { uuid: string } }>;

interface TicketKind<Ticket> {
  /** Path under which tickets of this kind are: the link at `{base}/{token}`, its page at `{base}/of/{uuid}`. */
  base: string;
  find: (reader: Reader, token: string) => Promise<Ticket | undefined>;
  /** Uuid of what a ticket is for. */
  of: (ticket: Ticket) => string;
  /** Address of the public page of what a ticket is for, where that says that this browser has one. */
  page?: (uuid: string) => string;
  /** What a browser reads that keeps no ticket. */
  elsewhere: Parameters<PageTexts>[0];
}

/** What the pages of tickets of a kind have in common: the link, the one that this browser keeps, and that there is none. */
export function ticketPages<Ticket>({ base, find, of, page, elsewhere }: TicketKind<Ticket>) {
  const notice = (request: FastifyRequest, reply: FastifyReply, why: Parameters<PageTexts>[0]): FastifyReply => {
    const locale = localeOf(request);
    const t = pageTexts(locale);
    return sendPage(reply, 404, renderNotice(locale, t('linkInvalid'), t(why)));
  };
  return {
    /** The link of a ticket: leads to its page. */
    async openTicket(services: Services, request: LinkRequest, reply: FastifyReply): Promise<FastifyReply> {
      const { token } = request.params;
      const ticket = await find(services.db, token);
      if (!ticket) return notice(request, reply, 'ticketGone');
      return storeTicket(services, reply, { base, uuid: of(ticket), token, page: page?.(of(ticket)) });
    },
    /** The ticket that this browser keeps for what the address names. */
    async findStored(reader: Reader, request: TicketRequest): Promise<Ticket | undefined> {
      const token = storedTicket(request);
      const ticket = token && (await find(reader, token));
      return ticket && of(ticket) === request.params.uuid ? ticket : undefined;
    },
    sayElsewhere: (request: FastifyRequest, reply: FastifyReply) => notice(request, reply, elsewhere),
  };
}

type Handler<Request> = (services: Services, request: Request, reply: FastifyReply) => Promise<FastifyReply>;

interface TicketHandlers {
  openTicket: Handler<LinkRequest>;
  showTicket: Handler<TicketRequest>;
  /** Gives back what the ticket is for. */
  giveBack: Handler<TicketRequest>;
}

/**
 * The addresses of tickets: the link, which leads to the page, and a POST beside that which gives back what it is for.
 * @param load what makes the pages, loaded with the first one
 */
export function serveTicketPages(
  app: FastifyInstance,
  services: Services,
  { base, back, load }: { base: string; back: string; load: () => Promise<TicketHandlers> },
): void {
  // The button's form has no fields: its body says nothing.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );
  // The address of the link is the ticket: no page that is opened from here may hear it.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('referrer-policy', 'no-referrer');
    done();
  });
  app.get<{ Params: { token: string } }>(`${base}/:token`, async (request, reply) =>
    (await load()).openTicket(services, request, reply),
  );
  app.get<{ Params: { uuid: string } }>(`${base}/of/:uuid`, async (request, reply) =>
    (await load()).showTicket(services, request, reply),
  );
  app.post<{ Params: { uuid: string } }>(`${base}/of/:uuid/${back}`, async (request, reply) =>
    (await load()).giveBack(services, request, reply),
  );
}
