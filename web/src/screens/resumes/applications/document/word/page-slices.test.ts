import { expect, test } from 'vitest';
import { sliceAtLines } from './page-slices.ts';

const line = (top: number, height = 10) => ({ top, bottom: top + height });

test('pages begin and end with a line, and cut none', () => {
  const lines = [line(100), line(115), line(130), line(200), line(215)];
  expect(sliceAtLines(lines, 50)).toEqual([
    { top: 100, bottom: 140 },
    { top: 200, bottom: 225 },
  ]);
});

test('columns beside each other are cut where both have a gap', () => {
  const left = [line(0, 30), line(40, 30), line(80, 30)];
  const right = [line(20, 45), line(90, 10)];
  expect(sliceAtLines([...left, ...right], 75)).toEqual([
    { top: 0, bottom: 70 },
    { top: 80, bottom: 110 },
  ]);
});

test('what is higher than a page is cut, and goes on', () => {
  expect(sliceAtLines([line(5, 10), line(20, 250)], 100)).toEqual([
    { top: 5, bottom: 15 },
    { top: 20, bottom: 120 },
    { top: 120, bottom: 220 },
    { top: 220, bottom: 270 },
  ]);
  expect(sliceAtLines([], 100)).toEqual([]);
});
