/**
 * Seconds by which `as_of` lies behind now: a change whose call began earlier and committed later is given with the next
 * response. No statement waits for longer.
 */
const OVERLAP_SECONDS = 60;

/** From when on the next call asks for what was changed. */
export const asOf = (now: Date): string => new Date(now.getTime() - OVERLAP_SECONDS * 1000).toISOString();

const DAY = 86_400_000;

/**
 * Instants of a phone by the server's clock. What was later than now, or more than a day before what it is about begins,
 * no clock can have shown: it counts as received now.
 * @param deviceNow the phone's now as it sent the call
 */
export function deviceClock(deviceNow: string, now: Date, startsAt: Date): (at: string) => Date {
  const ahead = Date.parse(deviceNow) - now.getTime();
  const earliest = Math.min(startsAt.getTime(), now.getTime()) - DAY;
  return (at) => {
    const instant = Date.parse(at) - ahead;
    return instant >= earliest && instant <= now.getTime() ? new Date(instant) : now;
  };
}
