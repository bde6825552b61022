import { sql } from 'kysely';
import type { Database } from '../src/db/database.ts';
import { until } from './until.ts';

/** Resolves once so many statements of this database wait for a lock: what runs side by side is where it is meant to be. */
export const waitsForLocks = (db: Database, count = 1) =>
  until(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length >= count;
  }, `${count} waiting for a lock`);
