import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import type { CvUnreadable } from './cv-unreadable.ts';
import { drawPage } from './draw-pages.ts';
import { drawPageIsolated } from './isolated.ts';

/** A PNG of one colour: a few kilobytes, however large it is unpacked. */
function bombPng(width: number, height: number, rows = height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * rows));
  const parts = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, sum]);
}

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** A photograph: 400 by 200, dark in its upper left corner. */
async function jpeg(): Promise<Buffer> {
  const canvas = createCanvas(400, 200);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 400, 200);
  context.fillStyle = '#000';
  context.fillRect(0, 0, 40, 40);
  return canvas.encode('jpeg', 90);
}

/** With the EXIF note that the telephone was held upright (6: turn to the right). */
const heldUpright = (bytes: Buffer): Buffer =>
  Buffer.concat([
    bytes.subarray(0, 2),
    Buffer.from('ffe1002245786966', 'hex'),
    Buffer.from('00004d4d002a000000080001011200030000000100060000', 'hex'),
    Buffer.alloc(4),
    bytes.subarray(2),
  ]);

const reasonFor = (bytes: Uint8Array) =>
  drawPageIsolated(bytes, 1).then(
    () => 'drawn',
    (error: CvUnreadable) => error.reason,
  );

it('turns a photograph upright as its EXIF data says', async () => {
  const flat = await drawPage(await jpeg(), 1);
  const upright = await drawPage(heldUpright(await jpeg()), 1);
  expect(flat.picture).toMatchObject({ width: 1200, height: 600 });
  expect(upright.picture).toMatchObject({ width: 600, height: 1200 });
  // Points of a page that is 595 wide, whatever the pixels.
  expect(upright.scale).toBeCloseTo(595 / 600);
});

it('draws a picture in the colours of print as dark letters on white', async () => {
  const file = await readFile(new URL('../corpus/heads/cmyk.jpg', import.meta.url));
  const { picture } = await drawPage(file, 1);
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(Buffer.from(picture.bytes)), 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let [light, dark] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 0) > 200) light += 1;
    if ((data[at] ?? 0) < 100) dark += 1;
  }
  expect(light / (data.length / 4)).toBeGreaterThan(0.8);
  expect(dark).toBeGreaterThan(2_000);
});

it.each(['phone.heic', 'phone.webp'])('draws %s, as telephones take and send pictures', async (name) => {
  const file = await readFile(new URL(`../corpus/heads/${name}`, import.meta.url));
  const { kind, picture } = await drawPageIsolated(file, 1);
  expect([kind, picture.width, picture.height]).toEqual(['picture', 1200, 600]);
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(Buffer.from(picture.bytes)), 0, 0);
  // Dark in its upper left corner alone.
  const darkness = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[0] ?? 0;
  expect(darkness(60, 60)).toBeLessThan(60);
  expect(darkness(600, 400)).toBeGreaterThan(200);
  expect(await reasonFor(file.subarray(0, file.length / 2))).toMatch(/^(?:damaged|drawn)$/);
});

it('draws the first picture of an animated PNG', async () => {
  const canvas = createCanvas(400, 200);
  canvas.getContext('2d').fillRect(0, 0, 400, 200);
  const png = await canvas.encode('png');
  // Behind the header of the picture: two pictures, shown for ever. The first is the PNG's own.
  const animated = Buffer.concat([
    png.subarray(0, 33),
    chunk('acTL', Buffer.from('0000000200000000', 'hex')),
    png.subarray(33),
  ]);
  const { picture } = await drawPage(animated, 1);
  expect(picture).toMatchObject({ width: 1200, height: 600 });
});

it('answers hostile pictures with their reason', { timeout: 60_000 }, async () => {
  expect(await reasonFor(bombPng(30_000, 30_000, 1)), 'thirty thousand pixels a side').toBe('too_large');
  expect(await reasonFor(bombPng(10_000, 10_000)), 'a bomb that is what it claims').toBe('too_large');
  expect(await reasonFor(bombPng(500, 500, 20)), 'rows that are not there').toMatch(/^(?:damaged|drawn)$/);
  const photo = await jpeg();
  expect(await reasonFor(photo.subarray(0, 300)), 'cut off').toBe('damaged');
  expect(await reasonFor(Buffer.from('ffd8ffe000104a464946', 'hex')), 'a header alone').toBe('damaged');
  expect(await reasonFor(photo)).toBe('drawn');
});

it('ends a drawing that takes too long', async () => {
  const slow = drawPageIsolated(await jpeg(), 1, 1);
  await expect(slow).rejects.toMatchObject({ reason: 'timeout' });
});
