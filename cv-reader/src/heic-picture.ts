import { type Canvas, createCanvas } from '@napi-rs/canvas';
import libheif from 'libheif-js/wasm-bundle.js';
import { CvUnreadable } from './cv-unreadable.ts';

/**
 * The picture of a HEIC file, as telephones take them, upright. `check` hears of its size before there are pixels, and
 * throws where it is too large. Throws CvUnreadable: `damaged`.
 */
export async function heicPicture(
  bytes: Uint8Array,
  check: (size: { width: number; height: number }) => void,
): Promise<Canvas> {
  const [image] = new libheif.HeifDecoder().decode(bytes);
  if (!image) throw new CvUnreadable('damaged');
  const [width, height] = [image.get_width(), image.get_height()];
  check({ width, height });
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(width, height);
  const read = await new Promise((resolve) => image.display(pixels, resolve));
  image.free();
  if (!read) throw new CvUnreadable('damaged');
  context.putImageData(pixels, 0, 0);
  return canvas;
}
