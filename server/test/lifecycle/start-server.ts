import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeEmbeddedDatabase } from '../../src/db/embedded.ts';

export const root = join(import.meta.dirname, '../../..');

/** A server that was really started, as a person would start it. */
export interface RunningServer {
  url: string;
  process: ChildProcess;
  /** All that it has printed up to now. */
  output(): string;
  /** Resolves with the exit code when it has ended. */
  ended: Promise<number | null>;
}

const folders: string[] = [];
const processes: ChildProcess[] = [];

/** Starts `node server/src/main.ts` without waiting for anything. */
export function spawnServer(environment: Record<string, string>, file = 'server/src/main.ts'): RunningServer {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...inherited, HOST: '127.0.0.1', QINGHE_MODE: 'test', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { url: `http://127.0.0.1:${environment.PORT}`, process: child, output: () => output, ended };
}

/** Starts a server and waits until it says that it is ready. */
export async function startServer(environment: Record<string, string>, file?: string): Promise<RunningServer> {
  const server = spawnServer({ PORT: String(await freePort()), ...environment }, file);
  for (const deadline = Date.now() + 90_000; Date.now() < deadline; await sleep(50)) {
    if (server.process.exitCode !== null) break;
    const response = await fetch(`${server.url}/readyz`).catch(() => undefined);
    if (response?.ok) return server;
  }
  throw new Error(`The server did not get ready; it printed:\n${server.output()}`);
}

/** An empty data folder; removed by `cleanUp`. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'qinghe-lifecycle-'));
  folders.push(folder);
  return folder;
}

/** Ends every server of a test and removes its data; call it after each. */
export async function cleanUp(): Promise<void> {
  for (const child of processes.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  for (const folder of folders.splice(0)) {
    await removeEmbeddedDatabase(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** Numbers of the PostgreSQL processes that work on a data folder's database; known by their working folder. */
export async function databaseProcesses(dataDir: string): Promise<string[]> {
  const clusterName = await readFile(join(dataDir, 'database-place'), 'utf8').catch(() => undefined);
  const cluster = join(clusterName ? join('/var/lib/qinghe', clusterName) : dataDir, 'postgres');
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(numbers.map((number) => readlink(`/proc/${number}/cwd`).catch(() => '')));
  return numbers.filter((_, index) => folders[index] === cluster);
}
