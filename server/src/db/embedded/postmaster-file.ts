import { readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterLocation } from './cluster-location.ts';

/** What a running PostgreSQL writes of itself into its cluster's postmaster.pid. */
export interface PostmasterFile {
  pid: number;
  port: number;
  socketFolder: string;
  /** `starting`, `ready`, `standby` or `stopping`. */
  status: string;
}

/** Reads postmaster.pid; undefined when no PostgreSQL works on this cluster. A file left by a dead one is removed. */
export async function readPostmasterFile(location: ClusterLocation): Promise<PostmasterFile | undefined> {
  const path = join(location.cluster, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const [pid, , , port, socketFolder, , , status] = text.split('\n').map((line) => line.trim());
  const file = { pid: Number(pid), port: Number(port), socketFolder: socketFolder ?? '', status: status ?? 'starting' };
  if (await worksOn(file.pid, location.cluster)) return file;
  await rm(path, { force: true });
  return undefined;
}

/** Waits until a PostgreSQL that is on its way up or down has arrived; undefined when it has gone. */
export async function settledPostmaster(
  location: ClusterLocation,
  patience = 60_000,
): Promise<PostmasterFile | undefined> {
  const deadline = Date.now() + patience;
  for (;;) {
    const file = await readPostmasterFile(location);
    if (!file || file.status === 'ready' || Date.now() > deadline) return file;
    await sleep(50);
  }
}

/** Whether a process is the PostgreSQL of this cluster, and not another one that was given a dead one's number. */
async function worksOn(pid: number, cluster: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  // PostgreSQL's working folder is its cluster. Of a foreign user's process it can't be read: that is not ours.
  if (process.platform === 'linux') {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => undefined)) === cluster;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
