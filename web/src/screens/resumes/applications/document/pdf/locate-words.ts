import type { PageViewport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import type { Locate, Mark } from '../marks.ts';
import { findWords, type Part, type PlacedText } from './find-words.ts';

/** A text layer that stands on the page. */
export interface LaidWords {
  items: readonly TextItem[];
  elements: readonly HTMLElement[];
}

/** Tells where words stand by the text layer itself, so that marks and a selection are the same rectangle. */
export function locateIn(
  { items, elements }: LaidWords,
  text: string,
  sheet: HTMLElement,
  paper: PageViewport,
): Locate {
  const pieces = items.map((item) => placed(item, paper.transform));
  const whole = sheet.getBoundingClientRect();
  const scale = paper.width / whole.width;
  return (span, range) =>
    findWords(span, range, text, pieces)?.map((part): Mark => {
      const box = boxOf(part, elements);
      return {
        page: span.page,
        x: (box.left - whole.left) * scale,
        y: (box.top - whole.top) * scale,
        width: box.width * scale,
        height: box.height * scale,
      };
    });
}

function placed({ str, transform, width }: TextItem, view: readonly number[]): PlacedText {
  const [e = 0, f = 0] = (transform as number[]).slice(4);
  const [a = 1, b = 0, c = 0, d = -1, x = 0, y = 0] = view;
  return { text: str, x: e * a + f * c + x, baseline: e * b + f * d + y, width };
}

function boxOf({ piece, start, end }: Part, elements: readonly HTMLElement[]): DOMRect {
  const words = elements[piece]?.firstChild;
  if (!words) return new DOMRect();
  const range = new Range();
  range.setStart(words, start);
  range.setEnd(words, end);
  return range.getBoundingClientRect();
}
