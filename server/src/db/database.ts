import { type ConnectionProvider, Kysely, type KyselyProps, PostgresDialect, Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './generated.ts';
import { isOutdated, keepStatements } from './prepared-statements.ts';
import { sendAhead } from './send-ahead.ts';

export type Database = Kysely<DB>;
/** What every query takes first, so that no query can run outside the caller's transaction by accident. */
export type Trx = Transaction<DB>;
/** For reads that need no transaction of their own. */
export type Reader = Database | Trx;

const TIMESTAMPTZ = 1184;
const DATE = 1082;
const BIGINT = 20;

type Parser = (text: string) => unknown;

/** Instants leave the database as ISO 8601 in UTC, days as YYYY-MM-DD, bigint as number (below 2^53 by our checks). */
const parsers = new Map<number, Parser>([
  [TIMESTAMPTZ, instantOf],
  [DATE, (text) => text],
  [BIGINT, Number],
]);

const types: pg.CustomTypesConfig = {
  // Asked for every column of every response, so what it found once is kept; all our columns come as text.
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format === 'binary') return pg.types.getTypeParser(oid, format);
    const known = parsers.get(oid);
    if (known) return known;
    const found = pg.types.getTypeParser(oid, 'text') as Parser;
    parsers.set(oid, found);
    return found;
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/**
 * `2026-11-28 09:00:00.123456+00` as `2026-11-28T09:00:00.123Z`. Where the database speaks of UTC already nothing is to be
 * reckoned: a list has sixty of them, and a `Date` for each was a twentieth of its cost.
 */
export function instantOf(text: string): string {
  const { length } = text;
  const isPlain = text.endsWith('+00') && text[4] === '-' && text[10] === ' ' && (length === 22 || text[19] === '.');
  if (!isPlain) return new Date(text).toISOString();
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, Math.min(23, length - 3)).padEnd(3, '0')}Z`;
}

export interface DatabaseConnection {
  pool: pg.Pool;
  db: Database;
  close(): Promise<void>;
}

/**
 * Opens the pool. `max` is connections of this process; the queue keeps a small pool of its own. An older pooler between has
 * to say that it keeps no statements: it hands each transaction to another connection. Nor is anything sent ahead through it.
 */
export function connect(databaseUrl: string, max = 20, { keepsStatements = true } = {}): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    types,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'qinghe',
    pipeline: keepsStatements,
    // A query that runs longer than this is a fault of ours, not a wait that a person would accept.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks, idle or in use, is replaced by the pool; without listeners it would end the process. What was
  // under way on it fails by its own promise.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (keepsStatements) {
    keepStatements(pool);
    sendAhead(pool);
  }
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<DB>({ dialect });
  if (keepsStatements) pipelined.set(db, { config: { dialect }, dialect, driver: dialect.createDriver() });
  return { pool, db, close: () => pool.end() };
}

/** What Kysely makes a transaction of, where the database's connections take several statements at one time. */
const pipelined = new WeakMap<Database, Omit<KyselyProps, 'executor'>>();

/** Kysely hands a transaction's connection to one statement after the other; here what is asked at one time goes out together. */
function sideBySide<T>(db: Database, trx: Trx, work: (trx: Trx) => Promise<T>): Promise<T> {
  const props = pipelined.get(db);
  if (!props) return work(trx);
  const executor = trx.getExecutor();
  return executor.provideConnection((connection) => {
    const shared: ConnectionProvider = { provideConnection: (use) => use(connection) };
    return work(new Transaction<DB>({ ...props, executor: executor.withConnectionProvider(shared) }));
  });
}

/** PostgreSQL's code for a transaction that it ended because two waited for each other. */
const DEADLOCK = '40P01';
/** Runs of a transaction that something was in the way of each time. */
const MAX_RUNS = 3;

/**
 * Runs `work` in one transaction; an exception rolls everything back. Where two wait for each other PostgreSQL ends one: that
 * one is run again, whole, so `work` changes nothing but the database. So is one that met a statement from before a migration.
 */
export async function withTransaction<T>(db: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let runs = 1; ; runs += 1) {
    try {
      return await db.transaction().execute((trx) => sideBySide(db, trx, work));
    } catch (error) {
      if (!(isDeadlock(error) || isOutdated(error)) || runs === MAX_RUNS) throw error;
    }
  }
}

const isDeadlock = (error: unknown) => error instanceof pg.DatabaseError && error.code === DEADLOCK;
