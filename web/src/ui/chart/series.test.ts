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

test('a line goes from edge to edge, zero at the bottom', () => {
  expect(pointsOf([0, 5, 10], 10, { width: 300, height: 100 })).toBe('0,100 150,50 300,0');
  expect(pointsOf([5], 10, { width: 300, height: 100 })).toBe('0,50');
});
