import { findMonth, findRange } from './dates.ts';
import { degreeIn } from './degrees.ts';
import type { SectionKind } from './heading-words.ts';
import { kindByWords } from './headings.ts';
import { PRIZE } from './kind-by-content.ts';
import type { CvLine } from './lines.ts';
import { split, startsWithBullet, without } from './pieces.ts';
import { companyCue, titleCue } from './roles.ts';
import { schoolIn } from './schools.ts';

interface Part {
  kind: SectionKind | 'head';
  lines: CvLine[];
}

type RunKind = 'education' | 'internships' | 'awards';

/**
 * Cuts a section that is a line of time with schools and jobs in turn (我走过的路, 学习与工作经历, the 简历 of a form): each line with
 * a time says by its words what it is about. Sections that have only one of both stay as they are.
 */
export function partedRuns(section: Part): Part[] {
  if (!MAY_MIX.has(section.kind)) return [section];
  const labels = section.lines.map((line, at) => labelAt(line, section.lines[at - 1]));
  const kinds = section.lines.map((line, at) => {
    const below = labels[at + 1];
    if (labels[at] && findRange(line)) return labels[at].kind;
    return below?.isBelow ? below.kind : kindOfDated(line, section.lines[at + 1]);
  });
  const isMixed =
    kinds.includes('education') && section.lines.some((line, at) => kinds[at] === 'internships' && !schoolIn(line));
  if (!isMixed) return [section];
  const first = kinds.findIndex((kind) => kind !== null);
  const parts: Part[] = [{ kind: 'head', lines: section.lines.slice(0, first) }];
  for (const [at, written] of section.lines.entries()) {
    if (at < first) continue;
    const line = withoutLabel(written, labels[at]?.text);
    const kind = kinds[at];
    if (kind && kind !== parts.at(-1)?.kind) parts.push({ kind, lines: [line] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.filter(({ lines }) => lines.length > 0);
}

/** `2021.09-2025.06  【教育】西安科技大学`: the line says itself what it is about. */
function labelAt(line: CvLine, above?: CvLine): { kind: RunKind; text: string; isBelow: boolean } | null {
  const [text, word = ''] = line.text.match(/【(\p{Script=Han}{2,4})】/u) ?? [];
  const isBelow = above !== undefined && findRange(line) === null && findRange(above) !== null;
  const kind = text === undefined || !(isBelow || findRange(line)) ? null : kindByWords(word);
  return text !== undefined && (kind === 'education' || kind === 'internships') ? { kind, text, isBelow } : null;
}

const withoutLabel = (line: CvLine, label?: string): CvLine =>
  label === undefined ? line : { ...line, text: line.text.replace(label, '  '.padEnd(label.length)) };

const MAY_MIX = new Set<Part['kind']>(['head', 'education', 'internships', 'other']);

/** What a line with its time at one end is about: a school with what was learnt, an employer with a post, or a prize. */
function kindOfDated(dated: CvLine, next?: CvLine): RunKind | null {
  if (startsWithBullet(dated.text)) return null;
  const range = findRange(dated);
  const when = range ?? findMonth(dated);
  // A time alone belongs to what stands below it.
  const isAlone = range !== null && without(dated, [range.piece]).every(({ text }) => !/\p{L}/u.test(text));
  const line = isAlone && next && !findRange(next) ? next : dated;
  const lone = line.text.match(/^\s*(?:19|20)\d\d\s*年?(?=\s)/u)?.[0];
  if (!when && lone === undefined) return null;
  const parts = partsOf(line, when && line === dated ? [when.piece] : []);
  if (parts.join('').length > MAX_LENGTH) return null;
  const isPost = parts.some((text) => titleCue.test(text));
  if (!range) return PRIZE.test(line.text) && !parts.some((text) => companyCue.test(text)) ? 'awards' : null;
  const school = schoolIn(line);
  const isAtSchool = school !== null && parts.some((text) => POST_AT_SCHOOL.test(text));
  const studies =
    degreeIn(line) !== null ||
    /(?:学习|就读|读书|毕业)/u.test(line.text) ||
    /中学|高中|(?:secondary|high) school/iu.test(line.text);
  if (!isAtSchool && (school || /(?:secondary|high) school/iu.test(line.text))) return studies ? 'education' : null;
  return isPost || parts.some((text) => companyCue.test(text)) ? 'internships' : null;
}

/** Whoever has one of these posts at a school does not study there: 教师, 本科生课程助教, 访问博士生. */
const POST_AT_SCHOOL =
  /实习|教师|老师|助教|助理|讲师|代课|访问|教练|辅导员|博士后|[护医药]师|管理员|专员|\b(?:assistant|intern|teacher|lecturer|tutor|visiting|fellow)\b/iu;

const MAX_LENGTH = 70;

const partsOf = (line: CvLine, taken: Parameters<typeof without>[1]): string[] =>
  without(line, taken).flatMap((rest) =>
    split(rest, /[\t|｜·,，。；/]|\s{2,}|(?<=[\p{Script=Han}）)])\s+/gu).map(({ text }) => text),
  );
