import { expect, test } from 'vitest';
import { parseMonth } from './month-text.ts';

test.each([
  '2027-06',
  '2027-6',
  '2027.6',
  '2027.06',
  '2027/06',
  '2027/6',
  '2027年6月',
  '2027年06月',
  '2027 年 6 月',
  '202706',
  '2027 06',
  '２０２７．６',
  ' 2027-06 ',
  '2027—6',
  '2027年6月份',
  '2027年6月毕业',
])('%s is a month', (text) => {
  expect(parseMonth(text)).toBe('2027-06');
});

test('December is no January', () => {
  expect(parseMonth('2027.12')).toBe('2027-12');
  expect(parseMonth('2027-1')).toBe('2027-01');
});

test.each(['', '2027', '2027-13', '2027-0', '202700', '6月', '2027-06-30', '27.6', 'June 2027'])(
  '%s is none',
  (text) => {
    expect(parseMonth(text)).toBeUndefined();
  },
);
