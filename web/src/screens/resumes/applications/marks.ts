import { textLength } from '@qinghe/contract/formats.ts';
import type { CvSpan } from '@qinghe/contract/resumes/endpoints.ts';

/** A stretch of the CV's text, offsets as in JavaScript. */
export interface TextRange {
  start: number;
  end: number;
}

/** A rectangle on a page, in points from its top left corner. */
export interface Mark {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where stretches of the text stand on the pages. A stretch inside a span gets its share of the span's width. */
export function marksOf(ranges: readonly TextRange[], spans: readonly CvSpan[], text: string): Mark[] {
  return ranges.flatMap((range) =>
    spans
      .filter((span) => span.start < range.end && range.start < span.end)
      .map((span) => {
        // Chinese characters are twice as wide as Latin ones, near enough for a marker pen.
        const upTo = (offset: number) => textLength(text.slice(span.start, offset));
        const whole = Math.max(1, upTo(span.end));
        const from = upTo(Math.max(span.start, range.start)) / whole;
        const to = upTo(Math.min(span.end, range.end)) / whole;
        return {
          page: span.page,
          x: span.x + span.width * from,
          y: span.y,
          width: span.width * (to - from),
          height: span.height,
        };
      }),
  );
}

const MOST_RANGES = 200;

/** Where the words that somebody searched for stand in the text, whatever their case. */
export function rangesOfWords(text: string, typed: string): TextRange[] {
  const lower = text.toLowerCase();
  const ranges: TextRange[] = [];
  for (const word of new Set(typed.toLowerCase().split(/\s+/).filter(Boolean))) {
    for (
      let start = lower.indexOf(word);
      start >= 0 && ranges.length < MOST_RANGES;
      start = lower.indexOf(word, start + word.length)
    ) {
      ranges.push({ start, end: start + word.length });
    }
  }
  return ranges;
}
