import { textLength } from '@qinghe/contract/formats.ts';
import type { CvSpan } from '@qinghe/contract/resumes/desk.ts';
import type { TextRange } from './ranges.ts';

/** A rectangle on a page, in points from its top left corner. */
export interface Mark {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a view of a document gets: the file, and what is to be marked on it. */
export interface MarkedFile {
  file: {
    bytes: ArrayBuffer;
    name: string;
    text: string;
    spans: readonly CvSpan[];
    /** Address of a picture to show in its stead. */
    shown?: string;
  };
  /** Words that were searched for. */
  found: readonly TextRange[];
  /** What the person points at in the record. */
  pointed: TextRange | null;
  /** It is the document that is seen, not one drawn ahead. */
  active: boolean;
}

/** Says exactly where a part of a span stands, in points; undefined where it cannot tell. */
export type Locate = (span: CvSpan, part: TextRange) => Mark[] | undefined;

/**
 * Where stretches of the text stand on the pages: as `locate` tells it, else a stretch inside a span gets its share of the
 * span's width.
 */
export function marksOf(
  ranges: readonly TextRange[],
  spans: readonly CvSpan[],
  text: string,
  locate: Locate = () => undefined,
): Mark[] {
  return ranges.flatMap((range) =>
    joinedOnLine(
      spans
        .filter((span) => span.start < range.end && range.start < span.end)
        .flatMap((span) => {
          const part = { start: Math.max(span.start, range.start), end: Math.min(span.end, range.end) };
          return locate(span, part) ?? [shareOf(span, part, text)];
        }),
    ),
  );
}

function shareOf(span: CvSpan, part: TextRange, text: string): Mark {
  // Chinese characters are twice as wide as Latin ones, near enough for a marker pen.
  const upTo = (offset: number) => textLength(text.slice(span.start, offset));
  const whole = Math.max(1, upTo(span.end));
  const from = upTo(part.start) / whole;
  const to = upTo(part.end) / whole;
  return {
    page: span.page,
    x: span.x + span.width * from,
    y: span.y,
    width: span.width * (to - from),
    height: span.height,
  };
}

/** One mark for words that stand side by side: OCR tells the place of each character or two. */
function joinedOnLine(marks: Mark[]): Mark[] {
  const joined: Mark[] = [];
  for (const mark of marks) {
    const last = joined.at(-1);
    const gap = last ? mark.x - last.x - last.width : 0;
    if (last?.page === mark.page && Math.abs(last.y - mark.y) < 0.3 * mark.height && Math.abs(gap) < mark.height)
      joined[joined.length - 1] = { ...last, width: Math.max(last.width, mark.x + mark.width - last.x) };
    else joined.push(mark);
  }
  return joined;
}

/** A text cut where marks begin and end: `found` by a search, `pointed` at in the record, or neither. */
export function cutAtMarks(
  text: string,
  found: readonly TextRange[],
  pointed: TextRange | null,
): { text: string; start: number; mark: 'found' | 'pointed' | null }[] {
  const ranges = pointed ? [...found, pointed] : found;
  const cuts = [...new Set([0, text.length, ...ranges.flatMap(({ start, end }) => [start, end])])]
    .filter((cut) => cut >= 0 && cut <= text.length)
    .sort((one, other) => one - other);
  const inside = (range: TextRange, at: number) => range.start <= at && at < range.end;
  return cuts.slice(0, -1).map((start, index) => ({
    text: text.slice(start, cuts[index + 1]),
    start,
    mark: pointed && inside(pointed, start) ? 'pointed' : found.some((range) => inside(range, start)) ? 'found' : null,
  }));
}
