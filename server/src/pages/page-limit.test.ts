import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { networkOf } from '../http/network.ts';
import { createHttpServer } from '../http/server.ts';
import { PAGES_A_MINUTE } from './page-limit.ts';

const open: Awaited<ReturnType<typeof createHttpServer>>[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

/** A server with a page and what it takes for the caller's network. */
async function aServer(trustProxy: boolean) {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const app = await createHttpServer({ log, trustProxy, publicUrl: 'http://localhost' });
  open.push(app);
  for (const path of [
    '/jobs/:uuid',
    '/jobs/:uuid/share.png',
    '/fairs/:uuid',
    '/calendar/:secret.ics',
    '/people/:account/:picture',
    '/server/ads/:uuid',
    '/server/ads/:uuid/seen.gif',
  ])
    app.get(path, () => 'a page');
  app.get('/network', (request) => networkOf(request));
  return {
    lines,
    ask: (url: string, headers: Record<string, string | string[]> = {}, remoteAddress = '203.0.113.9') =>
      app.inject({ url, headers, remoteAddress }),
  };
}

test('without a proxy nobody says who they are: whatever header is sent, the address of the connection counts', async () => {
  const { ask } = await aServer(false);
  const forged: Record<string, string>[] = [
    { 'x-forwarded-for': '198.51.100.1' },
    { 'x-forwarded-for': '198.51.100.1, 198.51.100.2' },
    { forwarded: 'for=198.51.100.1', 'x-real-ip': '198.51.100.1', 'cf-connecting-ip': '198.51.100.1' },
  ];
  for (const headers of forged) expect((await ask('/network', headers)).body).toBe('203.0.113.9');
});

test('behind a proxy the address counts that it wrote, and nothing that the caller put before it', async () => {
  const { ask } = await aServer(true);
  const seen = async (header: string | string[]) => (await ask('/network', { 'x-forwarded-for': header })).body;
  expect(await seen('198.51.100.1')).toBe('198.51.100.1');
  expect(await seen('192.0.2.66, 198.51.100.1')).toBe('198.51.100.1');
  expect(await seen('127.0.0.1, 10.0.0.1, 198.51.100.1')).toBe('198.51.100.1');
  expect(await seen('192.0.2.66, unknown')).toBe('203.0.113.9');
  const others = { forwarded: 'for=192.0.2.66', 'x-real-ip': '192.0.2.66', 'x-forwarded-for': '198.51.100.1' };
  expect((await ask('/network', others)).body).toBe('198.51.100.1');
});

test.each([
  [false, (turn: number) => `198.51.100.${turn % 250}`],
  [true, (turn: number) => `198.51.100.${turn % 250}, 192.0.2.1`],
])('a forged header lifts no limit of pages (behind a proxy: %s), and stands in no log', async (trustProxy, forged) => {
  const { ask, lines } = await aServer(trustProxy);
  for (let turn = 0; turn < PAGES_A_MINUTE; turn += 1) {
    const { statusCode } = await ask('/jobs/x', { 'x-forwarded-for': forged(turn) });
    if (statusCode !== 200) throw new Error(`${turn} was answered ${statusCode}`);
  }
  for (const path of ['/jobs/x', '/fairs/x', '/calendar/x.ics', '/people/x/y', '/%6aobs/x', '/job%73/x'])
    expect((await ask(path, { 'x-forwarded-for': forged(7) })).statusCode, path).toBe(429);
  expect(lines.length).toBeGreaterThan(PAGES_A_MINUTE);
  expect(lines.join('')).not.toMatch(/198\.51\.100\.|192\.0\.2\.|203\.0\.113\./);
});

test('a picture that is drawn counts as twenty pages', async () => {
  const { ask } = await aServer(false);
  for (let drawn = 0; drawn < PAGES_A_MINUTE / 20; drawn += 1)
    expect((await ask('/jobs/x/share.png')).statusCode).toBe(200);
  expect((await ask('/jobs/x/share.png')).statusCode).toBe(429);
});

test('seeing and following ads, which writes, is limited as pages are', async () => {
  const { ask } = await aServer(false);
  for (let turn = 0; turn < PAGES_A_MINUTE; turn += 1)
    await ask(turn % 2 === 0 ? '/server/ads/1/seen.gif' : '/server/ads/1');
  expect((await ask('/server/ads/1')).statusCode).toBe(429);
  expect((await ask('/server/ads/1/seen.gif')).statusCode).toBe(429);
  expect((await ask('/server/ads/1', {}, '203.0.113.10')).statusCode).toBe(200);
});
