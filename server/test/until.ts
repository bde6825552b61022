import { setTimeout as pause } from 'node:timers/promises';

/** Waits until `look` gives something (or true) and hands it on; fails loudly when the deadline passes. */
export async function until<T>(
  look: () => T | Promise<T>,
  what = String(look),
  milliseconds = 25_000,
): Promise<Exclude<T, false | null | undefined | 0 | ''>> {
  for (const deadline = Date.now() + milliseconds; ; await pause(20)) {
    const seen = await look();
    if (seen) return seen as Exclude<T, false | null | undefined | 0 | ''>;
    if (Date.now() > deadline) throw new Error(`Did not happen within ${milliseconds} ms: ${what}`);
  }
}
