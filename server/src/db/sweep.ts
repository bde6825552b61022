import { sql } from 'kysely';
import type { Reader } from './database.ts';
import type { DB } from './generated.ts';

/** Rows of a table that nothing asks for any more, some hours after an instant of theirs. */
export interface Outdated {
  table: keyof DB;
  /** The instant: when it was made, or its own end. */
  since: 'expires_at' | 'created_at' | 'occurred_at' | 'at';
  hours: number;
}

/** What the frame itself writes: counters, keys of calls, events. */
export const ofTheFrame: readonly Outdated[] = [
  { table: 'quota', since: 'expires_at', hours: 0 },
  // A client that tries again a day later has lost its key with its page.
  { table: 'idempotency_key', since: 'created_at', hours: 48 },
  // A client that was away for longer reads everything anew.
  { table: 'realtime_event', since: 'at', hours: 48 },
];

/** Deletes what has served its time. */
export async function deleteOutdated(reader: Reader, { table, since, hours }: Outdated, now: Date): Promise<void> {
  const before = new Date(now.getTime() - hours * 3_600_000);
  await sql`delete from ${sql.table(table)} where ${sql.ref(since)} < ${before}`.execute(reader);
}
