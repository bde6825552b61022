import { findRange } from './dates.ts';
import { degreeIn } from './degrees.ts';
import { headingOf } from './headings.ts';
import type { CvLine } from './lines.ts';
import { type Piece, type Sourced, slice } from './pieces.ts';

/** Words of a text as somebody else says that they stand there. */
export type Quote = string | null;
export type Range = { start: number; end: number };

/** A line of a CV with what the lines around it say about it. */
export type KnownLine = {
  at: number;
  line: CvLine;
  /** It talks to whoever reads the file, or stands beside a line that does: nothing is taken from it. */
  spoken: boolean;
  /** It is about a referee, a parent, a supervisor: no name and no address of it is the applicant's. */
  ofOthers: boolean;
};

/** Where a quote stands: within one cell of one line. */
export type Place = { known: KnownLine; piece: Piece };

/** What no CV says of a person, but who wants a program to do something. */
const spoken =
  /忽略|无视|指令|提示词|系统消息|请(?:把|将|设|输出|返回|回答|填)|(?:改|设置?|填写?|写|替换)(?:为|成)|\b(?:ignore|disregard|override)\b|\binstructions?\b|\bsystem\b.{0,3}(?:prompt|message|:)|\bset (?:my|the|his|her)\b|\b(?:output|respond|return|answer|reply)\b.{0,10}\b(?:with|only|as)\b|\byou (?:are|must|should)\b|[{}]|<\/?[a-z]|"\s*:/iu;
const SPOKEN_LINES = 3;

const others =
  /紧急联系|推荐人|证明人|参考人|联系人|介绍人|导师|辅导员|主管|上级|领导|父亲|母亲|家长|家庭成员|配偶|\b(?:referees?|references?|emergency|supervisor|advisor|father|mother|parents?|guardian|spouse|manager)\b/iu;
const LINES_OF_OTHERS = 4;

/** The lines of a CV, each with what it may be believed about. */
export function knownLines(lines: CvLine[]): KnownLine[] {
  const speaking = lines.flatMap(({ text }, at) => (spoken.test(text) ? [at] : []));
  let left = 0;
  return lines.map((line, at) => {
    const isHeading = headingOf(line.text)?.contentStart === null;
    if (others.test(line.text)) left = isHeading ? Number.POSITIVE_INFINITY : LINES_OF_OTHERS;
    else left = isHeading ? 0 : left - 1;
    return {
      at,
      line,
      spoken: speaking.some((one) => Math.abs(one - at) <= SPOKEN_LINES),
      ofOthers: left > 0,
    };
  });
}

const MAX_QUOTE = 200;

/**
 * Everywhere that a quote stands word by word within a line. Blanks count as they do in print: beside a Chinese character
 * they may be there or not, elsewhere one is as good as three. Nothing is found beside what speaks to a program.
 */
export function placesOf(lines: KnownLine[], quote: Quote): Place[] {
  const words = quote?.trim() ?? '';
  if (words === '' || words.length > MAX_QUOTE || /[\n\t]/.test(words)) return [];
  const pattern = new RegExp(patternOf(words), 'gv');
  return lines.flatMap((known) =>
    known.spoken
      ? []
      : [...known.line.text.matchAll(pattern)]
          .map((match) => slice(known.line, match.index, match.index + match[0].length))
          .filter((piece) => piece.text !== '')
          .map((piece) => ({ known, piece })),
  );
}

const isHan = (character: string | undefined): boolean => /\p{Script=Han}/u.test(character ?? '');

function patternOf(words: string): string {
  const characters = [...words.normalize('NFC').replace(/\s+/gu, ' ')];
  const edge = '[[\\p{L}\\p{N}]--\\p{Script=Han}]';
  const inside = characters.map((character, at) => {
    const besideHan = isHan(character) || isHan(characters[at + 1]);
    if (character === ' ') return isHan(characters[at - 1]) || isHan(characters[at + 1]) ? '' : ' +';
    const plain = character.replace(/[\\^$.*+?()[\]{}|/]/u, '\\$&');
    return plain + (besideHan && at < characters.length - 1 ? ' *' : '');
  });
  return `(?<!${edge})${inside.join('')}(?!${edge})`;
}

/** Left of a cell and right of it; `in`, `at` and `from` lead to one as a separator does. */
const before = /(?:^|[\t|｜•·●■◆▪◦,，;；:：、()（）【】/／–—]|\s-|\s{2}|\b(?:in|at|from))\s*$|\p{Script=Han}\s+$/u;
const after = /^\s*(?:$|[\t|｜•·●■◆▪,，;；:：、()（）【】/／–—]|-\s|\s{2})|^\s+\p{Script=Han}/u;

/** Whether a place is a cell of its own in a line that is no prose. Dates and degrees part cells as well. */
export function standsAlone({ known: { line }, piece }: Place): boolean {
  const cuts = [findRange(line)?.piece, degreeIn(line)?.piece].filter((cut) => cut != null);
  const rest = line.text.length - cuts.reduce((sum, { text }) => sum + text.length, 0);
  if (rest > 120 || /[。！？!?]/u.test(line.text)) return false;
  const [from, to] = [piece.start - line.start, piece.start - line.start + piece.text.length];
  const [left, right] = [line.text.slice(0, from), line.text.slice(to)];
  const endsBefore = cuts.some((cut) => line.text.slice(cut.start - line.start + cut.text.length, from).trim() === '');
  const startsAfter = cuts.some(
    (cut) => line.text.slice(to, cut.start - line.start).trim() === '' && cut.start - line.start >= to,
  );
  return (
    (endsBefore || before.test(left) || (isHan(piece.text[0]) && /\s$/u.test(left))) &&
    (startsAfter || after.test(right) || (isHan(piece.text.at(-1)) && /^\s/u.test(right)))
  );
}

export const rangeOf = ({ piece }: Place): Range => ({ start: piece.start, end: piece.start + piece.text.length });
export const covers = (range: Range, inner: Range): boolean => range.start <= inner.start && range.end >= inner.end;
export const overlaps = (one: Range, other: Range): boolean => one.start < other.end && one.end > other.start;

/** Nothing was read, or only what was left over. What a picture made unclear, its words make no clearer. */
export const isOpen = (found: { doubt?: string | undefined } | undefined): boolean =>
  found === undefined || found.doubt === 'leftover' || found.doubt === 'odd';

/** As the second reader found it. */
export const withDoubt = <Value>({ value, source }: Sourced<Value>): Sourced<Value> => ({
  value,
  source,
  doubt: 'asked',
});
