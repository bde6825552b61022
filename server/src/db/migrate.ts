import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
// Any number that nothing else locks: all servers of one database migrate one after the other.
const MIGRATION_LOCK = 7_203_114;

/**
 * Brings a database to the newest schema: runs every numbered SQL file that it has not seen, each in a transaction of
 * its own, under a lock. Forward only.
 * @returns names of the files that were run
 * @throws when a file that was run before has changed since, or when the database is newer than this program
 */
export async function migrate(databaseUrl: string, folder = MIGRATIONS): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`create table if not exists schema_migration (
      name text primary key, sha256 text not null, at timestamptz not null default now())`);
    await client.query(`comment on table schema_migration is 'infrastructure: migrations that were run'`);
    const done = new Map(
      (await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration')).rows.map(
        (row) => [row.name, row.sha256],
      ),
    );
    const files = await readMigrations(folder);
    refuseUnknown([...done.keys()], files);
    const run: string[] = [];
    for (const file of files) {
      const before = done.get(file.name);
      if (before === file.sha256) continue;
      if (before) throw new Error(`Migration ${file.name} was changed after it ran; add a new one instead`);
      await runOne(client, file);
      run.push(file.name);
    }
    return run;
  } finally {
    await client.end();
  }
}

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

function refuseUnknown(done: string[], files: MigrationFile[]): void {
  const known = new Set(files.map((file) => file.name));
  const unknown = done.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(`The database was written by a newer version (it has ${unknown.join(', ')}); update the program`);
  }
}

async function runOne(client: pg.Client, file: MigrationFile): Promise<void> {
  await client.query('begin');
  try {
    await client.query(file.sql);
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [file.name, file.sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${file.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Names of migrations that this program has and the database has not; empty when it is ready to serve. */
export async function pendingMigrations(pool: pg.Pool): Promise<string[]> {
  const names = await listMigrations(MIGRATIONS);
  const { rows } = await pool.query<{ name: string }>('select name from schema_migration');
  const done = new Set(rows.map((row) => row.name));
  return names.filter((name) => !done.has(name));
}
