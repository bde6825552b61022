import { expect, test } from 'vitest';
import { movedBy, squareOf, wholeSide } from './crop.ts';

const wide = { width: 400, height: 200 };

test('a crop begins as the largest square in the middle', () => {
  expect(squareOf(wide, wholeSide)).toEqual({ left: 100, top: 0, side: 200 });
  expect(squareOf(wide, { ...wholeSide, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
});

test('dragging moves the picture under the view, as far as its edge', () => {
  const dragged = movedBy(wide, wholeSide, { x: 20, y: 0 }, 100);
  expect(squareOf(wide, dragged)).toEqual({ left: 60, top: 0, side: 200 });
  const far = movedBy(wide, wholeSide, { x: -999, y: 999 }, 100);
  expect(squareOf(wide, far)).toEqual({ left: 200, top: 0, side: 200 });
  // What was dragged beyond the edge need not be dragged back first.
  expect(squareOf(wide, movedBy(wide, far, { x: 10, y: 0 }, 100)).left).toBeCloseTo(180);
});
