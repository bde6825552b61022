import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../../http/errors.ts';
import { keepTicket, keptTicket } from '../../http/kept-ticket.ts';
import { renderNotice, sendPage } from '../../http/public-page.ts';
import type { Services } from '../../services.ts';
import { hashTicket } from '../talks/index.ts';
import { renderFairTicket } from './ticket-page.ts';
import { deleteVisitor, type FairTicket, findFairTicket } from './visitor-queries.ts';

type FairRequest = FastifyRequest<{ Params: { uuid: string } }>;

/** The link of a ticket: leads to its page. */
export async function openTicket(
  services: Services,
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = request.params;
  const ticket = await findFairTicket(services.db, hashTicket(token));
  if (!ticket) return notice(request, reply, 'ticketGone');
  return keepTicket(services, reply, { base: '/fairs/tickets', uuid: ticket.fair_uuid, token });
}

export async function showTicket(services: Services, request: FairRequest, reply: FastifyReply): Promise<FastifyReply> {
  const ticket = await findKept(services, request);
  if (!ticket) return notice(request, reply, 'fairTicketElsewhere');
  return sendPage(reply, 200, renderFairTicket(ticket, { locale: localeOf(request), now: services.clock() }));
}

/** Takes a registration back; twice is once. */
export async function leave(services: Services, request: FairRequest, reply: FastifyReply): Promise<FastifyReply> {
  const ticket = await findKept(services, request);
  if (ticket) await deleteVisitor(services.db, ticket.uuid);
  const locale = localeOf(request);
  const t = pageTexts(locale);
  return sendPage(reply, 200, renderNotice(locale, t('fairLeft'), t('fairLeftHint')));
}

function notice(request: FastifyRequest, reply: FastifyReply, why: 'ticketGone' | 'fairTicketElsewhere'): FastifyReply {
  const locale = localeOf(request);
  const t = pageTexts(locale);
  return sendPage(reply, 404, renderNotice(locale, t('linkInvalid'), t(why)));
}

/** The ticket that this browser keeps for a fair. */
async function findKept({ db }: Services, request: FairRequest): Promise<FairTicket | undefined> {
  const token = keptTicket(request);
  const ticket = token && (await findFairTicket(db, hashTicket(token)));
  return ticket && ticket.fair_uuid === request.params.uuid ? ticket : undefined;
}
