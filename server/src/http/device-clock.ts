/**
 * Seconds by which `as_of` lies behind now: a change whose call began earlier and committed later is given with the next
 * response. No statement waits for longer.
 */
const OVERLAP_SECONDS = 60;

/** From when on the next call asks for what was changed. */
export const asOf = (now: Date): string => new Date(now.getTime() - OVERLAP_SECONDS * 1000).toISOString();

/**
 * Instants of a phone by the server's clock. Nothing was later than now, nor longer ago than `days`, whatever the phone's
 * clock says.
 * @param deviceNow the phone's now as it sent the call
 */
export function deviceClock(deviceNow: string, now: Date, days: number): (at: string) => Date {
  const ahead = Date.parse(deviceNow) - now.getTime();
  const earliest = now.getTime() - days * 86_400_000;
  return (at) => new Date(Math.max(earliest, Math.min(Date.parse(at) - ahead, now.getTime())));
}
