import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly, fetchEarly } from './early-responses.ts';

const of = (token: string) => ({ method: 'GET', headers: { Authorization: token } });
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address.includes('broken') && asked.length === 1) throw new TypeError('no network');
    if (address.includes('busy') && asked.length === 1) return new Response('shutting down', { status: 503 });
    return new Response(`response ${asked.length}`);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the same request takes the response that is on its way, and only once', async () => {
  askEarly('/list', of('one'));
  expect(await (await fetchEarly('/list', of('one'))).text()).toBe('response 1');
  expect(asked).toEqual(['/list']);
  expect(await (await fetchEarly('/list', of('one'))).text()).toBe('response 2');
});

test('what two queries lead to is asked for once', async () => {
  askEarly('/file', of('one'));
  expect(askEarly('/file', of('one'))).toBeUndefined();
  expect(asked).toEqual(['/file']);
});

test('another address and another person ask for themselves', async () => {
  askEarly('/info', of('one'));
  expect(await (await fetchEarly('/info', of('two'))).text()).toBe('response 2');
  expect(await (await fetchEarly('/info?all', of('one'))).text()).toBe('response 3');
});

test('a call ahead that failed is made again', async () => {
  askEarly('/broken', of('one'));
  expect(await (await fetchEarly('/broken', of('one'))).text()).toBe('response 2');
});

test('what came while the server could not answer is asked for anew', async () => {
  await askEarly('/busy', of('one'));
  expect(await (await fetchEarly('/busy', of('one'))).text()).toBe('response 2');
});

test('a page that is long there asks for nothing ahead', () => {
  vi.mocked(performance.now).mockReturnValue(60_001);
  expect(askEarly('/list', of('one'))).toBeUndefined();
  expect(asked).toEqual([]);
});

test('what the page itself has asked for is not asked for ahead any more: its next response must be a newer one', async () => {
  await fetchEarly('/detail', of('one'));
  askEarly('/detail', of('one'));
  expect(asked).toEqual(['/detail']);
  expect(await (await fetchEarly('/detail', of('one'))).text()).toBe('response 2');
});

test('a write makes every response that was asked for before it an old one', async () => {
  askEarly('/notes', of('one'));
  await fetchEarly('/notes', { ...of('one'), method: 'POST' });
  expect(await (await fetchEarly('/notes', of('one'))).text()).toBe('response 3');
});

test('a response that was asked for ahead can be looked at, and is still whole for the call that takes it', async () => {
  const seen = askEarly('/copied', of('one'))?.then((response) => response.clone().text());
  expect(await (await fetchEarly('/copied', of('one'))).text()).toBe('response 1');
  expect(await seen).toBe('response 1');
});
