import { expect, it } from 'vitest';
import { stripsOf, withLargePrint } from './strips.ts';
import type { TextMap } from './text-map.ts';

/** A map of 400 by 200 cells, each two pixels wide and high, with bars of text on it. */
function mapOf(bars: { x: number; y: number; width: number; height: number; fall?: number; sure?: number }[]): TextMap {
  const [width, height] = [400, 200];
  const data = new Float32Array(width * height);
  for (const { x, y, width: across, height: down, fall = 0, sure = 0.9 } of bars)
    for (let column = 0; column < across; column++)
      for (let row = 0; row < down; row++) data[Math.round(y + row + column * fall) * width + x + column] = sure;
  return { data, width, height, pixelsAcross: 2, pixelsDown: 2 };
}

it('finds a line where it stands, and a little more around it', () => {
  const [strip, ...others] = stripsOf(mapOf([{ x: 50, y: 80, width: 200, height: 10 }]));
  expect(others).toEqual([]);
  expect(strip?.x).toBeCloseTo(300, -1);
  expect(strip?.y).toBeCloseTo(170, -1);
  expect(strip?.angle).toBeCloseTo(0, 2);
  expect(strip?.height).toBeGreaterThan(25);
  expect(strip?.height).toBeLessThan(55);
  expect((strip?.width ?? 0) - 400).toBeCloseTo((strip?.height ?? 0) - 20, 0);
});

it('tells how lines fall; a short one falls as the page does', () => {
  const strips = stripsOf(
    mapOf([
      { x: 20, y: 40, width: 300, height: 8, fall: 0.05 },
      { x: 20, y: 80, width: 300, height: 8, fall: 0.05 },
      { x: 20, y: 120, width: 12, height: 8 },
    ]),
  );
  expect(strips).toHaveLength(3);
  for (const { angle } of strips) expect(angle).toBeCloseTo(0.05, 2);
});

it('knows a line that goes down the page', () => {
  const [strip] = stripsOf(mapOf([{ x: 100, y: 20, width: 8, height: 150 }]));
  expect(Math.abs(strip?.angle ?? 0)).toBeCloseTo(Math.PI / 2, 2);
  expect(strip?.width).toBeGreaterThan(300);
});

it('leaves specks and shadows out', () => {
  expect(
    stripsOf(
      mapOf([
        { x: 20, y: 40, width: 2, height: 3 },
        { x: 20, y: 80, width: 100, height: 8, sure: 0.4 },
      ]),
    ),
  ).toEqual([]);
});

it('takes large print from afar, where parts of it or nothing were seen from near, and leaves small print alone', () => {
  const strip = (x: number, y: number, width: number, height: number) => ({ x, y, width, height, angle: 0 });
  const lines = [strip(500, 300, 800, 40), strip(500, 350, 800, 40), strip(500, 400, 800, 42)];
  const part = strip(209, 185, 136, 69);
  const whole = strip(241, 185, 229, 88);
  const unseen = strip(900, 190, 285, 99);
  // Two lines that look like one from afar, and a line that looks as it does from near.
  const both = strip(500, 325, 800, 100);
  const same = strip(500, 400, 800, 50);
  const end = strip(820, 350, 200, 80);
  // From the top down: the name is read even where the time for the page runs out.
  expect(withLargePrint([part, ...lines], [whole, unseen, both, same, end])).toEqual([whole, unseen, ...lines]);
});
