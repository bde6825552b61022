import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { tasks } from '../src/all-domains.ts';
import { connect } from '../src/db/database.ts';
import { removeEmbeddedDatabase, startEmbeddedDatabase } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { importLists } from '../src/domains/dict/index.ts';
import { openQueue } from '../src/tasks/queue.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the template database, which has the newest schema and no rows but reference data. */
    templateUrl: string;
    /** Where applications keep the files of their tests. */
    filesFolder: string;
  }
}

/** One PostgreSQL for the whole run; each test file takes a copy of its template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'qinghe-test-'));
  const database = await startEmbeddedDatabase({ dataDir, name: 'template_qinghe' });
  await forgoDurability(database.url);
  await migrate(database.url);
  await importReferenceLists(database.url);
  // The queue makes its own schema; made here once, no test file has to wait for it.
  const queue = await openQueue(database.url, tasks, pino({ level: 'silent' }));
  await queue.stop();
  project.provide('templateUrl', database.url);
  const filesFolder = await mkdtemp(join(tmpdir(), 'qinghe-files-'));
  project.provide('filesFolder', filesFolder);
  return async () => {
    await database.stop();
    await removeEmbeddedDatabase(dataDir);
    for (const folder of [dataDir, filesFolder]) await rm(folder, { recursive: true, force: true });
  };
}

/** As every start does. */
async function importReferenceLists(url: string): Promise<void> {
  const { db, close } = connect(url, 2);
  await importLists(db);
  await close();
}

/** Nothing of a test run has to survive a power cut. */
async function forgoDurability(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}
