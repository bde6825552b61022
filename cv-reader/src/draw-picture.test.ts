import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawPicture } from './draw-picture.ts';

async function drawn(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#0d7a50';
  context.fillRect(0, 0, width, height);
  const picture = await loadImage(Buffer.from(await drawPicture(await canvas.encode('png'))));
  return [picture.width, picture.height];
}

test('a picture is drawn anew, no larger than it was, and a high one stays whole', async () => {
  expect(await drawn(800, 600)).toEqual([800, 600]);
  expect(await drawn(3200, 1000)).toEqual([1600, 500]);
  expect(await drawn(1000, 12000)).toEqual([500, 6000]);
});

test('what is no picture is refused, a document too', async () => {
  await expect(drawPicture(Buffer.from('%PDF-1.4'))).rejects.toThrow();
  await expect(drawPicture(Buffer.from('<svg/>'))).rejects.toThrow();
});
