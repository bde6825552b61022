import { findMonth, findRange } from './dates.ts';
import { headingOf } from './headings.ts';
import type { CvBox, LooseLine } from './lines.ts';
import { startsWithBullet } from './pieces.ts';

/**
 * Puts lines together again that only the width of their column parted, so that 阿依古丽·买买 / 提 is one name. A line
 * goes on when the first word of the next one would not have fitted any more; beside a date at the right edge, the
 * space up to the date counts. `edges` says how far right each block reaches.
 *
 * @param width of the page, in points
 */
export function joinWrapped(lines: LooseLine[], width: number): LooseLine[] {
  const edges = rightEdges(lines, width);
  const result: LooseLine[] = [];
  let lowest: LooseLine | undefined;
  for (const line of lines) {
    const last = result.at(-1);
    if (last && lowest && wraps(last, lowest, line, edges.get(line.block))) {
      result[result.length - 1] = joined(last, line);
    } else {
      result.push(line);
    }
    lowest = line;
  }
  return result;
}

/** Points from which print is a name's or a title's; OCR tells such sizes less exactly. */
const LARGE = 14;

/** How far right each block reaches; nothing for a block in which hardly a line gets that far. */
function rightEdges(lines: LooseLine[], width: number): Map<number, number> {
  const ends = new Map<number, { right: number; size: number }[]>();
  for (const line of lines) {
    const box = line.pieces.at(-1)?.box;
    if (!box) continue;
    const known = ends.get(line.block);
    const end = { right: box.x + box.width, size: line.size };
    if (known) known.push(end);
    else ends.set(line.block, [end]);
  }
  const edges = new Map<number, number>();
  const lefts = lines.flatMap(({ pieces }) => pieces[0]?.box.x ?? []);
  // The right margin is about as wide as the left one: where no line of the page gets near it, none was broken.
  const left = Math.min(...lefts);
  const margin = Math.min(left, 0.15 * width);
  const furthest = Math.max(0, ...[...ends.values()].flat().map(({ right }) => right));
  for (const [block, all] of ends) {
    const edge = all.reduce((most, { right }) => Math.max(most, right), 0);
    const size = all[0]?.size ?? 0;
    const isWide = edge - left > NARROW * width;
    if (isWide && edge > furthest - 2 * size && edge < width - margin - ROOM * size) continue;
    if (all.filter(({ right, size }) => right > edge - 1.5 * size).length > 1) edges.set(block, edge);
  }
  return edges;
}

/** In letters: more of it at the right edge than a word that did not fit leaves. */
const ROOM = 6;

/** Of the page's width: what is narrower may be a column that stands alone. */
const NARROW = 0.4;

/** `last` is the line so far, `lowest` its part that stands directly above `line`. */
function wraps(last: LooseLine, lowest: LooseLine, line: LooseLine, edge: number | undefined): boolean {
  const from = lowest.pieces[0]?.box;
  const to = line.pieces[0]?.box;
  if (!from || !to || lowest.block !== line.block || lowest.page !== line.page) return false;
  if (
    Math.abs(lowest.size - line.size) > (line.size > LARGE ? 0.1 * line.size : 0.6) ||
    to.y - from.y > 2.4 * line.size
  )
    return false;
  if (line.text.includes('\t') || startsWithBullet(line.text) || isTitle(line.text) || isTitle(last.text)) return false;
  if (goesOnWithAddress(last.text, line.text) && endOf(lowest) > endOf(line)) return true;
  // `Sep 2021 – Jun` above `2026 (expected)`.
  if (HALF_RANGE.test(last.text) && /^(?:19|20)\d\d(?!\s*[-–—.年])/u.test(line.text)) return true;
  if (opensWithTime(line.text) || standsAlone.test(lowest.text)) return false;
  // The time of an entry ends its head, but for what stands before it in a cell of its own.
  if (!last.text.includes('\t') && endsWithRange(last.text)) return false;
  // A bulleted line goes on under its text, which stands right of its bullet.
  const indent = lowest === last && startsWithBullet(last.text) ? 2.2 : 0.6;
  if (Math.abs(from.x - to.x) > indent * line.size) return false;
  if (bracketOpen(last) && closesBracket.test(line.text) && endOf(lowest) > endOf(line)) return true;
  const limit = last.text.includes('\t') ? roomBeforeLastCell(last) : (edge ?? null);
  if (limit === null || edge === undefined || (last.text.includes('\t') && lowest !== last)) return false;
  const end = last.text.includes('\t') ? firstCellEnd(last) : endOf(lowest);
  return end + firstWordWidth(line) > limit - (bracketOpen(last) ? 1 : 0.15) * line.size;
}

/** A heading by its words, or by the brackets around it. */
const isTitle = (text: string): boolean => headingOf(text) !== null || /^\s*[【〔［].{2,24}[】〕］]\s*$/u.test(text);

/** An e-mail address that a narrow column broke: `tianyou.qiao84@example.edu.c` above `n`. */
const goesOnWithAddress = (last: string, text: string): boolean =>
  /^[a-z0-9.-]{1,24}$/i.test(text) &&
  /[\w.+-]+@[\w.-]*$/.test(last) &&
  (!/@[\w-]+(?:\.[\w-]+)*\.(?:com|cn|net|org|edu|io|me|hk|uk|sg)$/i.test(last) || /^\.?[a-z]{2}$/i.test(text));

const opensWithTime = (text: string): boolean =>
  /^(?:19|20)\d\d\s/.test(text) || findMonth({ text: text.slice(0, 9), start: 0 }) !== null;

const HALF_RANGE = /(?:19|20)\d\d\s*[-–—]\s*(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{Ll}*\.?$/u;

const endsWithRange = (text: string): boolean => {
  // LinkedIn sets it in brackets.
  const bare = text.replace(/[\s)）\]】]+$/u, '');
  const range = findRange({ text: bare, start: 0 });
  return range !== null && range.piece.start + range.piece.text.length === bare.length;
};

const bracketOpen = ({ text }: LooseLine): boolean =>
  (text.match(/[（(]/g) ?? []).length > (text.match(/[）)]/g) ?? []).length;
/** The rest of what a bracket holds. */
const closesBracket = /^[^（(）)\t]{1,24}[）)]\s*$/u;

/** An address or a number fills a narrow column without going on. */
const standsAlone = /^\S*@\S+$|^[+\d\s()-]+$|^(?:https?:|www\.)\S+$/;

function endOf(line: LooseLine): number {
  const box = line.pieces.at(-1)?.box;
  return box ? box.x + box.width : 0;
}

function cellPieces(line: LooseLine): { first: CvBox[]; second: CvBox[] } {
  const tab = line.text.indexOf('\t');
  return {
    first: line.pieces.filter((piece) => piece.start < tab).map((piece) => piece.box),
    second: line.pieces.filter((piece) => piece.start > tab).map((piece) => piece.box),
  };
}

function firstCellEnd(line: LooseLine): number {
  const box = cellPieces(line).first.at(-1);
  return box ? box.x + box.width : 0;
}

/** Only for a line of two cells, of which the second is a date or a place at the edge. */
function roomBeforeLastCell(line: LooseLine): number | null {
  const cells = line.text.split('\t');
  if (cells.length !== 2 || !/\d{4}/.test(cells[1] ?? '')) return null;
  const left = cellPieces(line).second[0]?.x;
  return left === undefined ? null : left - 1.6 * line.size;
}

function firstWordWidth(line: LooseLine): number {
  const word = line.text.match(/^(?:\p{Script=Han}[，。、；：）]?|[^\s\p{Script=Han}]+)/u)?.[0] ?? '';
  return [...word].reduce((sum, character) => sum + (/[\u2e80-\uffef]/.test(character) ? 1 : 0.5), 0) * line.size;
}

/** The next line goes to the end of the line, or of its first cell. */
function joined(last: LooseLine, line: LooseLine): LooseLine {
  const tab = last.text.indexOf('\t');
  const at = tab < 0 ? last.text.length : tab;
  const before = last.text.slice(0, at);
  const close =
    goesOnWithAddress(before, line.text) ||
    /[\p{Script=Han}，。、；：（）]$/u.test(before) ||
    /^[\p{Script=Han}，。、；：）]/u.test(line.text) ||
    /\p{L}-$/u.test(before);
  const inserted = `${close ? '' : ' '}${line.text}`;
  const lead = at + (close ? 0 : 1);
  return {
    ...last,
    text: before + inserted + last.text.slice(at),
    pieces: [
      ...last.pieces.filter((piece) => piece.start < at),
      ...line.pieces.map((piece) => ({ ...piece, start: piece.start + lead, end: piece.end + lead })),
      ...last.pieces
        .filter((piece) => piece.start >= at)
        .map((piece) => ({ ...piece, start: piece.start + inserted.length, end: piece.end + inserted.length })),
    ],
  };
}
