import { expect, test } from 'vitest';
import { pixelScale } from './pixel-scale.ts';

const A4 = { width: 595, height: 842 };

test('a page has a pixel for each of the screen', () => {
  expect(pixelScale(A4, { width: 595, density: 2, pages: 2 })).toBe(2);
});

test('what memory or browser cannot hold is drawn coarser', () => {
  const far = pixelScale(A4, { width: 3176, density: 3, pages: 2 });
  expect(far * far * 595 * 842).toBeCloseTo(16_000_000, -2);
  expect(pixelScale(A4, { width: 1200, density: 3, pages: 30 })).toBeLessThan(far);
  expect(
    pixelScale({ width: 100, height: 14_400 }, { width: 1000, density: 1, pages: 1 }) * 14_400,
  ).toBeLessThanOrEqual(16_384);
});
