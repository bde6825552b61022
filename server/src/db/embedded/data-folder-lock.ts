import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './failure.ts';

const heldHere = new Set<string>();

/**
 * Takes the data folder for this process and returns the function that gives it back.
 * A lock whose process has died (kill -9, power cut) is taken over.
 * @throws EmbeddedDatabaseError naming the process that holds it.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = lockPath(dataDir);
  const own = `${path}.${randomUUID()}`;
  await writeFile(own, await identityOf(process.pid));
  try {
    // A link appears whole or not at all, so half a lock is never read.
    while (!(await linked(own, path))) await removeIfStale(dataDir);
  } finally {
    await rm(own, { force: true });
  }
  heldHere.add(path);
  return async () => {
    await rm(path, { force: true });
    heldHere.delete(path);
  };
}

/** The process that works on this data folder now, or undefined. */
export async function holderOfDataFolder(dataDir: string): Promise<number | undefined> {
  const path = lockPath(dataDir);
  return livingHolder(await readLock(path), path);
}

async function removeIfStale(dataDir: string): Promise<void> {
  const path = lockPath(dataDir);
  const holder = await holderOfDataFolder(dataDir);
  if (holder !== undefined) throw heldError(dataDir, holder);
  const aside = `${path}.${randomUUID()}`;
  if (!(await renamed(path, aside))) return;
  // Between the look and the rename another start may have put its own, living lock there: give that back.
  const moved = await livingHolder(await readLock(aside), path);
  if (moved !== undefined) await linked(aside, path);
  await rm(aside, { force: true });
}

async function livingHolder(lock: string, path: string): Promise<number | undefined> {
  const pid = Number.parseInt(lock, 10);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  // In a container the server often gets the number that its dead predecessor had.
  if (pid === process.pid) return heldHere.has(path) ? pid : undefined;
  return (await identityOf(pid)) === lock ? pid : undefined;
}

/** Number and start time of a process: numbers are given out again, after a reboot at the latest. */
async function identityOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The name in brackets may hold spaces; the state follows it, the start time is the 20th after it.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    // Z is a dead process that was not reaped, as happens in containers.
    return status && fields[0] !== 'Z' ? `${pid} ${fields[19]}` : '';
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return '';
  }
  return `${pid}`;
}

function lockPath(dataDir: string): string {
  return join(dataDir, 'server.lock');
}

function heldError(dataDir: string, pid: number): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `The data folder ${dataDir} is in use by another Qinghe server (process ${pid}). ` +
      'Next step: stop that one, or give this one a folder and a port of its own: DATA_DIR=.data-2 PORT=3001 npm start',
  );
}

async function readLock(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}

async function linked(existing: string, path: string): Promise<boolean> {
  return link(existing, path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

async function renamed(from: string, to: string): Promise<boolean> {
  return rename(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
