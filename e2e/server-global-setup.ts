import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FullConfig } from '@playwright/test';
import { removeEmbeddedDatabase } from '../server/src/db/embedded.ts';

const root = join(import.meta.dirname, '..');
interface Server {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a server with fresh demo data for each worker, and returns the function that removes all of it. */
export default async function startServers({ workers }: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  await mkdir(join(root, '.build'), { recursive: true });
  const started = await Promise.allSettled(Array.from({ length: workers }, (_, index) => startServer(index)));
  const servers = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  const failure = started.find((result) => result.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }
  process.env.E2E_SERVERS = servers.map(({ url }) => url).join(' ');
  return stop;
}

async function startServer(index: number): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'qinghe-journeys-'));
  const port = await freePort();
  const log = join(root, '.build', `journeys-server-${index}.log`);
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      QINGHE_MODE: 'demo',
      TEST_DOOR: '1',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = createWriteStream(log);
  server.stdout.pipe(output);
  server.stderr.pipe(output);
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await removeEmbeddedDatabase(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  };
  // "localhost", as a person types it: cookies and links are the same then.
  const url = `http://localhost:${port}`;
  try {
    await untilReady(url, () => server.exitCode === null);
  } catch (error) {
    await stop();
    throw new Error(`The server for the journeys did not start; it wrote ${log}`, { cause: error });
  }
  return { url, stop };
}

async function untilReady(url: string, isRunning: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await sleep(200)) {
    if (!isRunning()) throw new Error('it ended before it was ready');
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
  }
  throw new Error('it was not ready in two minutes');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
