import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openedBy, savePosition, toOpen } from './last-position.ts';

const people = (...uuids: string[]) => uuids.map((uuid) => ({ uuid }));
const some = people('one', 'two', 'three');
const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

test('the one of last time is opened, else the first', () => {
  expect(toOpen(some, { uuid: 'two', index: 1 }, false)).toBe('two');
  expect(toOpen(some, null, true)).toBe('one');
  expect(toOpen([], null, false)).toBeNull();
});

test('who may be on a later page is waited for, as long as there is one', () => {
  expect(toOpen(some, { uuid: 'gone', index: 7 }, true)).toBeNull();
  expect(toOpen(some, { uuid: 'gone', index: 2 }, true)).toBe('one');
  expect(toOpen(some, { uuid: 'gone', index: 7 }, false)).toBe('one');
});

test('a filtered list begins at its top, and on a phone nobody is opened', () => {
  const page = { items: some, next_cursor: null };
  savePosition('internship', 'new', { uuid: 'three', index: 2 });
  expect(openedBy(page, { kind: 'internship', stage: 'new' })).toBe('three');
  expect(openedBy(page, { kind: 'internship', stage: 'interview' })).toBe('one');
  expect(openedBy(page, { kind: 'internship', stage: 'new', q: '浙江' })).toBe('one');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(openedBy(page, { kind: 'internship', stage: 'new' })).toBeNull();
});
