import { expect, test } from 'vitest';
import { percentInCommon, shinglesOf } from './shingles.ts';

/** Sentences that differ by a number. */
const text = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `第${from + index}项：独立完成用户访谈并写成报告。`).join('\n');
const percent = (one: string, other: string) =>
  percentInCommon(shinglesOf(one) ?? new Set(), shinglesOf(other) ?? new Set());

test('blanks, width and case make no difference, what was added does', () => {
  const cv = `Java ${text(0, 40)}`;
  expect(percent(cv, cv.replace('Java', 'ｊａｖａ').replaceAll('。', '。 \n'))).toBe(100);
  expect(percent(text(0, 100), text(0, 90))).toBeGreaterThanOrEqual(80);
  expect(percent(text(0, 100), text(0, 50))).toBeLessThan(80);
  expect(percent(text(0, 50), text(0, 100))).toBe(percent(text(0, 100), text(0, 50)));
});

test('a text that says little is compared with none', () => {
  expect(shinglesOf('简历见附件')).toBeNull();
  expect(shinglesOf('')).toBeNull();
});
