import type { Handler } from '@qinghe/contract/home/handling.ts';
import { expect, test } from 'vitest';
import { weeksUpTo, whoNeedsHelp } from './rules.ts';

const person = (uuid: string, waiting: number, reply_rate: number | null): Handler => ({
  uuid,
  name: '',
  type: 'slave',
  online_jobs: 1,
  waiting,
  handled: 0,
  reply_rate,
  busiest: null,
});

test('who answers too few of many needs help; who has nothing waiting, or nothing to answer, does not', () => {
  expect(whoNeedsHelp([person('a', 3, 0.5), person('b', 9, 0.79), person('c', 99, 0.8)])).toBe('b');
  expect(whoNeedsHelp([person('a', 0, 0), person('b', 9, null)])).toBeNull();
});

test.each([
  ['2026-12-07T00:00:00+08:00', 1, '2026-12-07T00:00:00+08:00'],
  ['2026-12-09T12:00:00+08:00', 3, '2026-12-07T00:00:00+08:00'],
  ['2026-12-13T23:59:59+08:00', 7, '2026-12-07T00:00:00+08:00'],
])('at %s it is day %i of the week that began %s', (now, days, monday) => {
  const weeks = weeksUpTo(new Date(now), now.slice(0, 10));
  expect([weeks.days, weeks.now.from]).toEqual([days, new Date(monday)]);
  expect(weeks.now.to.getTime() - weeks.before.to.getTime()).toBe(7 * 86_400_000);
});
