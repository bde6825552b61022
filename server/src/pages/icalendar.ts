/** Octets of a line (RFC 5545, section 3.1). */
const MAX_LINE = 75;

export interface CalendarEvent {
  /** Names it for good: a calendar that reads it again puts it in the place of the one before. */
  uid: string;
  /** Counts up with each change. */
  sequence?: number;
  changedAt: string;
  /** Two instants, or one whole day. */
  time: { from: string; to: string } | { day: string };
  title: string;
  place?: string;
  cancelled?: boolean;
  url: string;
}

/** What calendars take (iCalendar, RFC 5545). `name` is what a calendar that keeps reading it is called. */
export function calendarOf(product: string, events: readonly CalendarEvent[], name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Qinghe//${product}//ZH`,
    ...(name ? [`X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H'] : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const eventLines = ({ uid, sequence, changedAt, time, title, place, cancelled = false, url }: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${uid}@qinghe`,
  ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
  `DTSTAMP:${compact(changedAt)}`,
  ...('day' in time
    ? [`DTSTART;VALUE=DATE:${time.day.replaceAll('-', '')}`]
    : [`DTSTART:${compact(time.from)}`, `DTEND:${compact(time.to)}`]),
  `SUMMARY:${escaped(title)}`,
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `URL:${url}`,
  'END:VEVENT',
];

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
