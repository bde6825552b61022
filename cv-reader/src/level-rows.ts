import type { OcrBox, OcrLine } from './ocr.ts';
import { middle, type Piece, pieceOf } from './recognised-pieces.ts';

/** A character of a row, where it stands once the page is level. */
export interface RowSign {
  sign: string;
  /** Left edge and middle of the line, in pixels of the levelled page. */
  x: number;
  y: number;
  /** A recognised piece begins with it. */
  opens: boolean;
  confidence: number;
  /** On the page as it came. */
  box: OcrBox;
}

/** Middles of pieces of one row are no further apart, in heights of a line; the next row of a column is at 1.5 at least. */
const SAME_ROW = 0.7;

/** What stands on one line of the page, across all of its columns, from the left. */
export type Row = readonly RowSign[];

/** Recognised lines as rows of a level page, from above; `height` is that of a usual line. */
export function levelRows(lines: readonly OcrLine[]): { rows: Row[]; height: number } {
  const pieces = lines.map(pieceOf).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const height = median(pieces.map(({ box }) => box.height));
  // Short ones tell little of it.
  const slope = median(
    lines.filter(({ words }) => words.map(({ text }) => text).join('').length > 5).map((line) => line.slope),
  );
  const signs = pieces.map((piece) => signsOf(piece, slope));
  const rows: RowSign[][] = [];
  for (const piece of signs.toSorted(([a], [b]) => (a?.y ?? 0) - (b?.y ?? 0))) {
    const y = piece[0]?.y ?? 0;
    const row = rows.findLast((one) => Math.abs(yOf(one) - y) < SAME_ROW * height);
    if (row) row.push(...piece);
    else rows.push([...piece]);
  }
  return { rows: rows.map((row) => withoutSeams(row.toSorted((a, b) => a.x - b.x))), height };
}

/** Where pieces overlap a character is in both. */
const withoutSeams = (row: Row): Row =>
  row.filter((one, index) => {
    const before = row[index - 1];
    return !(one.opens && before?.sign === one.sign && one.x - before.x < 0.7 * before.box.width);
  });

const yOf = (row: Row): number => median(row.map(({ y }) => y));

/** The characters of a piece, as wide as each other, turned by the slope of the page. */
function signsOf({ text, box, confidence }: Piece, slope: number): RowSign[] {
  const all = [...text];
  const width = box.width / all.length;
  // A slanted line fills a higher box than its letters do.
  const rise = slope * box.width;
  const height = Math.max(box.height - Math.abs(rise), box.height / 2);
  return all.map((sign, index) => {
    const left = box.x + index * width;
    const centre = middle({ text, box, confidence }) + rise * ((index + 0.5) / all.length - 0.5);
    const own = { x: left, y: centre - height / 2, width, height };
    return {
      sign,
      x: left + slope * centre,
      y: centre - slope * left,
      opens: index === 0,
      confidence,
      box: own,
    };
  });
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
