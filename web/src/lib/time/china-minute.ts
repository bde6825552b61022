const OFFSET_MS = 8 * 3_600_000;

/** An instant as the clock in China shows it, `YYYY-MM-DDTHH:mm`. */
export const minuteOf = (instant: string): string =>
  new Date(Date.parse(instant) + OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);

/** The instant at which the clock in China shows a minute; null where none is chosen. */
export const instantOf = (minute: string): string | null =>
  minute === '' ? null : new Date(`${minute}:00+08:00`).toISOString();

/** That instant for what is drawn of it. */
export const atMinute = (minute: string): Date => new Date(`${minute}:00+08:00`);
