import { expect, test } from 'vitest';
import { payRange } from './pay-range.ts';

test('a range of pay has the separators of other numbers, at both ends', () => {
  expect(payRange(150, 200)).toBe('150–200');
  expect(payRange(900, 1_200)).toBe('900–1,200');
  expect(payRange(1_200, 1_200)).toBe('1,200');
});
