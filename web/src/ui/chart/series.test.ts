import { expect, test } from 'vitest';
import { ceilingOf, pointsOf } from './series.ts';

test.each([
  [0, 4],
  [3, 4],
  [66, 80],
  [80, 80],
  [81, 200],
  [1774, 2000],
])('%i fits below %i in four round steps', (highest, ceiling) => expect(ceilingOf(highest, 4)).toBe(ceiling));

test.each([3, 4])('a ceiling is at or above the highest value, in %i whole steps', (steps) => {
  for (let highest = 0; highest < 5000; highest += 7) {
    const ceiling = ceilingOf(highest, steps);
    expect(ceiling).toBeGreaterThanOrEqual(Math.max(steps, highest));
    expect(Number.isInteger(ceiling / steps)).toBe(true);
  }
});

test('a line goes from edge to edge, zero at the bottom', () => {
  expect(pointsOf([0, 5, 10], 10, { width: 300, height: 100 })).toBe('0,100 150,50 300,0');
  expect(pointsOf([5], 10, { width: 300, height: 100 })).toBe('0,50');
  expect(pointsOf([0, 3], 3, { width: 300, height: 100 })).toBe('0,100 300,0');
});
