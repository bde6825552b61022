import { findMonth, findRange } from './dates.ts';
import type { SectionKind } from './heading-words.ts';
import { type Heading, kindByWords } from './headings.ts';
import type { CvLine } from './lines.ts';
import { startsWithBullet, without } from './pieces.ts';
import { isWholeHead } from './print.ts';
import { companyCue, titleCue } from './roles.ts';
import { headingsByModel } from './section-model.ts';

/** By how much a line has to be likelier a heading than text. */
const MARGIN = 5;
/** From here on it is one whatever stands below. */
const SURE = 12;

/** Thirty dense pages; what has more is no CV, and is not worth the time that it takes. */
const MAX_LINES = 3_000;

/**
 * Finds the headings whose words no list has, by how they are set, what they end with and what stands around them. Such a
 * line ends the section before it too. It may share its line with its content, as in the left column of a table.
 */
export function modelHeadings(lines: CvLine[]): (Heading | null)[] {
  if (lines.length > MAX_LINES) return lines.map(() => null);
  const found = headingsByModel(lines);
  return lines.map((line, at) => {
    const { kind, margin } = found[at] ?? { kind: '', margin: 0 };
    if (margin < MARGIN) return null;
    const tab = line.text.indexOf('\t');
    const title = tab > 0 ? line.text.slice(0, tab) : line.text;
    if (!mayBeHeading({ ...line, text: title })) return null;
    if (!namesSection(title) && (companyCue.test(title) || isHeadOfEntry(lines, at, margin))) return null;
    if ((tab > 0 || line.look === '') && !namesSection(title)) return null;
    // 求学之路, 得过的奖: a word that can mean nothing else decides.
    const told = kindByWords(title);
    const sure = told === 'education' || told === 'awards' || told === 'other' ? told : (kind as SectionKind);
    return { kind: sure, contentStart: tab > 0 ? tab + 1 : null };
  });
}

/** Whether it may be what the time below it belongs to: that line names nothing itself, or no more than a post. */
const isHeadOfEntry = (lines: CvLine[], at: number, margin: number): boolean => {
  const next = lines[at + 1];
  const range = next ? findRange(next) : null;
  if (!next || !range || isWholeHead(next)) return false;
  return margin < SURE || without(next, [range.piece]).some(({ text }) => titleCue.test(text.trim()));
};

/** Short in its script, perhaps said again in the other one; no date, no number, no end of a sentence, no bullet, no label. */
function mayBeHeading(line: CvLine): boolean {
  const { text } = line;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return (
    han <= 14 &&
    text.length <= 40 &&
    !/[\t@。；;，,、]|\d{3}|[:：]$|电话|手机|邮箱/u.test(text) &&
    !startsWithBullet(text) &&
    findRange(line) === null &&
    findMonth(line) === null
  );
}

/** By its last word: in a table most first cells are labels, and without print a list's only line looks as a heading does. */
const namesSection = (title: string): boolean =>
  /(?:经历|经验|履历|资历|历程|轨迹|概况|情况|背景|信息|技能|特长|能力|证书|荣誉|奖项|获奖|奖|奖励|展示|竞赛|项目|课题|作品|评价|总结|优势|活动|课程|实习|实践)$/u.test(
    title,
  ) ||
  /(?:experience|employment|history|internships?|placements?|education|stud(?:y|ies)|projects?|research|awards|honou?rs|achievements|skills|competencies|certifications|activities|leadership|summary|profile|coursework|courses)$/iu.test(
    title,
  );
