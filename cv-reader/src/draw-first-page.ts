import { CvUnreadable } from './cv-unreadable.ts';
import { drawSheet } from './draw-pages.ts';

/** What a person sees of a CV before the file itself is there. */
export interface FirstPage {
  /** A WebP of at most MAX_BYTES. */
  bytes: Uint8Array;
  /** Of the page, in points: what is drawn later stands in the very same place. */
  width: number;
  height: number;
}

/** Letters of the usual size are sharp in the pane of a desktop and on a telephone; twice as wide is three times the bytes. */
const WIDTH = 900;
/** What is higher for its width is no page that one takes in at a glance. */
const HIGHEST = 2.5;
/** The first that is small enough; CVs of text are so with the first one, full-page photographs with the last. */
const QUALITIES = [50, 30, 12];
const MAX_BYTES = 64 * 1024;

/**
 * Draws the first page of a PDF, or a picture, small. Throws CvUnreadable: as `drawPage`, `no_text` where letters have no
 * font in the file, `too_large` where the page is too high or too full.
 */
export async function drawFirstPage(bytes: Uint8Array): Promise<FirstPage> {
  const size = { width: WIDTH, maxHeight: WIDTH * HIGHEST, enlarge: 1 };
  const { canvas, width, height, exact } = await drawSheet(bytes, 1, size);
  if (!exact) throw new CvUnreadable('no_text');
  if (!(height / width <= HIGHEST)) throw new CvUnreadable('too_large');
  for (const quality of QUALITIES) {
    const picture = await canvas.encode('webp', quality);
    if (picture.length <= MAX_BYTES) return { bytes: new Uint8Array(picture), width, height };
  }
  throw new CvUnreadable('too_large');
}
