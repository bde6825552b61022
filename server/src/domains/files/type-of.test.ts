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

test('a Word file that is text is one by what stands in it, and never a page', async () => {
  const starts = [
    '{\\rtf1\\ansi Ming Wang}',
    '<html><body>Ming Wang</body></html>',
    '<?xml version="1.0"?>\n<w:wordDocument xmlns:w="x">',
    'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n\r\n',
  ];
  for (const start of starts) expect(await typeOf(Buffer.from(start)), start).toBe('application/msword');
});

test('what telephones take has one type, however it is coded', async () => {
  for (const brand of ['heic', 'mif1', 'msf1', 'hevc'])
    expect(await typeOf(Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`)), brand).toBe('image/heic');
});
