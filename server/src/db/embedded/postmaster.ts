import { readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Address, addressToUrl, readPassword, SOCKET_NUMBER } from './address.ts';
import { writeSettings } from './cluster.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { EmbeddedDatabaseError, explainOutput } from './failure.ts';
import { readPostmasterFile, settledPostmaster } from './postmaster-file.ts';
import { runProgram } from './run-program.ts';

const logFile = 'server.log';
const MAX_LOG_BYTES = 10_000_000;

/** The address of a healthy PostgreSQL that already works on this cluster, as after a kill -9 of its server. */
export async function runningAddress(location: ClusterLocation): Promise<Address | undefined> {
  const file = await settledPostmaster(location);
  if (!file) return undefined;
  const address: Address = file.socketFolder
    ? { kind: 'socket', folder: file.socketFolder }
    : { kind: 'tcp', port: file.port, password: await readPassword(location) };
  return (await respondsAt(address)) ? address : undefined;
}

/** Starts PostgreSQL on the cluster; one that runs there but does not answer is stopped first. */
export async function startPostmaster(location: ClusterLocation, address: Address): Promise<void> {
  await stopPostmaster(location);
  await writeSettings(location, address);
  if (address.kind === 'socket') await removeSocket(address.folder);
  await limitLog(location);
  const deadline = Date.now() + 10_000;
  for (;;) {
    const from = await logSize(location);
    const { code, output } = await control(location, [
      'start',
      '--silent',
      `--log=${logPath(location)}`,
      '--timeout=60',
    ]);
    if (code === 0) return;
    const log = (await readFile(join(location.cluster, logFile), 'utf8').catch(() => '')).slice(from);
    // After a kill -9 of PostgreSQL its children need a moment to notice and let go of the shared memory.
    if (!/pre-existing shared memory block/.test(log) || Date.now() > deadline) throw startError(location, output, log);
    await sleep(100);
  }
}

/** Stops PostgreSQL, cutting its connections; returns when its process has gone. */
export async function stopPostmaster(location: ClusterLocation): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    if (!(await readPostmasterFile(location))) return;
    await control(location, ['stop', '--silent', `--mode=${mode}`, '--timeout=30']);
  }
  const left = await readPostmasterFile(location);
  if (left) throw new EmbeddedDatabaseError(`PostgreSQL (process ${left.pid}) does not stop. Next step: kill it.`);
}

async function control(location: ClusterLocation, args: string[]): Promise<{ code: number; output: string }> {
  // Paths relative to the working folder: pg_ctl hands them to a shell, and they may hold spaces, quotes or $.
  const program = join(location.binaries.folder, 'bin', 'pg_ctl');
  const cluster = `--pgdata=${basename(location.cluster)}`;
  return runProgram(program, [...args, cluster, '--wait'], { cwd: location.folder, user: location.user });
}

async function respondsAt(address: Address): Promise<boolean> {
  const client = new pg.Client({
    connectionString: addressToUrl(address, 'postgres'),
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A dead PostgreSQL's socket lock names a process number that somebody else may have by now. */
async function removeSocket(folder: string): Promise<void> {
  const socket = join(folder, `.s.PGSQL.${SOCKET_NUMBER}`);
  await rm(socket, { force: true });
  await rm(`${socket}.lock`, { force: true });
}

async function limitLog(location: ClusterLocation): Promise<void> {
  const path = join(location.cluster, logFile);
  if ((await logSize(location)) > MAX_LOG_BYTES) await rename(path, `${path}.old`);
}

async function logSize(location: ClusterLocation): Promise<number> {
  return stat(join(location.cluster, logFile)).then(
    ({ size }) => size,
    () => 0,
  );
}

function logPath(location: ClusterLocation): string {
  return join(basename(location.cluster), logFile);
}

function startError(location: ClusterLocation, output: string, log: string): EmbeddedDatabaseError {
  const lines = log.split('\n').filter((line) => /FATAL|PANIC|ERROR|HINT|could not/.test(line));
  const reason = (lines.length > 0 ? lines.slice(-6).join('\n') : output).trim();
  return new EmbeddedDatabaseError(
    `PostgreSQL did not start:\n${reason}${explainOutput(reason)}\nIts log: ${join(location.cluster, logFile)}`,
  );
}
