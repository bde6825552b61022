import type { LinePicture } from './read-strip.ts';

type Columns = { left: number; right: number };
type Box = Columns & { top: number; bottom: number };

/** Where the letters of a line are, in pixels of its picture. */
export type Ink = {
  width: number;
  top: number;
  bottom: number;
  /** The widest stretch of columns without ink between two places; the middle of both where there is none. */
  gapBetween(from: number, to: number): Columns;
  /** The rim of the ink between two columns; the columns themselves where there is none. */
  around(left: number, right: number): Box;
};

/** Ink is nearer to the darkest than to the paper, or to the lightest where the paper is dark. */
const MIN_INK = 0.45;

/** Lines are 48 pixels high. */
const MAX_STROKE = 75;

export function inkOf({ data, width, height }: LinePicture): Ink {
  const [dark = 0, paper = 0, light = 0] = sharesOf(data, [0.03, 0.6, 0.97]);
  const far = paper - dark > light - paper ? dark - paper : light - paper;
  const marked = Uint8Array.from(data, (value) => ((value - paper) / far > MIN_INK ? 1 : 0));
  withoutRules(marked, width);
  const isInk = (row: number, column: number) => marked[row * width + column] === 1;
  const { top, bottom } = rowsOf(
    (row) => {
      let count = 0;
      for (let column = 0; column < width; column++) if (isInk(row, column)) count += 1;
      return count;
    },
    { width, height },
  );
  const columns = new Uint8Array(width);
  for (let column = 0; column < width; column++)
    for (let row = top; row < bottom; row++) if (isInk(row, column)) columns[column] = 1;
  return {
    width,
    top,
    bottom,
    gapBetween: (from, to) => widestGap(columns, Math.floor(from), Math.ceil(to)),
    around(left, right) {
      const box = { left: Math.round(right), right: Math.round(left), top: bottom, bottom: top };
      for (let column = Math.round(left); column < Math.round(right); column++) {
        if (!columns[column]) continue;
        box.left = Math.min(box.left, column);
        box.right = Math.max(box.right, column + 1);
        for (let row = top; row < bottom; row++) {
          if (!isInk(row, column)) continue;
          box.top = Math.min(box.top, row);
          box.bottom = Math.max(box.bottom, row + 1);
        }
      }
      return box.right > box.left ? box : { left, right, top, bottom };
    },
  };
}

/** The light that such parts of the pixels do not pass; counted, since to sort them takes longer than all else here. */
function sharesOf(data: Float32Array, parts: number[]): number[] {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at++) {
    const light = Math.round(data[at] ?? 0);
    counts[light] = (counts[light] ?? 0) + 1;
  }
  return parts.map((part) => {
    let light = 0;
    for (let left = part * data.length; light < 255 && left >= (counts[light] ?? 0); light++)
      left -= counts[light] ?? 0;
    return light;
  });
}

/** Underlines and the borders of tables: ink without a break for longer than any stroke of a letter. */
function withoutRules(marked: Uint8Array, width: number): void {
  let from = 0;
  for (let at = 0; at <= marked.length; at++) {
    if (at < marked.length && marked[at] && at % width !== 0) continue;
    if (at - from > MAX_STROKE) marked.fill(0, from, at);
    from = marked[at] && at % width === 0 ? at : at + 1;
  }
}

/** From the fullest row up and down until the ink ends; what lies behind a blank row belongs to the lines beside it. */
function rowsOf(inkIn: (row: number) => number, { width, height }: { width: number; height: number }) {
  const counts = Array.from({ length: height }, (_, row) => inkIn(row));
  const blank = 0.004 * width;
  const fullest = counts.indexOf(Math.max(...counts));
  let [top, bottom] = [fullest, fullest + 1];
  while (top > 0 && ((counts[top - 1] ?? 0) > blank || (counts[top - 2] ?? 0) > blank)) top -= 1;
  while (bottom < height && ((counts[bottom] ?? 0) > blank || (counts[bottom + 1] ?? 0) > blank)) bottom += 1;
  return { top, bottom };
}

function widestGap(columns: Uint8Array, from: number, to: number): Columns {
  let widest = { left: (from + to) / 2, right: (from + to) / 2 };
  let start = from;
  for (let column = from; column <= to; column++) {
    if (column < to && !columns[column]) continue;
    if (column - start > widest.right - widest.left) widest = { left: start, right: column };
    start = column + 1;
  }
  return widest;
}
