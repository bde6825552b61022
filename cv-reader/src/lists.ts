import { findMonth, findRange } from './dates.ts';
import { isLanguage } from './languages.ts';
import type { CvLine } from './lines.ts';
import {
  joinedText,
  type Piece,
  type Sourced,
  slice,
  sourced,
  split,
  splitOutsideBrackets,
  trimmed,
} from './pieces.ts';

/** One award per line, or several with 、 between them; dates are left out. */
export function readAwards(lines: CvLine[]): Sourced<string>[] {
  return lines
    .flatMap((line) => withoutLevels(splitOutsideBrackets(line, /[、；;\t]/u)))
    .map((piece) => ({ value: withoutDate(piece.text), piece }))
    .filter(({ value }) => /\p{L}{2}/u.test(value) && value.length <= 120 && !value.split(/[，,]/).every(isLanguage))
    .slice(0, 100)
    .map(({ value, piece }) => sourced(value, piece));
}

/** In a table the level of an award stands in a cell of its own. */
const withoutLevels = (cells: Piece[]): Piece[] => {
  const named = cells.filter(
    ({ text }) => !/^(?:国家|省部?|市|校|院|班)级$|^(?:特|[一二三])等奖$|^[金银铜]奖$/u.test(text),
  );
  return named.some(({ text }) => /\p{L}{3}/u.test(text)) ? named : cells;
};

function withoutDate(text: string): string {
  const whole = { text, start: 0 };
  const date = findRange(whole)?.piece ?? findMonth(whole)?.piece ?? bareYear(whole);
  const rest = date ? text.slice(0, date.start) + text.slice(date.start + date.text.length) : text;
  return rest
    .replace(/[（(]\s*[）)]/gu, '')
    .replace(
      /^[\s|｜,，:：、\t\-–—年]+(?:(?:学年度?|年度|学期)\s*)?|^(?:学年度?|年度|学期)\s*|[\s|｜,，、\t\-–—]+$/gu,
      '',
    )
    .replace(/\s*\t\s*/g, ' ');
}

function bareYear(piece: Piece): Piece | null {
  const match = piece.text.match(/^(?:19|20)\d\d(?:\s*年)?(?=\s)|(?<=[\s(（])(?:19|20)\d\d(?=[)）]?\s*$)/u);
  return match?.index === undefined ? null : slice(piece, match.index, match.index + match[0].length);
}

/** Skills without their group names and without 熟练掌握; languages among them are left to `readLanguages`. */
export function readSkills(lines: CvLine[]): Sourced<string>[] {
  return (
    items(lines)
      .map((piece) => withoutRating(withoutLead(piece)))
      // What has no letter is a year or a grade beside one.
      .filter((piece) => /\p{L}/u.test(piece.text) && piece.text.length <= 200 && !isLanguage(piece.text))
      .slice(0, 100)
      .map((piece) => sourced(oneLine(piece.text), piece))
  );
}

/** All of a section about languages, and from other sections what clearly is one. */
export function readLanguages(own: CvLine[], others: CvLine[]): Sourced<string>[] {
  const found = items(own).concat(items(others).filter((piece) => isLanguage(piece.text)));
  return found
    .filter((piece) => piece.text.length <= 80 && /\p{L}/u.test(piece.text))
    .filter((piece, at) => found.findIndex((other) => other.text === piece.text) === at)
    .slice(0, 30)
    .map((piece) => sourced(oneLine(piece.text), piece));
}

export function readSelfDescription(lines: CvLine[]): Sourced<string> | undefined {
  return joinedText(lines);
}

function items(lines: CvLine[]): Piece[] {
  return lines.flatMap((line) =>
    splitOutsideBrackets(withoutGroup(trimmed(line)), /[、,，;；\t|｜。•·]/u).flatMap((part) =>
      split(part, /\s{2,}|\s\/\s/g),
    ),
  );
}

/** `编程语言：Go、Java` → `Go、Java`. */
function withoutGroup(piece: Piece): Piece {
  const label = piece.text.match(/^[^:：、,，]{1,24}[:：]\s*/u)?.[0].length ?? 0;
  return slice(piece, label);
}

/** `HTML ★★★★☆` → `HTML`; rings come out of OCR as letters, a single one as a nought. */
function withoutRating(piece: Piece): Piece {
  const rating = piece.text.match(/\s*[●○◉◎★☆■□◆◇▪▫]{1,10}\s*$|\s+(?:[Oo0]{3,10}|0)\s*$/u);
  return rating?.index ? slice(piece, 0, rating.index) : piece;
}

function withoutLead(piece: Piece): Piece {
  const lead =
    piece.text.match(
      /^(?:能够?|可以?|会|可)?(?:熟练|精通|熟悉|掌握|了解|擅长|使用|运用|操作|应用|具备|proficient in|familiar with|experienced? (?:in|with)|knowledge of|skilled in)+\s*/iu,
    )?.[0].length ?? 0;
  const rest = slice(piece, lead);
  return { ...rest, text: rest.text.replace(/等(?:办公)?(?:软件|工具|技能)?$/u, '').trim() };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
