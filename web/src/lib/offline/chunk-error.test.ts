import { expect, test, vi } from 'vitest';
import { isChunkError, RELOAD_WINDOW_MS, reloadOnce } from './chunk-error.ts';

/** A page of which a file is missing, at a time. */
function aPage(isReachable = true) {
  const stored = new Map<string, string>();
  const reload = vi.fn();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const missAt = (now: number) => reloadOnce({ storage, reload, isReachable: async () => isReachable, now: () => now });
  return { missAt, reload };
}

test('a missing chunk reloads the page at most once in 60 s', async () => {
  const { missAt, reload } = aPage();
  expect(await missAt(1_000)).toBe('reloads');
  expect(await missAt(1_000 + RELOAD_WINDOW_MS - 1)).toBe('again');
  expect(await missAt(1_000 + RELOAD_WINDOW_MS)).toBe('reloads');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('two missing chunks reload the page once', async () => {
  const { missAt, reload } = aPage();
  await Promise.all([missAt(1_000), missAt(1_000)]);
  expect(reload).toHaveBeenCalledOnce();
});

test('a chunk that is missing because the network is leaves the page', async () => {
  const { missAt, reload } = aPage(false);
  expect(await missAt(1_000)).toBe('unreachable');
  expect(reload).not.toHaveBeenCalled();
});

test('the words of each browser for a missing chunk are known', () => {
  expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(true);
  expect(isChunkError(new TypeError('error loading dynamically imported module'))).toBe(true);
  expect(isChunkError(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isChunkError(new Error('Unable to preload CSS for /assets/a.css'))).toBe(true);
  expect(isChunkError(new Error('x is not a function'))).toBe(false);
});
