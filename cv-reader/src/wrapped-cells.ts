import { findMonth } from './dates.ts';
import { labelOf } from './entries.ts';
import { headingOf } from './headings.ts';
import type { LooseLine } from './lines.ts';

type Cell = { start: number; end: number; left: number; right: number; text: string };

/**
 * Puts cells together again whose column was too narrow for their words: `西南交通大 | 大学本` above `学 | 科`. Each cell of
 * the lower row stands below one that is filled to the next cell, and holds only the rest of it.
 */
export function joinWrappedCells(lines: LooseLine[]): LooseLine[] {
  const result: LooseLine[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const joined = above && wrapped(above, line);
    if (joined) result[result.length - 1] = joined;
    else result.push(line);
  }
  return result;
}

/** A rest is short: longer, it is a row of its own. */
const MAX_REST = 6;
const MIN_ABOVE = 3;

function wrapped(above: LooseLine, line: LooseLine): LooseLine | null {
  if (above.page !== line.page || above.block !== line.block || above.look !== line.look) return null;
  const [upper, lower] = [cellsOf(above), cellsOf(line)];
  const height = (line.pieces[0]?.box.y ?? 0) - (above.pieces[0]?.box.y ?? 0);
  if (upper.length < 2 || lower.length === 0 || height <= 0 || height > 2 * line.size) return null;
  const rests = lower.map((cell) => {
    const at = upper.findIndex(({ left }) => Math.abs(left - cell.left) < 0.6 * line.size);
    const next = upper[at + 1];
    const isFull = next !== undefined && next.left - (upper[at]?.right ?? 0) < 1.6 * line.size;
    // Nobody knows where the last cell ends, except that others of its row are full as well.
    const isRest = at >= 0 && (isFull || at === upper.length - 1) && isRestOf(cell.text, upper[at]?.text ?? '');
    return { cell, at, isRest, isFull };
  });
  if (!rests.every(({ isRest }) => isRest) || !rests.some(({ isFull }) => isFull)) return null;
  return rests.reduceRight((row, { cell, at }) => withRest(row, upper[at] as Cell, line, cell), above);
}

/** Labels of a form stand below one another too, and are as short as what is above them. */
const isRestOf = (text: string, above: string): boolean =>
  text.length <= Math.min(MAX_REST, above.length - 1) &&
  above.length >= MIN_ABOVE &&
  /^[\p{Script=Han}）)]+$/u.test(text) &&
  labelOf(text) === null &&
  headingOf(text) === null &&
  findMonth({ text, start: 0 }) === null;

function cellsOf({ text, pieces }: LooseLine): Cell[] {
  return [...text.matchAll(/\S+(?: \S+)*/gu)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const boxes = pieces.filter((piece) => piece.start >= start && piece.start < end).map(({ box }) => box);
    const [first, last] = [boxes[0], boxes.at(-1)];
    return first && last ? [{ start, end, left: first.x, right: last.x + last.width, text: match[0] }] : [];
  });
}

function withRest(row: LooseLine, upper: Cell, line: LooseLine, cell: Cell): LooseLine {
  const by = cell.end - cell.start;
  const places = line.pieces.filter((piece) => piece.start >= cell.start && piece.start < cell.end);
  const lead = upper.end - cell.start;
  return {
    ...row,
    text: row.text.slice(0, upper.end) + cell.text + row.text.slice(upper.end),
    pieces: [
      ...row.pieces.filter((piece) => piece.start < upper.end),
      ...places.map((piece) => ({ ...piece, start: piece.start + lead, end: piece.end + lead })),
      ...row.pieces
        .filter((piece) => piece.start >= upper.end)
        .map((piece) => ({ ...piece, start: piece.start + by, end: piece.end + by })),
    ],
  };
}
