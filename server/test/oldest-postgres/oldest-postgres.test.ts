import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lintCatalogue } from '../../src/db/catalogue-lint.ts';
import { startEmbeddedDatabase } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { cleanUp, dataFolder, startServer } from '../lifecycle/start-server.ts';
import { readSchema } from '../schema.ts';
import { doMainJob } from './main-job.ts';

/*
 * Run by deploy/cluster.mjs, which has migrated a database of the system's PostgreSQL and filled in the demo: that of Debian
 * is the oldest one that the product runs on.
 */
const { E2E_BASE_URL: cluster = '', CLUSTER_DATABASE_URL: databaseUrl = '' } = process.env;

beforeAll(() => {
  if (cluster === '' || databaseUrl === '')
    throw new Error('Without a cluster there is nothing to test: npm test -- --only=oldest-postgres');
});
afterAll(cleanUp);

async function query<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

// Each waits for processes most of the time.
describe.concurrent('on the system’s PostgreSQL', () => {
  test('the schema is the one that the newest PostgreSQL gets, and keeps the data rules', async () => {
    const dataDir = await dataFolder();
    const newest = await startEmbeddedDatabase({ dataDir });
    await migrate(newest.url);
    expect(await readSchema(databaseUrl)).toEqual(await readSchema(newest.url));
    await newest.stop();
    const { looked, problems } = await query(lintCatalogue);
    expect(problems).toEqual([]);
    const { rows } = await query((client) => client.query("select from pg_tables where schemaname = 'public'"));
    expect(looked).toBe(rows.length);
  });

  test('the main job is done by two servers and a worker, through a pooler and a proxy', async () => {
    expect(await doMainJob(cluster)).toEqual(['new', 'interview', 'new']);
  });

  test('the main job is done by one process on a database of its own', async () => {
    await query((client) => client.query('create database alone'));
    const alone = new URL(databaseUrl);
    alone.pathname = '/alone';
    const server = await startServer({
      DATA_DIR: await dataFolder(),
      DATABASE_URL: alone.href,
      QINGHE_MODE: 'demo',
      TEST_DOOR: '1',
    });
    expect(await doMainJob(server.url)).toEqual(['new', 'interview', 'new']);
  });
});
