import type { FastifyReply } from 'fastify';
import { AppError } from '../../app-error.ts';
import { writeAudit } from '../../db/audit.ts';
import { withTransaction } from '../../db/database.ts';
import { localeOf } from '../../http/errors.ts';
import { sendPage } from '../../http/public-page.ts';
import { type TicketRequest, ticketPages } from '../../http/ticket-pages.ts';
import { publishEvent } from '../../realtime/publish.ts';
import type { Services } from '../../services.ts';
import { fillSeats, notifyVisitors } from '../jobs/index.ts';
import { calendarFile } from './calendar-file.ts';
import { hashTicket } from './ticket.ts';
import { renderTicket } from './ticket-page.ts';
import { findTicket, lockPublishedTalk, updateVisitor } from './visitor-queries.ts';

const { openTicket, findKept, sayElsewhere } = ticketPages({
  base: '/talks/tickets',
  find: (reader, token) => findTicket(reader, hashTicket(token)),
  of: ({ talk_uuid }) => talk_uuid,
  elsewhere: 'ticketElsewhere',
});

export { openTicket };

export async function showTicket(
  { db, clock }: Services,
  request: TicketRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ticket = await findKept(db, request);
  if (!ticket) return sayElsewhere(request, reply);
  return sendPage(reply, 200, renderTicket(ticket, { locale: localeOf(request), now: clock() }));
}

/** The talk for the visitor's calendar. */
export async function sendCalendar(
  { db, publicUrl }: Services,
  request: TicketRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ticket = await findKept(db, request);
  if (!ticket) throw new AppError(404);
  return reply
    .headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="talk.ics"',
      'cache-control': 'no-store',
    })
    .send(calendarFile(ticket, `${publicUrl}/talks/${ticket.talk_uuid}`));
}

/** Gives a seat back, up to the beginning of the talk; twice is once. Who waits longest gets it. */
export async function giveBack(services: Services, request: TicketRequest, reply: FastifyReply): Promise<FastifyReply> {
  const now = services.clock();
  await withTransaction(services.db, async (trx) => {
    const found = await findKept(trx, request);
    const talk = found && (await lockPublishedTalk(trx, found.talk_uuid));
    // Read again, now that nobody else gives or takes seats.
    const ticket = talk && (await findKept(trx, request));
    if (!ticket || ticket.state === 'cancelled' || talk.state !== 'online') return;
    if (Date.parse(talk.starts_at) <= now.getTime()) return;
    const { company_uuid: companyUuid, talk_uuid: uuid } = ticket;
    await updateVisitor(trx, companyUuid, ticket.uuid, { state: 'cancelled', changed_at: now });
    const movedUp = await fillSeats(trx, talk, now);
    if (movedUp.length > 0)
      await notifyVisitors(trx, { services, now }, { company_uuid: companyUuid, talk_uuid: uuid });
    await writeAudit(trx, {
      companyUuid,
      actor: { kind: 'candidate', uuid: null },
      action: 'talk.seat_given_back',
      objectUuid: uuid,
      requestId: request.id,
    });
    await publishEvent(trx, { companyUuid }, { type: 'talk.changed', uuid });
  });
  return reply.redirect(`/talks/tickets/of/${encodeURIComponent(request.params.uuid)}`, 303);
}
