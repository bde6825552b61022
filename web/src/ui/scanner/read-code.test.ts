import { encodeQR } from 'qr';
import QRCode from 'qrcode';
import { expect, test } from 'vitest';
import { textIn } from './read-code.ts';

/** Whether a module is dark, as the server draws tickets: by another library than the one that reads them here. */
function drawnByServer(text: string): boolean[][] {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const quiet = 4;
  const side = modules.size + 2 * quiet;
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => {
      const [row, column] = [y - quiet, x - quiet];
      const isInside = Math.min(row, column) >= 0 && Math.max(row, column) < modules.size;
      return isInside && modules.get(row, column) === 1;
    }),
  );
}

/** A code as a camera sees it: `unit` pixels a module, on grey, turned on its head if need be. */
function picture(text: string, { unit = 4, upsideDown = false, data = drawnByServer(text) } = {}): ImageData {
  const side = data.length * unit;
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

test('a code that a page of ours draws is read', () => {
  const text = 'https://qinghe.example/identity/phone#一次';
  expect(textIn(picture(text, { data: encodeQR(text, 'raw', { ecc: 'medium', border: 4 }) }))).toBe(text);
});

test('another code is read as what it says', () => {
  expect(textIn(picture('https://qinghe.example/talks/1?from=海报'))).toBe('https://qinghe.example/talks/1?from=海报');
});

test('a picture without a code says nothing', () => {
  const data = new Uint8ClampedArray(200 * 200 * 4).fill(200);
  expect(textIn({ width: 200, height: 200, data, colorSpace: 'srgb' } as ImageData)).toBeNull();
});
