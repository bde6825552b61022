import { checkStatus } from '@qinghe/contract/company/endpoints.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  after,
  type CheckStatus,
  comesIntoForce,
  hasEnded,
  hasNoneInForce,
  type ReviewAction,
  waits,
} from './rules.ts';

const statuses = checkStatus.options;
const actions: readonly ReviewAction[] = ['submit', 'appeal', 'pass', 'pass_for_now', 'refuse'];
const decisions: readonly ReviewAction[] = ['pass', 'pass_for_now', 'refuse'];

describe('the review of a company', () => {
  test.each<[CheckStatus, ReviewAction, CheckStatus | undefined]>([
    ['incomplete', 'submit', 'uncheck'],
    ['incomplete', 'pass', undefined],
    ['uncheck', 'pass', 'pass'],
    ['uncheck', 'pass_for_now', 'later_check'],
    ['uncheck', 'refuse', 'reject'],
    ['uncheck', 'appeal', undefined],
    ['later_check', 'pass', 'pass'],
    ['later_check', 'refuse', 'reject'],
    ['later_check', 'pass_for_now', undefined],
    ['reject', 'submit', 'uncheck'],
    ['reject', 'appeal', 'appeal'],
    ['reject', 'pass', undefined],
    ['appeal', 'pass', 'pass'],
    ['appeal', 'refuse', 'reject'],
    ['appeal', 'submit', undefined],
    ['pass', 'submit', 'revision'],
    ['pass', 'refuse', undefined],
    ['revision', 'pass', 'pass'],
    ['revision', 'refuse', 'pass'],
    ['revision', 'submit', 'revision'],
  ])('%s: %s leads to %s', (status, action, next) => {
    expect(after(status, action)).toBe(next);
  });

  test('whoever has papers in force keeps some in force, until an operator refuses those that passed for now', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 30 }), (path) => {
        let status: CheckStatus = 'incomplete';
        for (const action of path) {
          const next = after(status, action);
          if (!next) continue;
          if (!hasNoneInForce(status) && hasNoneInForce(next))
            expect([status, action]).toEqual(['later_check', 'refuse']);
          if (hasNoneInForce(status) && !hasNoneInForce(next)) expect(comesIntoForce(action)).toBe(true);
          status = next;
        }
      }),
    );
  });

  test('a company waits exactly while an operator may decide, and can always go on by itself or by a decision', () => {
    for (const status of statuses) {
      expect(waits(status)).toBe(decisions.some((action) => after(status, action) !== undefined));
      expect(actions.some((action) => after(status, action) !== undefined)).toBe(true);
    }
  });
});

test('a licence holds through its last day', () => {
  expect(hasEnded({ valid_until: '2026-11-21' }, '2026-11-22')).toBe(true);
  expect(hasEnded({ valid_until: '2026-11-22' }, '2026-11-22')).toBe(false);
  expect(hasEnded({ valid_until: null }, '2026-11-22')).toBe(false);
});
