import { expect, test } from 'vitest';
import { typeOf } from './type-of.ts';

/** Chunks of a PNG; the type needs neither sums nor pixels. */
const png = (...types: string[]): Uint8Array =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...types.map((type) => {
      const data = Buffer.alloc(type === 'IHDR' ? 13 : 8);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length);
      return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
    }),
  ]);

test('a PNG is one also where it moves: its first picture is what counts', async () => {
  expect(await typeOf(png('IHDR', 'IDAT', 'IEND'))).toBe('image/png');
  expect(await typeOf(png('IHDR', 'acTL', 'IDAT', 'IEND'))).toBe('image/png');
});

test('what is no known file has no type', async () => {
  expect(await typeOf(Buffer.from('just words'))).toBeUndefined();
});
