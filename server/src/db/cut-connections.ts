import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Ends every other connection of servers to the database, as a restart of it does. */
export async function cutConnections(db: Database): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'qinghe%' and pid <> pg_backend_pid()`.execute(db);
}
