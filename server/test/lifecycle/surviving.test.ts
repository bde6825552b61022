import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { runningEmbeddedDatabase, startEmbeddedDatabase } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { cleanUp, databaseProcesses, dataFolder, freePort, root, spawnServer, startServer } from './start-server.ts';

const migrations = join(root, 'server', 'migrations');

afterEach(cleanUp);

test('starts again after a kill -9, with the database that was left running', async () => {
  const dataDir = await dataFolder();
  const first = await startServer({ DATA_DIR: dataDir });
  first.process.kill('SIGKILL');
  await first.ended;
  const second = await startServer({ DATA_DIR: dataDir });
  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(await databaseProcesses(dataDir)).toEqual([]);
});

test('starts after any number of starts that were killed on the way', async () => {
  const dataDir = await dataFolder();
  // From reading its own files, over making the database and migrating it, to having opened the queue.
  for (const moment of [300, 700, 1200, 2000]) {
    const server = spawnServer({ PORT: String(await freePort()), DATA_DIR: dataDir });
    await sleep(moment);
    server.process.kill('SIGKILL');
    await server.ended;
  }
  const server = await startServer({ DATA_DIR: dataDir });
  expect(await appliedMigrations(dataDir)).toEqual(await migrationFiles());
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('brings the data folder of an older version up to date', async () => {
  const dataDir = await dataFolder();
  const older = await mkdtemp(join(tmpdir(), 'qinghe-older-'));
  const [first = ''] = await migrationFiles();
  await cp(join(migrations, first), join(older, first));
  const database = await startEmbeddedDatabase({ dataDir });
  await migrate(database.url, { folder: older });
  await database.stop();
  await rm(older, { recursive: true });
  await startServer({ DATA_DIR: dataDir });
  expect(await appliedMigrations(dataDir)).toEqual(await migrationFiles());
});

async function migrationFiles(): Promise<string[]> {
  return (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
}

async function appliedMigrations(dataDir: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: await runningEmbeddedDatabase(dataDir) });
  await client.connect();
  try {
    return (await client.query('select name from schema_migration order by name')).rows.map((row) => row.name);
  } finally {
    await client.end();
  }
}
