import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { textIn } from './read-code.ts';

/** A code as a camera sees it: `unit` pixels a module, on grey, turned on its head if need be. */
function picture(text: string, { unit = 4, border = 4, upsideDown = false } = {}): ImageData {
  const { data, size } = encode(text, { ecc: 'M', border });
  const side = size * unit;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const dark = data[Math.floor(y / unit)]?.[Math.floor(x / unit)];
      const at = upsideDown ? side * side - 1 - (y * side + x) : y * side + x;
      pixels.set(dark ? [22, 33, 28, 255] : [214, 220, 214, 255], at * 4);
    }
  return { width: side, height: side, data: pixels, colorSpace: 'srgb' } as ImageData;
}

test('a ticket is read near and far, and upside down', () => {
  for (const unit of [3, 4, 8]) expect(textIn(picture('ACDE3467', { unit }))).toBe('ACDE3467');
  expect(textIn(picture('ACDE3467', { upsideDown: true }))).toBe('ACDE3467');
});

test('another code is read as what it says', () => {
  expect(textIn(picture('https://qinghe.example/talks/1?from=海报'))).toBe('https://qinghe.example/talks/1?from=海报');
});

test('a picture without a code says nothing', () => {
  const data = new Uint8ClampedArray(200 * 200 * 4).fill(200);
  expect(textIn({ width: 200, height: 200, data, colorSpace: 'srgb' } as ImageData)).toBeNull();
});
