import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { cleanUp, databaseProcesses, dataFolder, startServer } from './start-server.ts';

afterEach(cleanUp);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets a request in flight finish and leaves no process',
  async (signal) => {
    const dataDir = await dataFolder();
    const server = await startServer({ DATA_DIR: dataDir });
    expect(await databaseProcesses(dataDir)).not.toEqual([]);
    const request = await halfSentRequest(server.url);
    server.process.kill(signal);
    await sleep(500);
    expect(server.process.exitCode).toBeNull();
    expect(await request.finish()).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(await server.ended).toBe(0);
    expect(await databaseProcesses(dataDir)).toEqual([]);
  },
);

test('refuses new connections while it stops', async () => {
  const server = await startServer({ DATA_DIR: await dataFolder() });
  const request = await halfSentRequest(server.url);
  server.process.kill('SIGTERM');
  await sleep(500);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  await request.finish();
  expect(await server.ended).toBe(0);
});

test('a Ctrl-C that arrives twice, from the terminal and from npm, stops npm start cleanly', async () => {
  const dataDir = await dataFolder();
  const server = await startServer({ DATA_DIR: dataDir }, 'scripts/start.mjs');
  server.process.kill('SIGINT');
  server.process.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(await databaseProcesses(dataDir)).toEqual([]);
});

/** A request whose body has only begun to arrive: the server must wait for it as long as it takes. */
async function halfSentRequest(url: string): Promise<{ finish(): Promise<string> }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  const body = JSON.stringify({ account: '13800000001', password: 'x' });
  const head = [
    'POST /api/hr_users/login HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
  await sleep(300);
  return {
    async finish() {
      socket.write(body.slice(5));
      const [response] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      return response.toString();
    },
  };
}
