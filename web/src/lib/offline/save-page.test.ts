import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';

const source = readFileSync(new URL('../../../static/door/worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://qinghe.example';

/** The worker with a store of what was kept and a server; gives what it answers, undefined where it leaves it alone. */
function theWorker(kept: Record<string, string>, server: (url: string) => Promise<Response>) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const caches = {
    match: async (key: string | Request) => {
      const body = kept[typeof key === 'string' ? key : new URL(key.url).pathname];
      return body === undefined ? undefined : new Response(body);
    },
  };
  const globals = {
    addEventListener: (name: string, listener: (event: unknown) => void) => {
      listeners[name] = listener;
    },
    caches,
    fetch: ({ url }: Request) => server(new URL(url).pathname),
    location: { origin: ORIGIN },
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined },
  };
  new Function(...Object.keys(globals), source)(...Object.values(globals));
  return async (path: string, request: { mode?: string; method?: string } = {}): Promise<string | undefined> => {
    let answer: Promise<Response> | undefined;
    const respondWith = (given: Promise<Response>) => {
      answer = given;
    };
    const asked = { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'cors', ...request };
    listeners.fetch?.({ request: asked, respondWith });
    return (await answer)?.text();
  };
}
const kept = { '/door/': 'kept page', '/assets/a.js': 'kept file', '/appearance.js': 'kept theme' };
const navigate = { mode: 'navigate' };
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => void vi.useRealTimers());

test('while the server answers it gives the page, and files that carry a hash are asked for no more', async () => {
  const ask = theWorker(kept, async (path) => new Response(`server ${path}`));
  expect(await ask('/door/talk/1', navigate)).toBe('server /door/talk/1');
  expect(await ask('/appearance.js')).toBe('server /appearance.js');
  expect(await ask('/assets/a.js')).toBe('kept file');
  expect(await ask('/assets/new.js')).toBe('server /assets/new.js');
});

test.each([
  ['without a network', cut],
  ['behind a proxy that has lost the server', async () => new Response('bad gateway', { status: 502 })],
])('%s what was kept is there', async (_name, server) => {
  const ask = theWorker(kept, server);
  expect(await ask('/door/talk/1', navigate)).toBe('kept page');
  expect(await ask('/appearance.js')).toBe('kept theme');
});

test('a network that answers nobody is not waited for', async () => {
  vi.useFakeTimers();
  const ask = theWorker(kept, () => new Promise(() => undefined));
  const answer = ask('/door/talk/1', navigate);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await answer).toBe('kept page');
});

test('a page that says what is wrong with it is the server’s to say', async () => {
  const ask = theWorker(kept, async () => new Response('not found', { status: 404 }));
  expect(await ask('/door/talk/1', navigate)).toBe('not found');
});

test('calls, uploads and other servers are none of its business', async () => {
  const ask = theWorker(kept, cut);
  expect(await ask('/api/v1/talks/door', { method: 'POST' })).toBeUndefined();
  expect(await ask('/api/v1/jobs/talks')).toBeUndefined();
  expect(await ask('https://elsewhere.example/assets/a.js')).toBeUndefined();
});

test('where nothing was kept the failure is the browser’s to tell', async () => {
  await expect(theWorker({}, cut)('/door/talk/1', navigate)).rejects.toThrow('Failed to fetch');
});
