import { findMonth, findRange } from './dates.ts';
import { type Heading, headingOf, kindByWords } from './headings.ts';
import type { CvLine } from './lines.ts';

/**
 * Finds the headings whose words no list has: they are set like those that are known, and unlike the text. Such a line
 * opens a section of the kind that one of its words tells, else one that no field holds; it no longer belongs to the
 * section before it.
 */
export function headingsByPrint(lines: CvLine[]): (line: CvLine, next: CvLine | undefined) => Heading | null {
  // A heading may be set in two fonts, of which each has some of its signs; its size is one.
  const ways = [({ look }: CvLine) => look, ({ look }: CvLine) => look.split(' ')[0] ?? ''];
  const looks = ways.map((way) => ({ way, of: headingLooks(lines, way) }));
  return (line, next) => {
    if (!looks.some(({ way, of }) => of.has(way(line))) || !standsAlone(line)) return null;
    const kind = kindByWords(line.text);
    // An entry set as headings are has its time below it.
    if (kind === null && next && findRange(next) !== null) return null;
    return { kind: kind ?? 'other', contentStart: null };
  };
}

/** Looks that most short lines of which are headings by their words; never that of the text itself. */
function headingLooks(lines: CvLine[], way: (line: CvLine) => string): Set<string> {
  const looks = Map.groupBy(lines, way);
  const letters = (group: CvLine[]) => group.reduce((sum, { text }) => sum + text.length, 0);
  const [[body] = ['']] = [...looks].sort(([, one], [, other]) => letters(other) - letters(one));
  return new Set(
    [...looks]
      .filter(([look, group]) => {
        if (look === '' || look === body || !group.every(({ text }) => text.length < 60)) return false;
        const known = group.filter(({ text }) => headingOf(text)?.contentStart === null).length;
        return known > 0 && known >= group.length / 2;
      })
      .map(([look]) => look),
  );
}

/** Short, no cells, no dates, no end of a sentence. */
function standsAlone(line: CvLine): boolean {
  const { text } = line;
  return (
    text.length <= (/\p{Script=Han}/u.test(text) ? 14 : 36) &&
    !/[\t@。；;，,、]|\d{3}/u.test(text) &&
    findRange(line) === null &&
    findMonth(line) === null
  );
}
