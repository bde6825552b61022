import { expect, test } from 'vitest';
import { isMoved, settledAfter, settledSince } from './event-changes.ts';

const stored = {
  starts_at: '2026-11-26T01:00:00.000Z',
  ends_at: '2026-11-26T08:00:00.000Z',
  place: '体育馆',
  title: '双选会',
};
const written = { ...stored, starts_at: '2026-11-26T09:00', ends_at: '2026-11-26T16:00' };

test('an event is moved by another time or place, by nothing else', () => {
  expect(isMoved(stored, written, ['place'])).toBe(false);
  const renamed = { ...written, title: '秋季双选会' };
  expect(isMoved(stored, renamed, ['place'])).toBe(false);
  for (const change of [{ place: '图书馆' }, { starts_at: '2026-11-26T10:00' }, { ends_at: '2026-11-27T16:00' }])
    expect(isMoved(stored, { ...written, ...change }, ['place'])).toBe(true);
});

test('a change is told from the very instant at which its calm is over', () => {
  const now = new Date('2026-11-24T08:00:00Z');
  expect(settledSince(settledAfter(now))).toBe(now.toISOString());
});
