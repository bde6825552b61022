import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inBuild } from '../../scripts/lib/project.mjs';
import { serverFlags } from '../../scripts/lib/server.mjs';
import { serverBundle } from '../../scripts/lib/server-bundle.mjs';
import { present } from './rows.ts';

const inBench = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Only what hangs takes longer: a first start without a compile cache took 40 s on two cores that ten processes shared. */
const READY_WITHIN_MS = 180_000;

type Environment = Record<string, string>;

/** A server in a process of its own. */
export interface BenchServer {
  url: string;
  pid: number;
  /** From its call to its first response. */
  startMilliseconds: number;
  stop(): Promise<void>;
}

/** What the real server wants to be told in production; nothing is ever sent in these rounds. */
export const production = {
  QINGHE_MODE: 'production',
  NODE_ENV: 'production',
  // As `npm run serve` keeps it.
  NODE_COMPILE_CACHE: inBuild('compile-cache'),
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://bench.example',
  SIGNING_SECRET: 'b3c1a7f09e5d42688a1f4c7de20b9536',
  SOCKETS_PER_SESSION: '100000',
  METRICS_TOKEN: 'd94f7a1c3e8b4562907fe1ab35c8d260',
  SMTP_URL: 'smtp://127.0.0.1:1',
  ALIYUN_SMS_ACCESS_KEY_ID: 'bench',
  ALIYUN_SMS_ACCESS_KEY_SECRET: 'bench',
  SMS_SIGN_NAME: 'bench',
  SMS_TEMPLATES: '{"code":"bench","notice":"bench"}',
};

/** The real server as it runs in production, but for the limits of calls a minute, which are out of reach. */
export const startReal = (databaseUrl: string, environment: Environment = {}): Promise<BenchServer> =>
  start('./real-server.ts', { ...production, DATABASE_URL: databaseUrl, ...environment }, '/readyz', serverFlags);

/** What a server with the test door and the cashier is told; nothing of it reaches anybody. */
export const demo = {
  QINGHE_MODE: 'demo',
  TEST_DOOR: '1',
  NODE_COMPILE_CACHE: inBuild('compile-cache'),
  HOST: '127.0.0.1',
  SIGNING_SECRET: production.SIGNING_SECRET,
  LOG_LEVEL: 'fatal',
};

/** The real server with the demo's cashier and the test door, limits out of reach. */
export const startDemo = (databaseUrl: string, environment: Environment = {}): Promise<BenchServer> =>
  start('./real-server.ts', { ...demo, DATABASE_URL: databaseUrl, ...environment }, '/readyz', serverFlags);

/** The server as `npm run serve` runs it, once it is built. */
export const startServed = (databaseUrl: string, environment: Environment = {}): Promise<BenchServer> =>
  start(serverBundle, { ...production, DATABASE_URL: databaseUrl, ...environment }, '/readyz', serverFlags);

/** `node:http` and `pg` alone, running statements that were recorded from the real server. */
export const startBare = (databaseUrl: string, recordedFile: string): Promise<BenchServer> =>
  start('./bare-server.ts', { DATABASE_URL: databaseUrl, RECORDED: recordedFile, NODE_ENV: 'production' }, '/ready');

/** `node:http` and `pg` alone, writing rows that a real buy wrote. */
export const startBareSpend = (databaseUrl: string, rowsFile: string): Promise<BenchServer> =>
  start('./bare-spend.ts', { DATABASE_URL: databaseUrl, ROWS: rowsFile, NODE_ENV: 'production' }, '/ready');

/** Fastify and `pg` with one route, to measure a start against. */
export const startBareFastify = (databaseUrl: string, environment: Environment = {}): Promise<BenchServer> =>
  start('./bare-fastify.ts', { DATABASE_URL: databaseUrl, NODE_ENV: 'production', ...environment }, '/ready');

/** `ws` alone, to measure sockets against. */
export const startPlainSockets = (): Promise<BenchServer> =>
  start('./plain-ws.ts', { NODE_ENV: 'production' }, '/ready');

/** `ws` with one insert a word, to measure the chat against. */
export const startPlainChat = (databaseUrl: string): Promise<BenchServer> =>
  start('./plain-chat.ts', { DATABASE_URL: databaseUrl, NODE_ENV: 'production' }, '/ready');

/** Payload with the collection of applications, where it was installed. */
export const startPayload = (program: string, databaseUrl: string): Promise<BenchServer> =>
  start(program, { DATABASE_URL: databaseUrl, NODE_ENV: 'production' }, '/ready');

async function start(
  file: string,
  environment: Environment,
  readyPath: string,
  flags: readonly string[] = ['--disable-warning=ExperimentalWarning'],
): Promise<BenchServer> {
  const port = await freePort();
  const { DATA_DIR: _dataDir, PORT: _port, ...inherited } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, [...flags, inBench(file)], {
    env: { ...inherited, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A session of its own: Linux shares the processor among sessions first, and the load is to come before its server.
    detached: true,
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    const response = await fetch(url + readyPath).catch(() => undefined);
    if (response?.ok) {
      await response.arrayBuffer();
      break;
    }
    if (performance.now() - began > READY_WITHIN_MS) throw new Error(`${file} did not get ready`);
    await pause(5);
  }
  const startMilliseconds = performance.now() - began;
  return {
    url,
    pid: present(child.pid, 'process of a server'),
    startMilliseconds,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return address.port;
}
