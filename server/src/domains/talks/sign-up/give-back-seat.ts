import { writeAudit } from '../../../db/audit.ts';
import { type Reader, withTransaction } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Services } from '../../../services.ts';
import { notifyVisitors } from '../messages/notify-visitors.ts';
import { fillSeats } from './seat-queries.ts';
import { lockPublishedTalk, type Ticket, updateVisitor } from './visitor-queries.ts';

/**
 * Gives a seat back, up to the beginning of the talk; twice is once. Who waits longest gets it.
 * @param find reads the ticket: once to know the talk, and again now that nobody else gives or takes its seats
 */
export function giveBackSeat(
  services: Services,
  { find, requestId }: { find: (reader: Reader) => Promise<Ticket | undefined>; requestId: string },
): Promise<void> {
  const now = services.clock();
  return withTransaction(services.db, async (trx) => {
    const found = await find(trx);
    const talk = found && (await lockPublishedTalk(trx, found.talk_uuid));
    const ticket = talk && (await find(trx));
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
      requestId,
    });
    await publishEvent(trx, { companyUuid, owners: [talk.owner_uuid] }, { type: 'talk.changed', uuid });
  });
}
