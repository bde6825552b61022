import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
// Any number that nothing else locks: all servers of one database migrate one after the other.
const MIGRATION_LOCK = 7_203_114;
const PAUSE_MILLISECONDS = 250;

export interface MigrationOptions {
  folder?: string;
  /** Says on the console what is waited for. */
  say?: (line: string) => void;
  /** Milliseconds to wait for another server that migrates, before giving up. */
  patience?: number;
}

/**
 * Brings a database to the newest schema: runs every numbered SQL file that it has not seen, each in a transaction of its
 * own that also holds the lock. The lock ends with its transaction, so that none stays behind in a pooled connection.
 * Forward only.
 * @returns names of the files that were run
 * @throws when a file that was run before has changed since, when the database is newer than this program, or when
 * another connection held the lock for longer than `patience`
 */
export async function migrate(databaseUrl: string, options: MigrationOptions = {}): Promise<string[]> {
  const { folder = MIGRATIONS, say = () => undefined, patience = 120_000 } = options;
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'qinghe-migrate' });
  // A connection that is cut while nothing is asked of it: the next statement says so.
  client.on('error', () => undefined);
  await client.connect();
  const locked = <T>(work: () => Promise<T>) => underLock(client, { say, patience }, work);
  try {
    await locked(async () => {
      await client.query(`create table if not exists schema_migration (
        name text primary key, sha256 text not null, at timestamptz not null default now())`);
      await client.query(`comment on table schema_migration is 'infrastructure of frame: migrations that were run'`);
    });
    const files = await readMigrations(folder);
    const done = await readDone(client);
    refuseUnknown([...done.keys()], files);
    const run: string[] = [];
    for (const file of files.filter((each) => isNew(done, each)))
      if (await locked(() => runOne(client, file))) run.push(file.name);
    return run;
  } finally {
    await client.end();
  }
}

/** Runs work in one transaction that holds the lock. */
async function underLock<T>(
  client: pg.Client,
  { say, patience }: Required<Pick<MigrationOptions, 'say' | 'patience'>>,
  work: () => Promise<T>,
): Promise<T> {
  let told = false;
  for (const deadline = Date.now() + patience; ; await pause(PAUSE_MILLISECONDS)) {
    await client.query('begin');
    try {
      if (await takeLock(client)) {
        const result = await work();
        await client.query('commit');
        return result;
      }
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
    const holder = await findHolder(client);
    await client.query('rollback');
    if (Date.now() > deadline) throw new Error(stuck(holder, patience));
    if (!told) say('  Another server is bringing the database up to date; waiting for it');
    told = true;
  }
}

async function takeLock(client: pg.Client): Promise<boolean> {
  const text = 'select pg_try_advisory_xact_lock($1) as taken';
  const { rows } = await client.query<{ taken: boolean }>(text, [MIGRATION_LOCK]);
  return rows[0]?.taken === true;
}

/** The database's process that holds the lock. */
async function findHolder(client: pg.Client): Promise<number | undefined> {
  const text = `select pid from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and granted`;
  const { rows } = await client.query<{ pid: number }>(text, [MIGRATION_LOCK]);
  return rows[0]?.pid;
}

const stuck = (holder: number | undefined, patience: number): string =>
  `Another connection has held the migration lock for more than ${Math.round(patience / 1000)} s. ` +
  'If no other server is migrating this database, that connection was left behind; end it and start again' +
  (holder === undefined ? '' : `: select pg_terminate_backend(${holder})`);

interface MigrationFile {
  name: string;
  sql: string;
  sha256: string;
}

const listMigrations = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();

async function readMigrations(folder: string): Promise<MigrationFile[]> {
  return Promise.all(
    (await listMigrations(folder)).map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function readDone(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration');
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

function refuseUnknown(done: string[], files: MigrationFile[]): void {
  const known = new Set(files.map((file) => file.name));
  const unknown = done.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(`The database was written by a newer version (it has ${unknown.join(', ')}); update the program`);
  }
}

/** Whether a file has still to run. @throws when it ran with other content */
function isNew(done: ReadonlyMap<string, string>, { name, sha256 }: MigrationFile): boolean {
  const before = done.get(name);
  if (before !== undefined && before !== sha256)
    throw new Error(`Migration ${name} was changed after it ran; add a new one instead`);
  return before === undefined;
}

/** @returns false where another server was quicker */
async function runOne(client: pg.Client, file: MigrationFile): Promise<boolean> {
  if (!isNew(await readDone(client), file)) return false;
  try {
    await client.query(file.sql);
  } catch (error) {
    throw new Error(`Migration ${file.name} failed: ${(error as Error).message}`, { cause: error });
  }
  await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [file.name, file.sha256]);
  return true;
}

/** Names of migrations that this program has and the database has not; empty when it is ready to serve. */
export async function pendingMigrations(pool: pg.Pool): Promise<string[]> {
  const names = await listMigrations(MIGRATIONS);
  const { rows } = await pool.query<{ name: string }>('select name from schema_migration');
  const done = new Set(rows.map((row) => row.name));
  return names.filter((name) => !done.has(name));
}
