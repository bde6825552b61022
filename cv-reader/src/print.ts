import { isPlace } from './cities.ts';
import { findMonth, findRange } from './dates.ts';
import { type Heading, headingOf, isPlain, kindByWords, LEAD } from './headings.ts';
import type { CvLine } from './lines.ts';
import { split, without } from './pieces.ts';
import { companyCue, titleCue } from './roles.ts';
import { schoolIn } from './schools.ts';

export interface HeadingsByPrint {
  headingAt(line: CvLine, next: CvLine | undefined): Heading | null;
  /** The first line that is one whatever its words are, as all that is set like it; -1 for none. */
  first: number;
}

/**
 * Finds the headings whose words no list has: they are set like those that are known, and unlike the text. Such a line
 * opens a section of the kind that one of its words tells, else one that no field holds; it no longer belongs to the
 * section before it.
 */
export function headingsByPrint(lines: CvLine[]): HeadingsByPrint {
  // A heading may be set in two fonts, of which each has some of its signs; its size is one.
  const ways = [({ look }: CvLine) => look, ({ look }: CvLine) => look.split(' ')[0] ?? ''];
  const looks = ways.map((way) => ({ way, of: headingLooks(lines, way) }));
  const isSure = (line: CvLine) => looks.some(({ way, of }) => of.get(way(line)) === true);
  const headingAt = (line: CvLine, next: CvLine | undefined): Heading | null => {
    if (!looks.some(({ way, of }) => of.has(way(line))) || !standsAlone(line)) return null;
    const kind = kindByWords(line.text);
    if (kind === null && isPlain(line.text.replace(LEAD, ''))) return null;
    // An entry set as headings are has its time below it.
    if (kind === null && !isSure(line) && next && findRange(next) !== null && !isWholeHead(next)) return null;
    return { kind: kind ?? 'other', contentStart: null };
  };
  return { headingAt, first: lines.findIndex(isSure) };
}

/** Whether a line with a time names a school or an employer too, or a post and what it is at: then no line above it has to. */
export function isWholeHead(line: CvLine): boolean {
  const range = findRange(line);
  const parts = without(line, range ? [range.piece] : [])
    .flatMap((rest) => split(rest, /[\t|｜·,，]|\s{2,}|\s[-–—/]\s|\s(?=\p{Script=Han})/gu))
    .map(({ text }) => text)
    .filter((text) => !isPlace(text));
  const posts = parts.filter((text) => titleCue.test(text)).length;
  return schoolIn(line) !== null || parts.some((text) => companyCue.test(text)) || (posts > 0 && parts.length > posts);
}

/**
 * Looks that most short lines of which are headings by their words, never that of the text itself; with whether all that is set
 * so is a heading whatever its words are.
 */
function headingLooks(lines: CvLine[], way: (line: CvLine) => string): Map<string, boolean> {
  const looks = Map.groupBy(lines, way);
  const letters = (group: CvLine[]) => group.reduce((sum, { text }) => sum + text.length, 0);
  const hasKnown = lines.some(({ text }) => headingOf(text)?.contentStart === null);
  const [[body] = ['']] = [...looks].sort(([, one], [, other]) => letters(other) - letters(one));
  return new Map(
    [...looks].flatMap(([look, group]): [string, boolean][] => {
      if (look === '' || look === body || !group.every(({ text }) => text.length < 60)) return [];
      const known = group.filter(({ text }) => headingOf(text)?.contentStart === null).length;
      const isSure = areHeadings(group, lines) && (known > 0 || (group.length >= MIN_UNKNOWN && !hasKnown));
      return isSure || (known > 0 && known >= group.length / 2) ? [[look, isSure]] : [];
    }),
  );
}

/**
 * Whether lines of one look are headings though most of their words are in no list: each stands alone above something that
 * is set in another way, and none is an employer, a school or a post.
 */
const areHeadings = (group: CvLine[], lines: CvLine[]): boolean =>
  group.length >= MIN_HEADINGS &&
  group.length <= MAX_HEADINGS &&
  group.every((line) => {
    const next = lines[lines.indexOf(line) + 1];
    return (
      standsAlone(line) &&
      next !== undefined &&
      !group.includes(next) &&
      // 我的学校, 我的实习
      (line.text.includes('的') || !(companyCue.test(line.text) || titleCue.test(line.text))) &&
      !schoolIn(line)
    );
  }) &&
  // An entry set as headings are has its time below it; so has a heading above what has no other head.
  group.filter((line) => {
    const next = lines[lines.indexOf(line) + 1];
    return next !== undefined && findRange(next) !== null && !isWholeHead(next);
  }).length <=
    group.length / 3;
const MIN_HEADINGS = 3;
/** Of a page made to be slow nobody needs the headings. */
const MAX_HEADINGS = 100;
/** Where no heading of the page is known. */
const MIN_UNKNOWN = 4;

/** Short, no cells, no dates, no end of a sentence. */
function standsAlone(line: CvLine): boolean {
  const text = line.text.replace(LEAD, '');
  return (
    text !== '' &&
    text.length <= (/\p{Script=Han}/u.test(text) ? 14 : 36) &&
    !/[\t@。；;，,]|\d{3}|、.*、/u.test(text) &&
    findRange(line) === null &&
    findMonth(line) === null
  );
}
