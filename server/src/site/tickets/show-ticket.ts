import type { FastifyReply } from 'fastify';
import { AppError } from '../../app-error.ts';
import { findTicket, giveBackSeat, hashTicket } from '../../domains/talks/index.ts';
import { localeOf } from '../../http/errors.ts';
import { sendPage } from '../../pages/public-page.ts';
import { unmark } from '../../pages/stored-ticket.ts';
import { type TicketRequest, ticketPages } from '../../pages/ticket-pages.ts';
import type { Services } from '../../services.ts';
import { calendarFile } from './calendar-file.ts';
import { renderTicket } from './ticket-page.ts';

const pageOf = (talk: string): string => `/talks/${talk}`;

const { openTicket, findStored, sayElsewhere } = ticketPages({
  base: '/talks/tickets',
  find: (reader, token) => findTicket(reader, hashTicket(token)),
  of: ({ talk_uuid }) => talk_uuid,
  page: pageOf,
  elsewhere: 'ticketElsewhere',
});

export { openTicket };

export async function showTicket(
  { db, clock }: Services,
  request: TicketRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ticket = await findStored(db, request);
  if (!ticket) return sayElsewhere(request, reply);
  return sendPage(reply, 200, renderTicket(ticket, { locale: localeOf(request), now: clock() }));
}

/** The talk for the visitor's calendar. */
export async function sendCalendar(
  { db, publicUrl }: Services,
  request: TicketRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ticket = await findStored(db, request);
  if (!ticket) throw new AppError(404);
  return reply
    .headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="talk.ics"',
      'cache-control': 'no-store',
    })
    .send(calendarFile(ticket, `${publicUrl}/talks/${ticket.talk_uuid}`));
}

export async function giveBack(services: Services, request: TicketRequest, reply: FastifyReply): Promise<FastifyReply> {
  await giveBackSeat(services, { find: (reader) => findStored(reader, request), requestId: request.id });
  const { uuid } = request.params;
  return unmark(services, reply, pageOf(encodeURIComponent(uuid))).redirect(
    `/talks/tickets/of/${encodeURIComponent(uuid)}`,
    303,
  );
}
