import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import type { OcrBox } from '../../../providers/ocr/port.ts';
import type { Picture } from './draw-pages.ts';

export type LineCuts = { picture: Picture; boxes: OcrBox[]; heights: number[] };

/** Each box of a page at each height, dark on light, with room around it. */
export async function cutLines({ picture, boxes, heights }: LineCuts): Promise<Picture[][]> {
  const image = await loadImage(Buffer.from(picture.bytes));
  return Promise.all(
    boxes.map((box) =>
      Promise.all(
        heights.map(async (height) => {
          const canvas = cutOut(image, box, height);
          const bytes = new Uint8Array(await canvas.encode('png'));
          return { bytes, width: canvas.width, height: canvas.height };
        }),
      ),
    ),
  );
}

function cutOut(image: Image, box: OcrBox, height: number): Canvas {
  const room = box.height * 0.35;
  const factor = height / box.height;
  const canvas = createCanvas(
    Math.max(1, Math.round((box.width + 2 * room) * factor)),
    Math.round((box.height + 2 * room) * factor),
  );
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    image,
    ...([box.x - room, box.y - room, box.width + 2 * room, box.height + 2 * room] as const),
    ...([0, 0, canvas.width, canvas.height] as const),
  );
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  if (isDark(pixels.data)) {
    for (let at = 0; at < pixels.data.length; at++) if (at % 4 !== 3) pixels.data[at] = 255 - (pixels.data[at] ?? 0);
    context.putImageData(pixels, 0, 0);
  }
  return canvas;
}

/** White letters on a bar: more than half of the pixels are dark. */
function isDark(data: Uint8ClampedArray): boolean {
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
  return dark > data.length / 8;
}
