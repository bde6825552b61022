import { once } from 'node:events';
import { connect } from 'node:net';
import { REALTIME_PATH } from '@qinghe/contract/realtime.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { makeMaster } from '../../test/factories.ts';
import { openSocket } from '../../test/socket.ts';

const app = await startTestApp();

/** Asks for a socket at an address. @returns the first line of the answer, empty when the connection was just closed */
async function askForUpgrade(path: string): Promise<string> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n`);
  let answer = '';
  socket.on('data', (piece) => {
    answer += piece;
  });
  await once(socket, 'close');
  return answer.split('\r\n')[0] ?? '';
}

test('before anybody has asked for a socket, one at another address is closed', async () => {
  expect(await askForUpgrade('/elsewhere')).toBe('');
});

test('the first who ask, at once and over both transports, all get in', async () => {
  const master = await makeMaster(app);
  const [polling, ...sockets] = await Promise.all([
    app.fetch(`${REALTIME_PATH}/?EIO=4&transport=polling`),
    ...[master, await makeMaster(app)].map(({ token }) => openSocket(app, token)),
  ]);
  expect(await polling.text()).toMatch(/^0\{"sid":/);
  expect(sockets.map(({ readyAt }) => readyAt)).toEqual([
    expect.stringMatching(/^\d+-\d+$/),
    expect.stringMatching(/^\d+-\d+$/),
  ]);
  expect((await app.fetch('/healthz')).status).toBe(200);
});
