import { expect, test } from 'vitest';
import { createRealtimeLog } from './realtime-log.ts';

const message = (cursor: string) => ({ cursor, event: { type: 'session.ended' as const, code: 4062 } });

test('an event that comes again after a reconnect is heard once, and the last cursor is kept', () => {
  const log = createRealtimeLog();
  expect(log.last()).toBeUndefined();
  expect(log.isNew(message('1'))).toBe(true);
  expect(log.isNew(message('2'))).toBe(true);
  expect(log.isNew(message('1'))).toBe(false);
  expect(log.last()).toBe('2');
});

test('a page that has heard nothing yet still knows where to go on after a reconnect', () => {
  const log = createRealtimeLog();
  log.settle('7-1');
  expect(log.last()).toBe('7-1');
  log.isNew(message('7-2'));
  expect(log.last()).toBe('7-2');
});
