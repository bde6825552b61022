import type { RealtimeMessage } from '@qinghe/contract/realtime.ts';

const REMEMBERED = 500;

/** Lets each event through once, though a reconnect may bring it again, and keeps the last cursor. */
export function createRealtimeLog() {
  const seen = new Set<string>();
  let last: string | undefined;
  return {
    last: () => last,
    /** The server has told everything up to here; where to go on after the next reconnect. */
    settle(cursor: string) {
      last = cursor;
    },
    isNew({ cursor }: RealtimeMessage): boolean {
      if (seen.has(cursor)) return false;
      seen.add(cursor);
      if (seen.size > REMEMBERED) seen.delete(seen.values().next().value as string);
      last = cursor;
      return true;
    },
  };
}
