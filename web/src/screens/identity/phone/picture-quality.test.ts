import { describe, expect, test } from 'vitest';
import { countGood, type Frame, faultOf, GOOD_FRAMES, MARGIN, measure } from './picture-quality.ts';

const [WIDTH, HEIGHT] = [240, 160];
type Light = (x: number, y: number) => number;

/** A frame whose every pixel is as light as a function says. */
function draw(light: Light): Frame {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) data.set(Array(3).fill(light(x, y)), (y * WIDTH + x) * 4);
  return { data, width: WIDTH, height: HEIGHT };
}

const [LEFT, TOP] = [WIDTH * MARGIN, HEIGHT * MARGIN];
const isOnCard: (x: number, y: number) => boolean = (x, y) =>
  x >= LEFT && x < WIDTH - LEFT && y >= TOP && y < HEIGHT - TOP;
/** Lines of print on a pale card, on a dark table. */
const card: Light = (x, y) => {
  if (!isOnCard(x, y)) return 70;
  return y % 16 < 6 && x % 5 < 2 && x > LEFT + 10 && x < WIDTH * 0.6 ? 60 : 215;
};
const moved =
  (light: Light, right: number): Light =>
  (x, y) =>
    light(x - right, y);
const blurred =
  (light: Light, radius: number): Light =>
  (x, y) => {
    let sum = 0;
    for (let dy = -radius; dy <= radius; dy += 1)
      for (let dx = -radius; dx <= radius; dx += 1) sum += light(x + dx, y + dy);
    return sum / (2 * radius + 1) ** 2;
  };
const lampAt =
  (light: Light, [cx, cy]: [number, number], radius: number): Light =>
  (x, y) =>
    (x - cx) ** 2 + (y - cy) ** 2 < radius ** 2 ? 255 : light(x, y);

const faultOfCard = (light: Light) => faultOf(measure(draw(light)), 'card');

describe('a picture of a card', () => {
  test('a sharp one, whole and evenly lit, can be taken', () => {
    expect(faultOfCard(card)).toBeUndefined();
    expect(measure(draw(card)).edges).toBe(4);
  });

  test('a dark card on a light table has its edges too', () => {
    expect(measure(draw((x, y) => 255 - card(x, y))).edges).toBe(4);
  });

  test('in the dark it is not', () => {
    expect(faultOfCard((x, y) => card(x, y) / 5)).toBe('dark');
  });

  test('with the camera out of focus it is not', () => {
    expect(faultOfCard(blurred(card, 4))).toBe('blurred');
    expect(measure(draw(blurred(card, 4))).sharpness).toBeLessThan(measure(draw(blurred(card, 1))).sharpness);
  });

  test.each([
    ['upperLeft', [60, 45]],
    ['upperRight', [180, 45]],
    ['lowerLeft', [60, 115]],
    ['lowerRight', [180, 115]],
  ] as const)('a lamp is found where it shines: %s', (where, at) => {
    const quality = measure(draw(lampAt(card, [...at], 20)));
    expect(faultOf(quality, 'card')).toBe('glare');
    expect(quality.glareAt).toBe(where);
  });

  test('a small light on the print is no glare', () => {
    expect(faultOfCard(lampAt(card, [180, 45], 4))).toBeUndefined();
  });

  test('with a side cut off, or too near, it is not whole', () => {
    expect(faultOfCard(moved(card, 60))).toBe('partial');
    expect(faultOfCard((x, y) => card(WIDTH / 2 + (x - WIDTH / 2) / 2, HEIGHT / 2 + (y - HEIGHT / 2) / 2))).toBe(
      'partial',
    );
  });

  test('an empty table is no card', () => {
    expect(faultOfCard(() => 120)).toBe('partial');
  });
});

test('a face needs no edges and no print', () => {
  const face: Light = (x, y) => ((x - 120) ** 2 + (y - 80) ** 2 < 2500 ? 180 - (x % 9) : 110);
  expect(faultOf(measure(draw(face)), 'face')).toBeUndefined();
  expect(faultOf(measure(draw(blurred(face, 6))), 'face')).toBe('blurred');
});

test('it is taken by itself after some good frames in a row', () => {
  const faults = [undefined, undefined, 'glare', ...Array(GOOD_FRAMES).fill(undefined)] as const;
  let good = 0;
  const counts = faults.map((fault) => {
    good = countGood(good, fault);
    return good;
  });
  expect(counts).toEqual([1, 2, 0, 1, 2, 3, 4, GOOD_FRAMES]);
});
