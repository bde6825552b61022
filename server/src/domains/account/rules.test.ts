import { expect, test } from 'vitest';
import {
  accountCheckCode,
  afterFailure,
  daysLeft,
  LOCK_AFTER_FAILURES,
  type LoginFailures,
  loginRestriction,
  mayPrepare,
  passwordFault,
  restrictionTo,
  type Standing,
} from './rules.ts';

const at22 = '2026-11-22';
const fit: Standing = {
  frozen_at: null,
  user_status: 'active',
  type: 'master',
  staff_status: 1,
  check_status: 'pass',
  certification_lost: false,
  company_frozen_at: null,
  licence_until: null,
  identity_check: 2,
  identity_asked_again: false,
  step: null,
  must_confirm: false,
};
const codeOf = (change: Partial<Standing>) => accountCheckCode({ ...fit, ...change }, at22);
const start = Date.parse('2026-03-01T08:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);
const none: LoginFailures = { failed_logins: 0, first_failure_at: null, locked_until: null };

/** The counters after failures at these minutes. */
const failAt = (...minutes: number[]) =>
  minutes.reduce((failures, minute) => afterFailure(failures, at(minute), LOCK_AFTER_FAILURES), none);

test('four failures leave the login open, the fifth asks for a captcha', () => {
  expect(loginRestriction(none, at(0))).toBe('open');
  expect(loginRestriction(failAt(0, 1, 2, 3), at(4))).toBe('open');
  expect(loginRestriction(failAt(0, 1, 2, 3, 4), at(5))).toBe('captcha');
});

test('the window of ten minutes opens with the first failure and does not slide', () => {
  const five = failAt(0, 1, 2, 3, 9);
  expect(loginRestriction(five, at(9.9))).toBe('captcha');
  expect(loginRestriction(five, at(10))).toBe('open');
  expect(afterFailure(five, at(10), LOCK_AFTER_FAILURES)).toEqual({
    ...none,
    failed_logins: 1,
    first_failure_at: at(10).toISOString(),
  });
});

test('the tenth failure locks for fifteen minutes, beyond its window', () => {
  const ten = failAt(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
  expect(ten.locked_until).toBe(at(24).toISOString());
  expect(loginRestriction(ten, at(9))).toBe('locked');
  expect(loginRestriction(ten, at(23.9))).toBe('locked');
  expect(loginRestriction(ten, at(24))).toBe('open');
});

test('ten failures spread over more than ten minutes do not lock', () => {
  expect(failAt(0, 2, 4, 6, 8, 10, 12, 14, 16, 18).locked_until).toBeNull();
});

test('the account check names the step that is missing', () => {
  const [frozen_at, company_frozen_at] = ['2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'];
  expect(codeOf({ frozen_at, check_status: null, type: null })).toBe(5104);
  expect(codeOf({ company_frozen_at, step: 'member' })).toBe(5104);
  expect(codeOf({ check_status: null, type: null })).toBe(5101);
  expect(codeOf({ check_status: 'incomplete' })).toBe(5101);
  expect(codeOf({ check_status: 'incomplete', step: 'member' })).toBe(5105);
  expect(codeOf({ licence_until: '2026-11-21', step: 'master', type: 'slave' })).toBe(5103);
  expect(codeOf({ must_confirm: true })).toBe(5106);
  expect(codeOf({ must_confirm: true, type: 'slave' })).toBe(100);
  for (const check_status of ['uncheck', 'pass', 'later_check', 'reject', 'appeal', 'revision'])
    expect(codeOf({ check_status })).toBe(100);
});

test.each([
  ['pass', '2026-11-21', 5102],
  ['later_check', '2026-11-21', 5102],
  ['pass', '2026-11-22', 100],
  // A renewed one waits to be looked at.
  ['revision', '2026-11-21', 100],
  ['reject', '2026-11-21', 100],
])('a company in %s whose licence ended on %s gets %i', (check_status, licence_until, code) => {
  expect(codeOf({ check_status, licence_until })).toBe(code);
});

test('a new password is none of the commonest, in any letters, and does not hold the phone', () => {
  for (const password of ['123456', 'PassWord', '1qaz2wsx'])
    expect(passwordFault(password, null)).toBe('password.common');
  expect(passwordFault('a13812345678', '13812345678')).toBe('password.phone');
  expect(passwordFault('a13812345678', '13912345678')).toBeUndefined();
  expect(passwordFault('qinghe2026', null)).toBeUndefined();
});

test.each<[string, Partial<Standing>, number | null]>([
  ['with everything in order', {}, null],
  ['while changed papers are looked at', { check_status: 'revision' }, null],
  ['while the first papers are looked at', { check_status: 'uncheck' }, null],
  ['identified before identities were kept', { identity_check: null }, null],
  ['without a company', { check_status: null }, 5101],
  ['before papers are handed in', { check_status: 'incomplete' }, 5101],
  ['of a refused company', { check_status: 'reject' }, 40301],
  ['of a company in appeal', { check_status: 'appeal' }, 40301],
  ['after the licence has ended', { licence_until: '2026-11-21' }, 5102],
  ['suspended', { user_status: 'unactive' }, 40301],
  ['not identified', { staff_status: 0 }, 40301],
  ['whose identity must be shown again', { identity_check: 4 }, 40301],
  ['of a frozen company', { company_frozen_at: '2026-11-01T00:00:00.000Z' }, 5104],
  ['frozen', { frozen_at: '2026-11-01T00:00:00.000Z' }, 5104],
  ['who is to lead the company', { step: 'master' }, 5103],
  ['who is to move', { step: 'member' }, 5105],
  ['who has to confirm the licence', { must_confirm: true }, 5106],
])('somebody %s is kept from the desk by %s', (_who, change, code) => {
  expect(restrictionTo({ ...fit, ...change }, at22)).toBe(code);
});

test.each<[string, Partial<Standing>, boolean]>([
  ['whose identity is looked at', {}, true],
  ['whose company is looked at as well', { check_status: 'uncheck' }, true],
  ['who has handed in nothing', { identity_check: 0 }, false],
  ['who was refused', { identity_check: 3 }, false],
  ['whom operators have doubted', { identity_asked_again: true }, false],
  ['who is let in already', { staff_status: 1, identity_check: 2 }, false],
  ['without a company', { check_status: null, staff_status: null }, false],
  ['of a refused company', { check_status: 'reject' }, false],
  ['of a company that lost its certification', { check_status: 'uncheck', certification_lost: true }, false],
  ['suspended', { user_status: 'unactive' }, false],
  ['of a frozen company', { company_frozen_at: '2026-11-01T00:00:00.000Z' }, false],
  ['who is to lead the company', { step: 'master' }, false],
])('somebody %s may prepare or not', (_who, change, may) => {
  expect(mayPrepare({ ...fit, staff_status: 0, identity_check: 1, ...change }, at22)).toBe(may);
});

test.each([
  [null, null],
  ['2026-12-23', null],
  ['2026-12-22', 30],
  ['2026-11-23', 1],
  ['2026-11-22', 0],
])('a licence until %s has %s days that matter', (until, days) => {
  expect(daysLeft(until, '2026-11-22')).toBe(days);
});
