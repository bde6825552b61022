import type { Ticket } from './visitor-queries.ts';

/** Octets of a line (RFC 5545, section 3.1). */
const MAX_LINE = 75;

/** A talk as a file that calendars take (iCalendar, RFC 5545): fetched again, it takes the place of the one before. */
export function calendarFile(ticket: Ticket, url: string): string {
  const { uuid, title, company_name, format, school, place, talk_state, state, version } = ticket;
  const gone = talk_state === 'cancelled' || state === 'cancelled';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Qinghe//Career talks//ZH',
    'BEGIN:VEVENT',
    `UID:${uuid}@qinghe`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${compact(ticket.updated_at)}`,
    `DTSTART:${compact(ticket.starts_at)}`,
    `DTEND:${compact(ticket.ends_at)}`,
    `SUMMARY:${escaped(`${title} · ${company_name}`)}`,
    `LOCATION:${escaped(format === 'online' ? place : `${school} ${place}`)}`,
    `STATUS:${gone ? 'CANCELLED' : 'CONFIRMED'}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** `20261126T110000Z` */
const compact = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Goes on in the next line, after a space, before it is too long; never within a character. */
function folded(line: string): string {
  let [text, size] = ['', 0];
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    const breaks = size + octets > MAX_LINE;
    text += breaks ? `\r\n ${character}` : character;
    size = breaks ? octets + 1 : size + octets;
  }
  return text;
}
