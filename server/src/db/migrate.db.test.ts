import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { readSchema } from '../../test/schema.ts';
import { migrate, pendingMigrations } from './migrate.ts';

const folder = await mkdtemp(join(tmpdir(), 'qinghe-migrations-'));
let database = await createTestDatabase('empty');

beforeEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
  database = await createTestDatabase('empty');
  await mkdir(folder);
  await write('0001_first.sql', 'create table first (number integer)');
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

test('new files run once, in the order of their numbers; other files are none', async () => {
  await write('0003_third.sql', 'create table third as select number from second');
  await write('0002_second.sql', 'create table second as select number from first');
  await write('notes.sql', 'this is no SQL');
  expect(await migrate(database.url, { folder })).toEqual(['0001_first.sql', '0002_second.sql', '0003_third.sql']);
  expect(await migrate(database.url, { folder })).toEqual([]);
  await write('0004_fourth.sql', 'alter table third add name text');
  expect(await migrate(database.url, { folder })).toEqual(['0004_fourth.sql']);
});

test('a file that was changed after it ran is refused', async () => {
  await migrate(database.url, { folder });
  await write('0001_first.sql', 'create table first (number bigint)');
  await expect(migrate(database.url, { folder })).rejects.toThrow('0001_first.sql was changed after it ran');
});

test('a database that a newer version has written is refused', async () => {
  await write('0002_future.sql', 'create table future (number integer)');
  await migrate(database.url, { folder });
  await rm(join(folder, '0002_future.sql'));
  await expect(migrate(database.url, { folder })).rejects.toThrow('newer version (it has 0002_future.sql)');
});

test('a file that fails leaves nothing of itself, and the ones before it stay', async () => {
  await write('0002_broken.sql', 'create table half (number integer); select 1 / 0');
  await expect(migrate(database.url, { folder })).rejects.toThrow('0002_broken.sql failed: division by zero');
  expect(await query(`select to_regclass('half') as half, to_regclass('first')::text as first`)).toEqual([
    { half: null, first: 'first' },
  ]);
  expect(await query('select name from schema_migration')).toEqual([{ name: '0001_first.sql' }]);
});

test('servers that start at once migrate one after the other', async () => {
  await write('0002_slow.sql', 'create table slow as select 1 as one from pg_sleep(0.2)');
  const runs = await Promise.all([1, 2, 3].map(() => migrate(database.url, { folder })));
  expect(runs.flat().sort()).toEqual(['0001_first.sql', '0002_slow.sql']);
});

test('a lock that was left behind is told of while it is waited for, and named when patience ends', async () => {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('select pg_advisory_lock(7203114)');
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  await expect(migrate(database.url, { folder, say, patience: 400 })).rejects.toThrow(
    `terminate_backend(${rows[0]?.pid})`,
  );
  expect(said).toHaveLength(1);
  const waiting = migrate(database.url, { folder, say });
  await holder.end();
  expect(await waiting).toEqual(['0001_first.sql']);
});

test('a connection that is cut while a lock is waited for ends the waiting with an error, and not the process', async () => {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('select pg_advisory_lock(7203114)');
  const cut = Promise.withResolvers<void>();
  const say = () =>
    void holder
      .query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'qinghe-migrate' and datname = current_database()`,
      )
      .then(() => cut.resolve());
  await expect(migrate(database.url, { folder, say })).rejects.toThrow(/terminat|not queryable|closed/i);
  await cut.promise;
  await holder.end();
});

test('no lock stays with the connection, which a pooler would give to somebody else', async () => {
  await migrate(database.url, { folder });
  expect(await query(`select pid from pg_locks where locktype = 'advisory'`)).toEqual([]);
});

test('the product’s own migrations run on an empty database, and none is pending then', async () => {
  const names = await migrate(database.url);
  expect(names[0]).toBe('0001_accounts.sql');
  const pool = new pg.Pool({ connectionString: database.url });
  expect(await pendingMigrations(pool)).toEqual([]);
  await pool.query(`delete from schema_migration where name = '0001_accounts.sql'`);
  expect(await pendingMigrations(pool)).toEqual(['0001_accounts.sql']);
  await pool.end();
});

test('a database that was migrated before 15 was served gets the schema that a new one has', async () => {
  const later = ['0159_uuid_before_18.sql', '0380_revisions_on_any_version.sql'];
  const own = join(import.meta.dirname, '../../migrations');
  await cp(own, folder, { recursive: true, force: true, filter: (path) => !later.some((name) => path.endsWith(name)) });
  await rm(join(folder, '0001_first.sql'));
  await migrate(database.url, { folder });
  const before = await readSchema(database.url);
  expect(await migrate(database.url)).toEqual(later);
  const after = await readSchema(database.url);
  const fresh = await createTestDatabase();
  expect(after).toEqual(await readSchema(fresh.url));
  await fresh.drop();
  expect(after.filter((text) => !before.includes(text))).toEqual([
    expect.stringContaining('FUNCTION public.sensitive_words_changed()'),
  ]);
});
