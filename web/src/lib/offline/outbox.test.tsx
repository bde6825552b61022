import { afterEach, expect, test, vi } from 'vitest';
import { openOutbox } from './outbox.ts';

const entry = (uuid: string, minute: number) => ({ uuid, at: `2026-11-26T11:0${minute}:00.000Z` });
afterEach(() => localStorage.clear());

test('what was written down outlives the page, oldest first, and each name has its own', () => {
  openOutbox('door:one').add(entry('b', 2));
  openOutbox('door:one').add(entry('a', 1));
  openOutbox('door:two').add(entry('c', 3));
  expect(openOutbox('door:one').entries()).toEqual([entry('a', 1), entry('b', 2)]);
  expect(openOutbox('doo').entries()).toEqual([]);
});

test('what is confirmed goes, and nothing else', () => {
  const outbox = openOutbox('door:one');
  for (const [at, uuid] of ['a', 'b', 'c'].entries()) outbox.add(entry(uuid, at));
  outbox.remove(['a', 'c', 'unknown']);
  expect(outbox.entries().map(({ uuid }) => uuid)).toEqual(['b']);
});

test('another tab is heard, and neither writes over the other', () => {
  const [here, there] = [openOutbox('door:one'), openOutbox('door:one')];
  const told = vi.fn();
  const stop = here.subscribe(told);
  here.add(entry('a', 1));
  expect(here.entries()).toHaveLength(1);
  there.add(entry('b', 2));
  dispatchEvent(new StorageEvent('storage', { key: 'door:one:b' }));
  expect(told).toHaveBeenCalledTimes(2);
  expect(here.entries().map(({ uuid }) => uuid)).toEqual(['a', 'b']);
  stop();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(told).toHaveBeenCalledTimes(2);
});

test('a store that is full keeps nothing from being written down, and it says that it is at risk', () => {
  const full: Storage = Object.create({
    getItem: () => null,
    removeItem: () => undefined,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const outbox = openOutbox('door:one', full);
  outbox.add(entry('a', 1));
  expect(outbox.entries()).toEqual([entry('a', 1)]);
  expect(outbox.isAtRisk()).toBe(true);
  outbox.remove(['a']);
  expect(outbox.isAtRisk()).toBe(false);
});

test('what cannot be read is passed over', () => {
  localStorage.setItem('door:one:x', '{');
  expect(openOutbox('door:one').entries()).toEqual([]);
});
