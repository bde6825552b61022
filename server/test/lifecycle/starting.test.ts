import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { cleanUp, databaseProcesses, dataFolder, spawnServer, startServer } from './start-server.ts';

afterEach(cleanUp);

test('names the port that is taken and the next step, and leaves nothing running', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String((other.address() as { port: number }).port);
  const dataDir = await dataFolder();
  const server = spawnServer({ PORT: port, DATA_DIR: dataDir });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(port);
  expect(server.output()).toMatch(/PORT=\d+ npm start/);
  expect(await databaseProcesses(dataDir)).toEqual([]);
  other.close();
});

test('names the process that works on the same data folder', async () => {
  const dataDir = await dataFolder();
  const first = await startServer({ DATA_DIR: dataDir });
  const second = spawnServer({ PORT: '0', DATA_DIR: dataDir });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`(process ${first.process.pid})`);
  expect((await fetch(`${first.url}/readyz`)).ok).toBe(true);
});

test('production names every missing or weak variable, and none of their values', async () => {
  const weak = 'a'.repeat(40);
  const server = spawnServer({
    PORT: '0',
    QINGHE_MODE: 'production',
    DATA_DIR: await dataFolder(),
    SIGNING_SECRET: weak,
    METRICS_TOKEN: 'short',
  });
  expect(await server.ended).toBe(1);
  for (const name of ['SIGNING_SECRET', 'METRICS_TOKEN', 'PUBLIC_URL', 'SMTP_URL']) {
    expect(server.output()).toContain(name);
  }
  expect(server.output()).not.toContain(weak);
});

test('answers people and programs that ask for its health', async () => {
  const server = await startServer({ DATA_DIR: await dataFolder() });
  const page = await fetch(`${server.url}/healthz`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toContain('text/html');
  const data = await fetch(`${server.url}/healthz`, { headers: { accept: 'application/json' } });
  expect(data.headers.get('content-type')).toContain('application/json');
});
