import type { CvEducation } from '@qinghe/contract/resumes/cv.ts';
import { type DateRange, findMonth, findRange } from './dates.ts';
import { degreeIn } from './degrees.ts';
import { bodyOf, isHeaderLike, withoutMark } from './entries.ts';
import { isKnownSchool, schoolAtStart } from './known.ts';
import type { CvLine } from './lines.ts';
import { labelledMajor, readMajor } from './majors.ts';
import { type Piece, type Sourced, slice, sourced, sourcedText, split, startsWithBullet } from './pieces.ts';
import { schoolIn } from './schools.ts';

/** One record per school, in the order of the CV. */
export function readEducations(lines: CvLine[]): CvEducation[] {
  return schoolBlocks(lines.flatMap(schoolsOfLine)).flatMap(degreesOfBlock).map(readEducation).slice(0, 20);
}

/** `浙江大学（本）；复旦大学（硕）` as two lines. */
function schoolsOfLine(line: CvLine): CvLine[] {
  const parts = split(line, /[；;]/gu);
  if (parts.length < 2 || !parts.every((part) => schoolIn(part))) return [line];
  return parts.map(({ text, start }) => ({
    ...line,
    text,
    start,
    spans: line.spans.filter((span) => span.start >= start && span.start < start + text.length),
  }));
}

/** Two degrees below the name of one school, each with its own time, are two schoolings. */
function degreesOfBlock(lines: CvLine[]): CvLine[][] {
  const isDegree = (line: CvLine) =>
    !startsWithBullet(line.text) && degreeIn(line) !== null && findRange(line) !== null;
  const starts = lines.flatMap((line, at) => (isDegree(line) && !schoolIn(line) ? [at] : []));
  const [first = 0] = starts;
  const above = lines.slice(0, first);
  if (starts.length < 2 || !above.some((line) => schoolIn(line)) || above.some((line) => findRange(line)))
    return [lines];
  return starts.map((at, place) => [...above, ...lines.slice(at, starts[place + 1])]);
}

/**
 * With the degree that the head of the CV names (`学历：本科`, or `本科` alone in a cell) at the one school that has none of its
 * own, unless another school has that very degree.
 */
export function withDegreeOfHead(educations: CvEducation[], head: CvLine[]): CvEducation[] {
  // Nobody writes of the degree that a 初中 gave.
  const bare = educations.filter(
    ({ degree, school }) => degree === undefined && !/初级?中学?/u.test(school?.value ?? ''),
  );
  const found = firstOf(head, degreeInHead);
  if (bare.length !== 1 || found === null) return educations;
  if (educations.some(({ degree }) => degree?.value === found.value)) return educations;
  const { value, source } = found;
  return educations.map((education) =>
    education === bare[0] ? { ...education, degree: { value, source } } : education,
  );
}

/** With the major that the head of the CV names behind its label at the one school that has none, which no 中学 has. */
export function withMajorOfHead(educations: CvEducation[], head: CvLine[]): CvEducation[] {
  const bare = educations.filter(
    ({ major, degree, school }) =>
      major === undefined && degree?.value !== 'high_school' && !/(?:中学|高中)$/u.test(school?.value ?? ''),
  );
  const found = labelledMajor(head);
  if (bare.length !== 1 || found === null || educations.some(({ major }) => major?.value === found.text))
    return educations;
  return educations.map((education) =>
    education === bare[0] ? { ...education, major: sourcedText(found) } : education,
  );
}

function degreeInHead(line: CvLine): ReturnType<typeof degreeIn> {
  const label = line.text.match(/(?:学历|学位|degree)\s*[:：\t]\s*/iu);
  const labelled = label?.index === undefined ? null : degreeIn(slice(line, label.index + label[0].length));
  if (labelled !== null) return labelled;
  const cells = split(line, /[\t|｜·,，、/]|\s{2,}/gu).map((cell) => ({ cell, found: degreeIn(cell) }));
  return cells.find(({ cell, found }) => found?.piece.text.length === cell.text.length)?.found ?? null;
}

/**
 * The lines of each school, and how many of them are its head. What stands above the first school in its section stands
 * above each: dates, a degree, `交换生`.
 */
function schoolBlocks(lines: CvLine[]): CvLine[][] {
  const isBody = bodyOf(lines);
  const named = lines.flatMap((line, at) =>
    opensSchool(line) || (schoolIn(line) && (!noise.test(line.text) || degreeIn(line) || findRange(line))) ? [at] : [],
  );
  const heads = named.filter((at) => !isBody(lines[at] as CvLine));
  const found = heads.length > 0 ? heads : named;
  const schools = found.filter((at, place) => !isFacultyOf(lines, at, found[place - 1]));
  const first = schools[0];
  if (first === undefined) return [];
  const isAbove = first <= 2 && lines.slice(0, first).every((line) => isHeaderLike(line, isBody));
  const lead =
    isAbove && schools.every((at, place) => place === 0 || at - first > (schools[place - 1] ?? 0)) ? first : 0;
  return schools.map((at, place) => {
    const next = schools[place + 1];
    return lines.slice(at - lead, next === undefined ? lines.length : next - lead);
  });
}

/** `竺可桢学院` or `Leeds University Business School` right below its university, without a time of its own. */
function isFacultyOf(lines: CvLine[], at: number, above: number | undefined): boolean {
  const [line, university] = [lines[at], above === undefined ? undefined : lines[above]];
  const name = line && schoolIn(line)?.text;
  if (!line || !university || name === undefined || at - (above ?? 0) > 2 || findRange(line)) return false;
  const isFaculty =
    (/学院$/u.test(name) && !name.includes('大学') && schoolAtStart(name) !== name) ||
    /\b(?:Business|Law|Medical|Graduate) School$|\b(?:School|Faculty|Department|College) of\b/u.test(line.text);
  const whole = schoolIn(university)?.text ?? '';
  return isFaculty && (/大学|University|College|Institute/u.test(whole) || isKnownSchool(whole));
}

/** A line that begins with the school may go on with a grade. */
const opensSchool = (line: CvLine): boolean => schoolIn(line)?.start === withoutMark(line).start;

/** Rows about what was learnt there, not about the place. */
const noise =
  /^[\s•●\-–]*(?:主修|核心|相关|专业)?课程|GPA|学分绩|绩点|排名|奖学金|coursework|relevant courses|modules|^\s*(?:thesis|论文|导师|研究方向|荣誉|获奖|成绩|awards?|honou?rs)/iu;
const fullTimePattern = /非全日制|全日制|在职|统招|自考|成人教育|\bfull[- ]time\b|\bpart[- ]time\b/iu;

function readEducation(lines: CvLine[]): CvEducation {
  const useful = lines
    .filter((line) => (saysPlace(line) || !noise.test(line.text)) && line.text.length < 160)
    .slice(0, 6);
  const ranged = firstOf(
    useful.filter((line) => !startsWithBullet(line.text) || schoolIn(line) || /时间\s*[:：]/u.test(line.text)),
    findRange,
  );
  const degree = firstOf(useful, (line) => degreeIn(line));
  const school = firstOf(lines, schoolIn);
  const fullTime = firstOf(useful, readFullTime);
  const end = ranged
    ? null
    : (firstOf(
        useful.filter((line) => !startsWithBullet(line.text)),
        findMonth,
      ) ?? firstOf(useful.filter(saysPlace), loneYear));
  const taken = [ranged?.piece, degree?.piece, school, fullTime?.piece, end?.piece].filter((piece) => piece != null);
  const major = readMajor(useful, { degree: degree?.piece, taken });
  return {
    ...(school ? { school: sourcedText(school) } : {}),
    ...(degree ? { degree: { value: degree.value, source: degree.source } } : {}),
    ...(major
      ? { major: { ...sourcedText(major.piece), ...(major.isSure ? {} : { doubt: 'leftover' as const }) } }
      : {}),
    ...(ranged ? rangeFields(ranged) : end ? { end: sourced(end.month, end.piece) } : {}),
    ...(fullTime ? { fullTime: fullTime.found } : {}),
  };
}

/** `BSc Economics — 2006`, `本科，2019`, `BSc ⇥ ’19`: the year of the end, which is June's. */
function loneYear(line: CvLine): ReturnType<typeof findMonth> {
  const match =
    line.text.match(/(?<=[\t—–,，(（]\s*)((?:19|20)\d\d|['’]\d\d)(?:\s*[届年])?(?=\s*[)）]?\s*$)/u) ??
    line.text.match(/^\s*(20\d\d)\s*届/u);
  const year = match?.[1]?.replace(/^['’]/u, '20');
  if (match?.index === undefined || year === undefined) return null;
  return { month: `${year}-06`, piece: slice(line, match.index, match.index + match[0].length) };
}

/** A row with the school or the degree stays useful when it also gives a grade. */
function saysPlace(line: CvLine): boolean {
  return schoolIn(line) !== null || (!startsWithBullet(line.text) && degreeIn(line) !== null);
}

export function rangeFields(range: DateRange): { start: Sourced<string>; end: Sourced<string | null> } {
  return { start: sourced(range.start, range.startPiece), end: sourced(range.end, range.endPiece) };
}

function firstOf<Found>(lines: CvLine[], find: (line: CvLine) => Found | null): Found | null {
  for (const line of lines) {
    const found = find(line);
    if (found !== null) return found;
  }
  return null;
}

function readFullTime(line: Piece): { found: Sourced<boolean>; piece: Piece } | null {
  const match = line.text.match(fullTimePattern);
  if (match?.index === undefined) return null;
  const piece = slice(line, match.index, match.index + match[0].length);
  return { found: sourced(!/非|在职|自考|成人|part/i.test(match[0]), piece), piece };
}
