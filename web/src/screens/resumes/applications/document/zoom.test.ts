import { expect, test } from 'vitest';
import { canZoomIn, canZoomOut, percentOf, widthAt, zoomedIn, zoomedOut } from './zoom.ts';

test('a step goes to the next round number, from whatever fitted the pane', () => {
  expect(zoomedIn(100)).toBe(125);
  expect(zoomedIn(118)).toBe(125);
  expect(zoomedOut(118)).toBe(100);
  expect(zoomedOut(100)).toBe(80);
});

test('the smallest and the largest step are the last', () => {
  expect([zoomedIn(400), zoomedOut(50), zoomedOut(31)]).toEqual([400, 50, 50]);
  expect([canZoomIn(400), canZoomOut(50), canZoomIn(399), canZoomOut(51)]).toEqual([false, false, true, true]);
});

test('a sheet fits its pane up to a width that can still be read at once', () => {
  expect(widthAt('fit', 794, 560)).toBe(560);
  expect(widthAt('fit', 794, 2000)).toBe(1200);
  expect(widthAt(150, 800, 560)).toBe(1200);
  expect(percentOf('fit', 800, 600)).toBe(75);
  expect(percentOf(125, 800, 600)).toBe(125);
});
