import { findMonth, findRange } from './dates.ts';
import { degreeIn, subjectWord } from './degrees.ts';
import type { LooseLine } from './lines.ts';
import { titleCue } from './roles.ts';

/**
 * Puts a stretch of time together again that a narrow column broke or set one date under the other, so that each entry
 * has its own: `9/2018-` above `6/2022`, `Sep ’23 - Jun` above `’26`, `2020/09` above `2024/06`.
 */
export function joinStackedDates(lines: LooseLine[]): LooseLine[] {
  const result: LooseLine[] = [];
  for (const [at, line] of lines.entries()) {
    const above = result.at(-1);
    if (above && isDashBetween(above, line, lines[at + 1])) {
      result.splice(-1, 1, { ...above, text: `${above.text} –` });
      continue;
    }
    const pair = above && (stacked(above, line) ?? brokenAtEdge(above, line));
    if (pair) result.splice(-1, 1, ...pair);
    else result.push(line);
  }
  return result;
}

/** Whether a line is a dash alone between two dates that stand one under the other. */
function isDashBetween(above: LooseLine, { text, page, block }: LooseLine, below: LooseLine | undefined): boolean {
  const isHere = [above, below].every((line) => line?.page === page && line.block === block);
  return (
    isHere && /^\s*[-–—~～至]\s*$/u.test(text) && MONTH_AT_END.test(above.text) && MONTH_AT_END.test(below?.text ?? '')
  );
}

const MONTH_AT_END = /(?:19|20)\d\d\s*[./年]\s*\d{1,2}月?$/u;

function stacked(above: LooseLine, line: LooseLine): LooseLine[] | null {
  if (above.page !== line.page || above.block !== line.block) return null;
  const [first, second] = [cellEnd(above), cellEnd(line)];
  const [from, to] = [placeOf(above, first), placeOf(line, second)];
  if (!from || !to || to.y - from.y > 2.2 * above.size) return null;
  if (Math.abs(from.left - to.left) > 2 && Math.abs(from.right - to.right) > 2) return null;
  const [start, end] = [above.text.slice(0, first), line.text.slice(0, second)];
  if (start.length > 20 || end.length > 16 || findRange({ text: start, start: 0 }) !== null) return null;
  const isBroken = /[-–—~～至]\s*\p{L}*\.?$|\bto$/iu.test(start);
  const isDate = findMonth({ text: start, start: 0 })?.piece.text.trim() === start.trim();
  const between = isBroken ? ' ' : ' – ';
  const range = findRange({ text: start + between + end, start: 0 });
  if (range?.piece.text.length !== (start + between + end).trim().length) return null;
  // Awards in a row have a date each; an entry has its second date alone, or beside what was done or learnt there.
  if (!isBroken && !(isDate && (second === line.text.length || saysPost(line.text)))) return null;
  return [withEnd(above, { at: first, between, end: line, length: second }), ...withoutCell(line, second)];
}

/** `Sep 2019 - Jun` at the right edge, and `2022` below it, perhaps beside the rest of another cell. */
function brokenAtEdge(above: LooseLine, line: LooseLine): LooseLine[] | null {
  if (above.page !== line.page || above.block !== line.block) return null;
  const start = above.text.match(brokenDate)?.[0].trimStart();
  const end = line.text.split(/\t|\s{2,}/u).at(-1) ?? '';
  if (start === undefined || end === '' || end.length > 16) return null;
  const whole = `${start} ${end}`.replace(/^[(（]\s*|\s*[)）]$/gu, '');
  if (findRange({ text: whole, start: 0 })?.piece.text.length !== whole.length) return null;
  const from = line.text.length - end.length;
  const places = line.pieces.filter((piece) => piece.start >= from);
  const lead = above.text.length + 1 - from;
  const rest = line.text.slice(0, from).trimEnd();
  const ended = {
    ...above,
    text: `${above.text} ${end}`,
    pieces: [
      ...above.pieces,
      ...places.map((piece) => ({ ...piece, start: piece.start + lead, end: piece.end + lead })),
    ],
  };
  const left = { ...line, text: rest, pieces: line.pieces.filter((piece) => piece.start < rest.length) };
  return rest === '' ? [ended] : [ended, left];
}

/** A stretch of time without its end, or without the year of it. */
const brokenDate =
  /(?:^|[\s(（])(?:[A-Z][a-z]{2,8}\.?\s*['’]?\d{2,4}|(?:19|20)\d\d(?:\s*[./年]\s*\d{1,2}\s*月?)?|\d{1,2}\/\d{4})\s*(?:[-–—~～至]|to)\s*(?:[A-Z][a-z]{2,8}\.?)?$/u;

const cellEnd = ({ text }: LooseLine): number => text.match(/\t|\s{2,}/u)?.index ?? text.length;

function placeOf(line: LooseLine, end: number): { left: number; right: number; y: number } | null {
  const boxes = line.pieces.filter((piece) => piece.start < end).map(({ box }) => box);
  const [first, last] = [boxes[0], boxes.at(-1)];
  return first && last ? { left: first.x, right: last.x + last.width, y: first.y } : null;
}

const saysPost = (text: string): boolean =>
  !/奖|荣誉|award|prize|scholarship/iu.test(text) &&
  (degreeIn({ text, start: 0 }) !== null ||
    /\bGPA\b/.test(text) ||
    text.split(/\t|\s{2,}/u).some((cell) => titleCue.test(cell) || subjectWord.test(cell)));

type End = { at: number; between: string; end: LooseLine; length: number };

function withEnd(line: LooseLine, { at, between, end, length }: End): LooseLine {
  const moved = between.length + length;
  const lead = at + between.length;
  const places = end.pieces.filter((piece) => piece.start < length);
  return {
    ...line,
    text: line.text.slice(0, at) + between + end.text.slice(0, length) + line.text.slice(at),
    pieces: [
      ...line.pieces.filter((piece) => piece.start < at),
      ...places.map((piece) => ({ ...piece, start: piece.start + lead, end: Math.min(piece.end, length) + lead })),
      ...line.pieces
        .filter((piece) => piece.start >= at)
        .map((piece) => ({ ...piece, start: piece.start + moved, end: piece.end + moved })),
    ],
  };
}

/** What stood beside the second date; nothing where it stood alone. */
function withoutCell(line: LooseLine, length: number): LooseLine[] {
  const text = line.text.slice(length).trimStart();
  const cut = line.text.length - text.length;
  const pieces = line.pieces.filter((piece) => piece.start >= cut);
  const moved = pieces.map((piece) => ({ ...piece, start: piece.start - cut, end: piece.end - cut }));
  return text === '' ? [] : [{ ...line, text, pieces: moved }];
}
