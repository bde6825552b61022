import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './generated.ts';

export type Database = Kysely<DB>;
/** What every query takes first, so that no query can run outside the caller's transaction by accident. */
export type Trx = Transaction<DB>;
/** For reads that need no transaction of their own. */
export type Reader = Database | Trx;

const TIMESTAMPTZ = 1184;
const DATE = 1082;
const BIGINT = 20;

/** Instants leave the database as ISO 8601 in UTC, days as YYYY-MM-DD, bigint as number (below 2^53 by our checks). */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
    if (oid === DATE) return (text: string) => text;
    if (oid === BIGINT) return Number;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

export interface DatabaseConnection {
  pool: pg.Pool;
  db: Database;
  close(): Promise<void>;
}

/** Opens the pool. `max` is connections of this process; the queue keeps a small pool of its own. */
export function connect(databaseUrl: string, max = 20): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    types,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'qinghe',
    // A query that runs longer than this is a fault of ours, not a wait that a person would accept.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that breaks (server restarted) is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { pool, db, close: () => db.destroy() };
}

/** Runs `work` in one transaction; an exception rolls everything back. */
export function withTransaction<T>(db: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().execute(work);
}
