import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serverFlags } from '../../scripts/lib/server.mjs';

const inBench = (file) => fileURLToPath(new URL(file, import.meta.url));

/** What the real server wants to be told in production; nothing is ever sent in these rounds. */
const production = {
  QINGHE_MODE: 'production',
  NODE_ENV: 'production',
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
export const startReal = (databaseUrl, environment = {}) =>
  start('./real-server.mjs', { ...production, DATABASE_URL: databaseUrl, ...environment }, '/readyz', serverFlags);

/** `node:http` and `pg` alone, running statements that were recorded from the real server. */
export const startBare = (databaseUrl, recordedFile) =>
  start('./bare-server.mjs', { DATABASE_URL: databaseUrl, RECORDED: recordedFile, NODE_ENV: 'production' }, '/ready');

/** Fastify and `pg` with one route, to measure a start against. */
export const startBareFastify = (databaseUrl, environment = {}) =>
  start('./bare-fastify.mjs', { DATABASE_URL: databaseUrl, NODE_ENV: 'production', ...environment }, '/ready');

/** `ws` alone, to measure sockets against. */
export const startPlainSockets = () => start('./plain-ws.mjs', { NODE_ENV: 'production' }, '/ready');

async function start(file, environment, readyPath, flags = ['--disable-warning=ExperimentalWarning']) {
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
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    const response = await fetch(url + readyPath).catch(() => undefined);
    if (response?.ok) {
      await response.arrayBuffer();
      break;
    }
    if (performance.now() - began > 30_000) throw new Error(`${file} did not get ready`);
    await pause(5);
  }
  const startMilliseconds = performance.now() - began;
  return {
    url,
    pid: child.pid,
    startMilliseconds,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
      process.off('exit', end);
    },
  };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
