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
