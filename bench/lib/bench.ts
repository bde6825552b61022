import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEmbeddedDatabase, startEmbeddedDatabase } from '../../server/src/db/embedded.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { within } from './connection.ts';
import { seedCompany } from './seed-company.ts';
import { type BenchServer, startReal } from './servers.ts';

/** `full` measures; `smoke` runs the same code on next to nothing, to see that it still runs. */
export type Size = 'full' | 'smoke';

/** What a part of the bench works with. */
export interface Bench {
  size: Size;
  /** A company with 20 jobs and applications with CV rows and histories, whose one master has a live session. */
  company(applications: number): Promise<BenchCompany>;
  /** The real server on that company's database; all parts of a bench share one. */
  server(): Promise<BenchServer>;
  /** Address of a further database that has the schema and no rows. */
  emptyDatabase(name: string): Promise<string>;
}

/** A company and the database that it is in. */
export interface BenchCompany {
  url: string;
  dataDir: string;
  company: string;
  account: string;
  token: string;
  /** The newest first. */
  applications: string[];
}

/** A bench with a PostgreSQL of its own, which is started when a part needs it and removed by `close`. */
export function openBench(size: Size): Bench & { close(): Promise<void> } {
  let opening: Promise<Cluster> | undefined;
  let serving: Promise<BenchServer> | undefined;
  let companies = 0;
  const open = () => {
    opening ??= openCluster();
    return opening;
  };
  return {
    size,
    async company(applications) {
      const { url, dataDir } = await open();
      companies += 1;
      const token = randomBytes(32).toString('base64url');
      const tokenHash = createHash('sha256').update(token).digest();
      const phone = String(13_800_000_000 + companies);
      const seeded = await within(url, (client) => seedCompany(client, { applications, phone, tokenHash }));
      return { url, dataDir, token, ...seeded };
    },
    async server() {
      const { url, dataDir } = await open();
      serving ??= startReal(url, { DATA_DIR: dataDir });
      return serving;
    },
    async emptyDatabase(name) {
      const { url } = await open();
      await within(url, (client) => client.query(`create database ${name} template ${EMPTY}`));
      return named(url, name);
    },
    async close() {
      await (await serving)?.stop();
      await (await opening)?.remove();
    },
  };
}

interface Cluster {
  url: string;
  dataDir: string;
  remove(): Promise<void>;
}

const EMPTY = 'with_schema';

async function openCluster(): Promise<Cluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'qinghe-bench-'));
  const database = await startEmbeddedDatabase({ dataDir });
  const empty = named(database.url, EMPTY);
  await within(database.url, (client) => client.query(`create database ${EMPTY}`));
  await migrate(empty);
  await within(database.url, (client) => client.query(`create database bench template ${EMPTY}`));
  return {
    url: named(database.url, 'bench'),
    dataDir,
    async remove() {
      await database.stop();
      await removeEmbeddedDatabase(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address of another database of the same server. */
const named = (url: string, name: string): string => url.replace(/(\/\/[^/]*\/)[^?]*/, `$1${name}`);
