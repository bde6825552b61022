import { findMonth, findRange } from './dates.ts';
import { labelOf } from './entries.ts';
import { headerOf } from './header-rows.ts';
import { headingOf } from './headings.ts';
import type { LooseLine } from './lines.ts';

type Cell = { start: number; end: number; left: number; right: number; text: string };

/**
 * Puts cells together again whose column was too narrow for their words: `西南交通大 | 大学本` above `学 | 科`. Each cell of
 * the lower row stands below one that is filled to the next cell, and holds only the rest of it.
 */
export function joinWrappedCells(lines: LooseLine[]): LooseLine[] {
  const result: LooseLine[] = [];
  let columns: number[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    if (headerOf(line)) columns = cellsOf(line).map(({ left }) => left);
    const heading = above && wrappedHeading(above, line);
    const joined = heading?.joined ?? (above && (belowHeader(above, line, columns) ?? wrapped(above, line)));
    if (joined) result[result.length - 1] = joined;
    if (heading?.rest) result.push(heading.rest);
    else if (!joined) result.push(line);
  }
  return result;
}

/** `获奖 ⇥ 三等奖` above `情况 ⇥ 二等奖`: a heading in a narrow first cell, and what is left of the lower row. */
function wrappedHeading(above: LooseLine, line: LooseLine): { joined: LooseLine; rest: LooseLine | null } | null {
  const [upper, content] = cellsOf(above);
  const [lower, next] = cellsOf(line);
  if (!upper || !content || !lower || above.block !== line.block || above.page !== line.page) return null;
  const height = (line.pieces[0]?.box.y ?? 0) - (above.pieces[0]?.box.y ?? 0);
  const isBelow = height > 0 && height < 2 * line.size && Math.abs(upper.left - lower.left) < 0.6 * line.size;
  const areHalves = [upper, lower].every(({ text }) => /^\p{Script=Han}{2,3}$/u.test(text));
  if (!isBelow || !areHalves || headingOf(upper.text + lower.text)?.contentStart !== null) return null;
  return { joined: withRest(above, upper, line, lower), rest: next ? from(line, next.start) : null };
}

const from = (line: LooseLine, at: number): LooseLine => ({
  ...line,
  text: line.text.slice(at),
  pieces: line.pieces
    .filter(({ start }) => start >= at)
    .map((piece) => ({ ...piece, start: piece.start - at, end: piece.end - at })),
});

/** A rest is short: longer, it is a row of its own. */
const MAX_REST = 6;
const MIN_ABOVE = 3;
const MAX_REST_OF_WORDS = 30;

function wrapped(above: LooseLine, line: LooseLine): LooseLine | null {
  if (above.page !== line.page || above.block !== line.block || above.look !== line.look) return null;
  const [upper, lower] = [cellsOf(above), cellsOf(line)];
  const height = (line.pieces[0]?.box.y ?? 0) - (above.pieces[0]?.box.y ?? 0);
  if (upper.length < 2 || lower.length === 0 || height <= 0 || height > 2 * line.size) return null;
  const rests = lower.map((cell) => {
    const at = upper.findIndex(({ left }) => Math.abs(left - cell.left) < 0.6 * line.size);
    const next = upper[at + 1];
    const ofWords = !/\p{Script=Han}/u.test(cell.text);
    const room = 1.6 * line.size + (ofWords ? wordWidth(cell) : 0);
    const isCell = !ofWords || above.text.slice(upper[at]?.end, next?.start).includes('\t');
    const isFull = next !== undefined && isCell && next.left - (upper[at]?.right ?? 0) < room;
    const text = upper[at]?.text ?? '';
    // Nobody knows where the last cell ends, except that others of its row are full as well.
    const isRest =
      at >= 0 &&
      (isFull || at === upper.length - 1) &&
      (ofWords ? height < 1.7 * line.size && isRestOfWords(cell.text, text) : isRestOf(cell.text, text));
    return { cell, at, isRest, isFull };
  });
  if (!rests.every(({ isRest }) => isRest) || !rests.some(({ isFull }) => isFull)) return null;
  return rests.reduceRight((row, { cell, at }) => withRest(row, upper[at] as Cell, line, cell), above);
}

/** Below a table's first row a line without a time of its own goes on with the cells above it. */
function belowHeader(above: LooseLine, line: LooseLine, columns: number[]): LooseLine | null {
  if (columns.length === 0 || above.block !== line.block || headerOf(above)) return null;
  const [upper, lower] = [cellsOf(above), cellsOf(line)];
  const columnOf = ({ left }: Cell) => columns.findIndex((column) => Math.abs(column - left) < 0.6 * line.size);
  const height = (line.pieces[0]?.box.y ?? 0) - (above.pieces[0]?.box.y ?? 0);
  const isRow = upper.length === columns.length && upper.every((cell, at) => columnOf(cell) === at);
  if (!isRow || height > 1.7 * line.size || !lower.every((cell) => columnOf(cell) >= 0)) return null;
  const isRest = (cell: Cell) =>
    columnOf(cell) > 0
      ? findRange({ text: cell.text, start: 0 }) === null
      : isRestOfWords(cell.text, upper[0]?.text ?? '');
  if (!lower.every(isRest) || (lower.length === 1 && lower.every((cell) => columnOf(cell) === 0))) return null;
  return lower.reduceRight((row, cell) => withRest(row, upper[columnOf(cell)] as Cell, line, cell), above);
}

/** Labels of a form stand below one another too, and are as short as what is above them. */
const isRestOf = (text: string, above: string): boolean =>
  text.length <= Math.min(MAX_REST, above.length - 1) &&
  above.length >= MIN_ABOVE &&
  /^[\p{Script=Han}）)]+$/u.test(text) &&
  labelOf(text) === null &&
  headingOf(text) === null &&
  findMonth({ text, start: 0 }) === null;

/** As wide as what did not fit any more. */
const wordWidth = ({ text, left, right }: Cell): number =>
  ((right - left) / text.length) * (text.match(/^\S+/)?.[0].length ?? 0);

/** Words that go on: `Hangzhou City | University`, `September 2020 to June | 2024`, but no row with a time of its own. */
const isRestOfWords = (text: string, above: string): boolean => {
  const rangeOf = (words: string) => findRange({ text: words, start: 0 });
  if (rangeOf(text) !== null || labelOf(text) !== null || headingOf(text) !== null) return false;
  const whole = rangeOf(`${above} ${text}`)?.piece.text.length ?? 0;
  if (/\d/.test(text)) return whole > above.length && (rangeOf(above)?.piece.text.length ?? 0) < whole;
  return text.length < MAX_REST_OF_WORDS && /^[(\p{L}]/u.test(text) && !/[.:@]/.test(text);
};

function cellsOf({ text, pieces }: LooseLine): Cell[] {
  return [...text.matchAll(/\S+(?: \S+)*/gu)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const boxes = pieces.filter((piece) => piece.start >= start && piece.start < end).map(({ box }) => box);
    const [first, last] = [boxes[0], boxes.at(-1)];
    return first && last ? [{ start, end, left: first.x, right: last.x + last.width, text: match[0] }] : [];
  });
}

function withRest(row: LooseLine, upper: Cell, line: LooseLine, cell: Cell): LooseLine {
  const blank = /^[^\p{Script=Han}）)]/u.test(cell.text) ? ' ' : '';
  const by = blank.length + cell.end - cell.start;
  const places = line.pieces.filter((piece) => piece.start >= cell.start && piece.start < cell.end);
  const lead = upper.end + blank.length - cell.start;
  return {
    ...row,
    text: row.text.slice(0, upper.end) + blank + cell.text + row.text.slice(upper.end),
    pieces: [
      ...row.pieces.filter((piece) => piece.start < upper.end),
      ...places.map((piece) => ({ ...piece, start: piece.start + lead, end: piece.end + lead })),
      ...row.pieces
        .filter((piece) => piece.start >= upper.end)
        .map((piece) => ({ ...piece, start: piece.start + by, end: piece.end + by })),
    ],
  };
}
