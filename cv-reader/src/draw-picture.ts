import { CvUnreadable } from './cv-unreadable.ts';
import { drawSheet } from './draw-pages.ts';

/** What is written on a screen stays readable; a whole page that was photographed in one piece is high. */
const SIZE = { width: 1600, maxHeight: 6000, enlarge: 1 };
const QUALITY = 80;

/** Draws a picture anew, in colour and no larger than it was: a WebP that keeps nothing else of the file. Throws CvUnreadable. */
export async function drawPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const { kind, canvas } = await drawSheet(bytes, 1, SIZE);
  if (kind !== 'picture') throw new CvUnreadable('unsupported');
  return new Uint8Array(await canvas.encode('webp', QUALITY));
}
