import { expect, test } from 'vitest';
import { isChunkError, RELOAD_WINDOW_MS, reloadOnce } from './chunk-error.ts';

test('a missing chunk reloads the page at most once in 60 s', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  let reloads = 0;
  const reload = () => {
    reloads += 1;
  };
  expect(reloadOnce(storage, reload, 1_000)).toBe(true);
  expect(reloadOnce(storage, reload, 1_000 + RELOAD_WINDOW_MS - 1)).toBe(false);
  expect(reloadOnce(storage, reload, 1_000 + RELOAD_WINDOW_MS)).toBe(true);
  expect(reloads).toBe(2);
});

test('the words of each browser for a missing chunk are known', () => {
  expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(true);
  expect(isChunkError(new TypeError('error loading dynamically imported module'))).toBe(true);
  expect(isChunkError(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isChunkError(new Error('Unable to preload CSS for /assets/a.css'))).toBe(true);
  expect(isChunkError(new Error('x is not a function'))).toBe(false);
});
