import { expect, test } from 'vitest';
import { formatYuan, parseYuan } from './yuan.ts';

test.each([
  ['1280', 128_000],
  ['1,280.5', 128_050],
  ['１２８０．０５', 128_005],
  ['¥ 0.1', 10],
  ['12.', 1200],
  ['999999999999.99', 99_999_999_999_999],
])('%s is %i fen', (text, fen) => expect(parseYuan(text)).toBe(fen));

test.each(['', 'abc', '1.005', '-1', '1.2.3', '1e5'])('%j is no amount', (text) => expect(parseYuan(text)).toBeNull());

test('fen are shown as yuan with two decimals', () => {
  expect(formatYuan(128_000, 'zh-CN')).toBe('1,280.00');
  expect(formatYuan(5, 'en')).toBe('0.05');
});
