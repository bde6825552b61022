import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Address, addressToUrl, chooseAddress, releaseAddress } from './embedded/address.ts';
import { prepareCluster } from './embedded/cluster.ts';
import { type ClusterLocation, locateCluster } from './embedded/cluster-location.ts';
import { holderOfDataFolder, lockDataFolder } from './embedded/data-folder-lock.ts';
import { explainFailure } from './embedded/failure.ts';
import { runningAddress, startPostmaster, stopPostmaster } from './embedded/postmaster.ts';
import { removeCluster } from './embedded/remove-cluster.ts';

export { EmbeddedDatabaseError } from './embedded/failure.ts';

export interface EmbeddedDatabase {
  /** Connection string for `pg`, Kysely and pg-boss. */
  url: string;
  /** Stops PostgreSQL and frees the data folder; a second call does nothing more. */
  stop(): Promise<void>;
}

export interface EmbeddedDatabaseOptions {
  /** The data folder; made when missing. One process at a time works on it. */
  dataDir: string;
  /** Name of the database; `qinghe` unless told. */
  name?: string;
  /** Told in a few words what takes time. */
  onStep?: (step: string) => void;
}

/**
 * Starts the PostgreSQL that comes with the packages on a data folder, or adopts the one that a killed server left
 * running there.
 * @throws EmbeddedDatabaseError with a message for people: folder in use, other major version, disk full, …
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { dataDir, name = 'qinghe', onStep = () => undefined } = options;
  try {
    await mkdir(dataDir, { recursive: true });
    const path = await realpath(dataDir);
    const unlock = await lockDataFolder(path);
    try {
      const location = await locateCluster(path, onStep);
      const address = await start(location, name, onStep);
      const url = addressToUrl(address, name);
      await writeFile(urlFile(path), url, { mode: 0o600 });
      return { url, stop: once(() => stop(location, address).finally(unlock)) };
    } catch (error) {
      await unlock();
      throw error;
    }
  } catch (error) {
    throw explainFailure(error, dataDir);
  }
}

/** The connection string of the database that a running server works with, for tools beside it; or undefined. */
export async function runningEmbeddedDatabase(dataDir: string): Promise<string | undefined> {
  const holder = await embeddedDatabaseHolder(dataDir);
  return holder === undefined ? undefined : readFile(urlFile(dataDir), 'utf8').catch(() => undefined);
}

/** The process that holds the data folder now, or undefined. */
export async function embeddedDatabaseHolder(dataDir: string): Promise<number | undefined> {
  const path = await realpath(dataDir).catch(() => undefined);
  return path === undefined ? undefined : holderOfDataFolder(path);
}

/**
 * Removes the database of a data folder, wherever it lies, and leaves all else in that folder.
 * @throws EmbeddedDatabaseError when a server works on it.
 */
export async function removeEmbeddedDatabase(dataDir: string): Promise<void> {
  const path = await realpath(dataDir).catch(() => undefined);
  if (path === undefined) return;
  const unlock = await lockDataFolder(path);
  try {
    const location = await locateCluster(path, () => undefined);
    await stop(location, undefined);
    await removeCluster(location);
  } finally {
    await unlock();
  }
}

async function start(location: ClusterLocation, name: string, onStep: (step: string) => void): Promise<Address> {
  const running = await runningAddress(location);
  if (running) {
    onStep('Taking over the database that was left running');
    await createMissingDatabase(running, name);
    return running;
  }
  const address = await chooseAddress(location);
  await prepareCluster(location, address, onStep);
  onStep('Starting the database');
  await startPostmaster(location, address);
  try {
    await createMissingDatabase(address, name);
  } catch (error) {
    await stopPostmaster(location);
    throw error;
  }
  return address;
}

async function stop(location: ClusterLocation, address: Address | undefined): Promise<void> {
  await stopPostmaster(location);
  if (address) await releaseAddress(address);
  await rm(urlFile(location.dataDir), { force: true });
}

function urlFile(dataDir: string): string {
  return join(dataDir, 'database-url');
}

async function createMissingDatabase(address: Address, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressToUrl(address, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= action();
    return running;
  };
}
