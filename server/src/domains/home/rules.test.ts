import type { Handler } from '@qinghe/contract/home/handling.ts';
import { expect, test } from 'vitest';
import { whoNeedsHelp } from './rules.ts';

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
