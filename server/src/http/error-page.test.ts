import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { createHttpServer } from './server.ts';

const app = await createHttpServer({
  log: pino({ enabled: false }),
  trustProxy: false,
  publicUrl: 'http://localhost',
});
app.get('/page', () => {
  throw new Error('column inner does not exist');
});
app.get('/busy', () => {
  throw new AppError(429);
});
afterAll(() => app.close());

const open = (url: string, accept: string) => app.inject({ url, headers: { accept, 'accept-language': 'zh-CN' } });

test('a person whose page failed reads words and a number, and nothing of what failed', async () => {
  const { statusCode, headers, body } = await open('/page', 'text/html,application/xhtml+xml');
  expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(body).toContain(`问题编号 ${String(headers['x-request-id'])}`);
  expect(body).not.toContain('inner');
  expect((await open('/busy', 'text/html')).statusCode).toBe(429);
});

test('a program gets the envelope', async () => {
  expect((await open('/page', 'application/json')).json()).toMatchObject({ code: 500 });
});

test.each(['/jobs/100%', '/talks/%E5', '/fairs/%E5%89', '/anything/%'])(
  'a browser that asks for %s, which cannot be decoded, reads a page',
  async (address) => {
    const { statusCode, headers, body } = await open(address, 'text/html');
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('<h1>');
    expect((await open(address, 'application/json')).json()).toMatchObject({ code: 400 });
  },
);

test('marks behind an address that cannot be decoded lead to the address', async () => {
  const address = '/talks/01890a5d-ac96-774b-bcce-b302099a8057';
  const { statusCode, headers } = await open(`${address}%EF%BC?from=poster`, 'text/html');
  expect([statusCode, headers.location]).toEqual([301, `${address}?from=poster`]);
});
