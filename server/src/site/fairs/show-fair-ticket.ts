import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { FastifyReply } from 'fastify';
import { withTransaction } from '../../db/database.ts';
import { deleteVisitor, findFairTicket } from '../../domains/fairs/index.ts';
import { hashTicket } from '../../domains/talks/index.ts';
import { localeOf } from '../../http/errors.ts';
import { renderNotice, sendPage } from '../../pages/public-page.ts';
import { type TicketRequest, ticketPages } from '../../pages/ticket-pages.ts';
import type { Services } from '../../services.ts';
import { renderFairTicket } from './fair-ticket-page.ts';

const { openTicket, findStored, sayElsewhere } = ticketPages({
  base: '/fairs/tickets',
  find: (reader, token) => findFairTicket(reader, hashTicket(token)),
  of: ({ fair_uuid }) => fair_uuid,
  elsewhere: 'fairTicketElsewhere',
});

export { openTicket };

export async function showTicket(
  { db, clock }: Services,
  request: TicketRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ticket = await findStored(db, request);
  if (!ticket) return sayElsewhere(request, reply);
  return sendPage(reply, 200, renderFairTicket(ticket, { locale: localeOf(request), now: clock() }));
}

/** Takes a registration back; twice is once. */
export async function giveBack({ db }: Services, request: TicketRequest, reply: FastifyReply): Promise<FastifyReply> {
  const ticket = await findStored(db, request);
  if (ticket) await withTransaction(db, (trx) => deleteVisitor(trx, ticket.uuid));
  const locale = localeOf(request);
  const t = pageTexts(locale);
  return sendPage(reply, 200, renderNotice(locale, t('fairLeft'), t('fairLeftHint')));
}
