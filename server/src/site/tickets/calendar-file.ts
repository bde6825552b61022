import type { Ticket } from '../../domains/talks/index.ts';
import { calendarOf } from '../../pages/icalendar.ts';

/** A talk as a file that calendars take: fetched again, it takes the place of the one before. */
export function calendarFile(ticket: Ticket, url: string): string {
  const { uuid, title, company_name, format, school, place, talk_state, state, version } = ticket;
  return calendarOf('Career talks', [
    {
      uid: uuid,
      sequence: version,
      changedAt: ticket.updated_at,
      time: { from: ticket.starts_at, to: ticket.ends_at },
      title: `${title} · ${company_name}`,
      place: format === 'online' ? place : `${school} ${place}`,
      cancelled: talk_state === 'cancelled' || state === 'cancelled',
      url,
    },
  ]);
}
