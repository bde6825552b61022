import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { writeAudit } from '../../db/audit.ts';
import { type Reader, withTransaction } from '../../db/database.ts';
import { localeOf } from '../../http/errors.ts';
import { keepTicket, keptTicket } from '../../http/kept-ticket.ts';
import { renderNotice, sendPage } from '../../http/public-page.ts';
import { publishEvent } from '../../realtime/publish.ts';
import type { Services } from '../../services.ts';
import { fillSeats, tellVisitors } from '../jobs/index.ts';
import { calendarFile } from './calendar-file.ts';
import { hashTicket } from './ticket.ts';
import { renderTicket } from './ticket-page.ts';
import { findTicket, lockPublishedTalk, type Ticket, updateVisitor } from './visitor-queries.ts';

type TalkRequest = FastifyRequest<{ Params: { uuid: string } }>;

/** The link of a ticket: leads to its page. */
export async function openTicket(
  services: Services,
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = request.params;
  const ticket = await findTicket(services.db, hashTicket(token));
  if (!ticket) return notice(localeOf(request), reply, 'ticketGone');
  return keepTicket(services, reply, { base: '/talks/tickets', uuid: ticket.talk_uuid, token });
}

export async function showTicket(
  { db, clock }: Services,
  request: TalkRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const locale = localeOf(request);
  const ticket = await findKept(db, request);
  if (!ticket) return notice(locale, reply, 'ticketElsewhere');
  return sendPage(reply, 200, renderTicket(ticket, { locale, now: clock() }));
}

function notice(locale: Locale, reply: FastifyReply, why: 'ticketGone' | 'ticketElsewhere'): FastifyReply {
  const t = pageTexts(locale);
  return sendPage(reply, 404, renderNotice(locale, t('linkInvalid'), t(why)));
}

/** The ticket that this browser keeps for a talk. */
async function findKept(reader: Reader, request: TalkRequest): Promise<Ticket | undefined> {
  const token = keptTicket(request);
  const ticket = token && (await findTicket(reader, hashTicket(token)));
  return ticket && ticket.talk_uuid === request.params.uuid ? ticket : undefined;
}

/** The talk for the visitor's calendar. */
export async function sendCalendar(
  { db, publicUrl }: Services,
  request: TalkRequest,
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
export async function giveBack(services: Services, request: TalkRequest, reply: FastifyReply): Promise<FastifyReply> {
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
    if (movedUp.length > 0) await tellVisitors(trx, { services, now }, { company_uuid: companyUuid, talk_uuid: uuid });
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
