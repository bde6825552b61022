import { createCanvas, loadImage } from '@napi-rs/canvas';

/** One byte a pixel, row by row, 0 for black. */
export type GreyPicture = { data: Uint8Array; width: number; height: number };

/** Clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** Unpacks a PNG or a JPEG; throws when it is none. */
export async function greyPicture(bytes: Uint8Array): Promise<GreyPicture> {
  const image = await loadImage(Buffer.from(bytes));
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, width, height).data;
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++)
    data[at] = 0.3 * (pixels[4 * at] ?? 0) + 0.59 * (pixels[4 * at + 1] ?? 0) + 0.11 * (pixels[4 * at + 2] ?? 0);
  return { data, width, height };
}

export function turned(picture: GreyPicture, turns: QuarterTurns): GreyPicture {
  const { data, width, height } = picture;
  if (turns === 0) return picture;
  const result = new Uint8Array(data.length);
  if (turns === 2) {
    for (let at = 0; at < data.length; at++) result[data.length - 1 - at] = data[at] ?? 0;
    return { data: result, width, height };
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = turns === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      result[to] = data[y * width + x] ?? 0;
    }
  }
  return { data: result, width: height, height: width };
}

/** Where the pixel at `across`, `down` of a cut lies in the picture: at the origin, and so much further for each step. */
export type Cut = {
  width: number;
  height: number;
  origin: { x: number; y: number };
  across: { x: number; y: number };
  down: { x: number; y: number };
};

/** A part of a picture, shrunk or stretched and turned, each pixel mixed from the four around its place. */
export function cutOut(picture: GreyPicture, { width, height, origin, across, down }: Cut): Float32Array {
  const { data, width: stride } = picture;
  const result = new Float32Array(width * height);
  // A hair inside, so that there is always a pixel to the right and one below.
  const [right, bottom] = [picture.width - 1.001, picture.height - 1.001];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = Math.min(right, Math.max(0, origin.x + across.x * column + down.x * row));
      const y = Math.min(bottom, Math.max(0, origin.y + across.y * column + down.y * row));
      const [left, top] = [x | 0, y | 0];
      const at = top * stride + left;
      const [byX, byY] = [x - left, y - top];
      const above = (data[at] ?? 0) * (1 - byX) + (data[at + 1] ?? 0) * byX;
      const below = (data[at + stride] ?? 0) * (1 - byX) + (data[at + stride + 1] ?? 0) * byX;
      result[row * width + column] = above * (1 - byY) + below * byY;
    }
  }
  return result;
}
