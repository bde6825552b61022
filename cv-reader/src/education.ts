import type { CvEducation } from '@qinghe/contract/resumes/cv.ts';
import { isPlace } from './cities.ts';
import { type DateRange, findMonth, findRange } from './dates.ts';
import { degreeIn, subjectOf, subjectWord } from './degrees.ts';
import { bodyOf, isHeaderLike, labelOf, withoutMark } from './entries.ts';
import { isKnownMajor, schoolAtStart } from './known.ts';
import type { CvLine } from './lines.ts';
import { type Piece, type Sourced, slice, sourced, sourcedText, split, startsWithBullet, without } from './pieces.ts';
import { companyCue, titleCue } from './roles.ts';
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
  const bare = educations.filter(({ degree }) => degree === undefined);
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
  return isFaculty && /大学|University|College|Institute/u.test(schoolIn(university)?.text ?? '');
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
  const match = line.text.match(/(?<=[\t—–,，(（]\s*)((?:19|20)\d\d|['’]\d\d)(?:\s*[届年])?(?=\s*[)）]?\s*$)/u);
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

/** `B.S. in Computer Science`: what follows the degree is surer than what is left over. */
function subjectAfter(lines: CvLine[], degree: Piece): Piece | null {
  const line = lines.find(({ start, text }) => degree.start >= start && degree.start < start + text.length);
  if (!line) return null;
  const after = slice(line, degree.start - line.start + degree.text.length);
  const isBrief = /^(?:[BM]\.?(?:A|S|Sc|Eng|Ed|Com|Phil|Des)\.?)$/u.test(degree.text);
  const lead = after.text.match(isBrief ? /^\s+in\s+|^\s(?=\p{Lu})/u : /^\s+in\s+/iu)?.[0].length;
  if (lead === undefined) return null;
  const [subject] = split(slice(after, lead), /[\t|｜,，;(（]|\s{2,}|\s[-–—]\s|\.\s+(?=\p{Lu})/gu);
  const words = subject?.text.match(/^(?!(?:progress|process|the|my|which|china)\b)\p{Ll}[\p{L}&' -]{2,60}$/u);
  return subject ? (asMajor(subject) ?? (words ? subject : null)) : null;
}

const majorLabel =
  /(?:(?:所学|主修|就读)?专\s*业(?:名称|方向)?|전공|専攻|специальность|major(?:ed)?(?:\s+in)?|field of study|specialization)\s*[:：\t]\s*/iu;
const separators = /[\t|｜·•/@，,;；]|\s{2,}|\s[-–—]\s|(?<=[\p{Script=Han}）)])\s+|\s(?=\p{Script=Han})/gu;

type Major = { piece: Piece; isSure: boolean };

/**
 * The major behind its label, behind `in`, or else what is left of the lines about the school when all else is taken out
 * and which the catalogue knows or has the form of a subject; what only could be one is doubted.
 */
function readMajor(lines: CvLine[], { degree, taken }: { degree: Piece | undefined; taken: Piece[] }): Major | null {
  const labelled = labelledMajor(lines) ?? (degree && subjectAfter(lines, degree));
  if (labelled) return { piece: labelled, isSure: true };
  const left = lines
    .filter((line) => !startsWithBullet(line.text) || schoolIn(line))
    .flatMap((line) => leftOf(line, taken));
  const known = left.find(({ text }) => isKnownMajor(text)) ?? left.find(({ text }) => isSubject(text));
  if (known) return { piece: known, isSure: true };
  const named = degree ? subjectOf(degree) : null;
  if (named) return { piece: named, isSure: true };
  const faculty = lines.flatMap((line) => leftFaculty(line, taken))[0];
  if (faculty) return { piece: faculty, isSure: false };
  // Of several nobody knows which it is.
  const [only, ...others] = left.filter(({ text }) => !isOther(text));
  return only && others.length === 0 ? { piece: only, isSure: false } : null;
}

/** What stands beside a school for another reason: kinds of study, faculties, posts, firms. */
const isOther = (text: string): boolean =>
  titleCue.test(text) ||
  companyCue.test(text) ||
  /(?:项目|学校|院校|初中|高中|中学|[学书]院|系|(?:实验|重点|尖子)班|部|校区|经历|课程|交流|交换|访学|培训|社团|学生会|志愿)$/u.test(
    text,
  ) ||
  /\b(?:program(?:me)?|exchange|semester|campus|club|society|department|faculty|school|summer|course|class|honou?rs|award)\b/iu.test(
    text,
  );

function labelledMajor(lines: CvLine[]): Piece | null {
  for (const line of lines) {
    const label = line.text.match(majorLabel);
    if (label?.index === undefined) continue;
    const [labelled] = split(slice(line, label.index + label[0].length), /[\t|｜,，;；]|\s{2,}/gu);
    if (labelled && /\p{L}{2}/u.test(labelled.text)) return asMajor(labelled);
  }
  return null;
}

/** Whether a text ends as the names of majors do. */
const isSubject = (text: string): boolean =>
  /(?:学|工程|技术|管理|设计|教育|口译|笔译|翻译|护理|助产|经济|贸易|会计|金融|法律|语|文学|艺术|表演|制造|营销|服务|工艺|应用|与[\p{Script=Han}]{2,4}|类)(?:[（(][^）)]*[）)])?$/u.test(
    text,
  ) || subjectWord.test(text.split(/\s+/).at(-1) ?? '');

function leftOf(line: CvLine, taken: Piece[]): Piece[] {
  const inside = taken.filter((piece) => piece.start >= line.start && piece.start < line.start + line.text.length);
  return without(line, inside).flatMap((rest) =>
    split(unbracketed(rest), /[\t|｜·•]|\s{2,}/gu)
      .filter((cell) => !isPlace(cell.text))
      .flatMap((cell) => split(cell, separators))
      .flatMap((part) => asMajor(part) ?? []),
  );
}

/** `圖書資訊學系` where no major stands beside it, as in Taiwan. */
function leftFaculty(line: CvLine, taken: Piece[]): Piece[] {
  const inside = taken.filter((piece) => piece.start >= line.start && piece.start < line.start + line.text.length);
  const cells = without(line, inside).flatMap((rest) => split(rest, separators));
  return cells.filter(({ text }) => /^\p{Script=Han}{2,10}学系$/u.test(text)).map((cell) => slice(cell, 0, -1));
}

/** A bracket whose other half was taken out says nothing any more: `产品设计（` and `）`. */
function unbracketed(piece: Piece): Piece {
  const open = (piece.text.match(/[（(]/g) ?? []).length;
  const closed = (piece.text.match(/[）)]/g) ?? []).length;
  return open === closed
    ? piece
    : { ...piece, text: piece.text.replace(/[（(]\s*$|^\s*[）)]/u, (bracket) => ' '.repeat(bracket.length)) };
}

function asMajor(part: Piece): Piece | null {
  const lead = part.text.match(/^(?:in|of|major(?:ing)? in|major:?|,)\s+|^[（(](?=[^）)]*$)/i)?.[0].length ?? 0;
  const from = slice(part, lead);
  const text = from.text
    .replace(/\s*[（(]\s*$/u, '')
    .replace(/\s*[（(][^）)]*(?:评估|学科|重点|一流|特色|排名|国家级|\d|[A-Z][+-])[^）)]*[）)]\s*$/u, '')
    .replace(/^\p{Script=Han}{1,10}(?:学院|(?<!学)系)(?=\p{Script=Han}{2,}(?:专业|学|工程)$)/u, '')
    .replace(/(?<=\p{Script=Han}{2})(?:专业)?(?:学习|在读|就读)$/u, '')
    .replace(/(?<=\p{Script=Han}{2})专业(?=$|[（(])/u, '')
    .replace(/[（(](?:中专|大专|专科|本科|硕士|博士|学士)[）)]$/u, '')
    .replace(/\s+[-–]\s+.*$/, '')
    .replace(/\s*(?:major|degree)$/i, '')
    .replace(/\s*[（(](?:[三四五六七八\d]年制|hons?\.?|honou?rs)[）)]$/iu, '');
  if (/\d{2}|[:：@%]|GPA|排名|前\d/iu.test(text) || isPlace(text) || notMajors.test(text) || labelOf(text)) return null;
  if (/^\p{Script=Han}[\p{Script=Han}（）()、与及·A-Za-z+]{1,24}$/u.test(text) && !/[学书]院$|系$|大学$/u.test(text))
    return { text, start: from.start };
  if (/^\p{Script=Hangul}{2,20}$/u.test(text)) return { text, start: from.start };
  const words = text.split(/\s+/);
  return /^\p{Lu}[\p{L}&,' ()-]{2,80}$/u.test(text) && words.length <= 9 ? { text, start: from.start } : null;
}

const notMajors =
  /^(?:(?:Applied )?Science|Arts|普通|起止时间|时间|学校|学校名称|毕业院校|院校|专业|专业名称|学历|学位|学历学位|入学时间|毕业时间|教育|教育背景|教育经历|至今|预计|在读|应届|统招|全日制|非全日制|联合培养|交换生?|辅修|双学位|保研|推免|学制|四年|三年|年|月|毕业|备注|证明人|学士|硕士|博士|本科|专科|大专|研究生|学习|进修|理学|工学|文学|管理学|经济学学士)$|学院$|大学$|^(?:School|Department|Faculty|College|Dept)\b|University|Institute\b|Expected|Present|Honou?rs\)?$|Graduat|Distinction|Merit\b|First[- ]class|Exchange|Minor|Diploma|\b(?:College|School|Academy)$|High School|Thesis|Cum Laude/iu;
