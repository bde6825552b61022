import { expect, test } from 'vitest';
import {
  accountCheckCode,
  afterFailure,
  LOCK_AFTER_FAILURES,
  type LoginFailures,
  loginBarrier,
  passwordFault,
} from './rules.ts';

const codeOf = (status: Parameters<typeof accountCheckCode>[0]) => accountCheckCode(status, '2026-11-22');
const start = Date.parse('2026-03-01T08:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);
const none: LoginFailures = { failed_logins: 0, first_failure_at: null, locked_until: null };

/** The counters after failures at these minutes. */
const failAt = (...minutes: number[]) =>
  minutes.reduce((failures, minute) => afterFailure(failures, at(minute), LOCK_AFTER_FAILURES), none);

test('four failures leave the login open, the fifth asks for a captcha', () => {
  expect(loginBarrier(none, at(0))).toBe('open');
  expect(loginBarrier(failAt(0, 1, 2, 3), at(4))).toBe('open');
  expect(loginBarrier(failAt(0, 1, 2, 3, 4), at(5))).toBe('captcha');
});

test('the window of ten minutes opens with the first failure and does not slide', () => {
  const five = failAt(0, 1, 2, 3, 9);
  expect(loginBarrier(five, at(9.9))).toBe('captcha');
  expect(loginBarrier(five, at(10))).toBe('open');
  expect(afterFailure(five, at(10), LOCK_AFTER_FAILURES)).toEqual({
    ...none,
    failed_logins: 1,
    first_failure_at: at(10).toISOString(),
  });
});

test('the tenth failure locks for fifteen minutes, beyond its window', () => {
  const ten = failAt(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
  expect(ten.locked_until).toBe(at(24).toISOString());
  expect(loginBarrier(ten, at(9))).toBe('locked');
  expect(loginBarrier(ten, at(23.9))).toBe('locked');
  expect(loginBarrier(ten, at(24))).toBe('open');
});

test('ten failures spread over more than ten minutes do not lock', () => {
  expect(failAt(0, 2, 4, 6, 8, 10, 12, 14, 16, 18).locked_until).toBeNull();
});

test('the account check names the step that is missing', () => {
  expect(codeOf({ frozen: true, company: null })).toBe(5104);
  expect(codeOf({ frozen: false, company: null })).toBe(5101);
  expect(codeOf({ frozen: false, company: { check_status: 'incomplete', licence_until: null } })).toBe(5101);
  for (const check_status of ['uncheck', 'pass', 'later_check', 'reject', 'appeal', 'revision'])
    expect(codeOf({ frozen: false, company: { check_status, licence_until: null } })).toBe(100);
});

test.each([
  ['pass', '2026-11-21', 5102],
  ['later_check', '2026-11-21', 5102],
  ['pass', '2026-11-22', 100],
  // A renewed one waits to be looked at.
  ['revision', '2026-11-21', 100],
  ['reject', '2026-11-21', 100],
])('a company in %s whose licence ended on %s gets %i', (check_status, licence_until, code) => {
  expect(codeOf({ frozen: false, company: { check_status, licence_until } })).toBe(code);
});

test('a new password is none of the commonest, in any letters, and does not hold the phone', () => {
  for (const password of ['123456', 'PassWord', '1qaz2wsx'])
    expect(passwordFault(password, null)).toBe('password.common');
  expect(passwordFault('a13812345678', '13812345678')).toBe('password.phone');
  expect(passwordFault('a13812345678', '13912345678')).toBeUndefined();
  expect(passwordFault('qinghe2026', null)).toBeUndefined();
});
