import type { CvEducation, CvFields, CvInternship, CvProject } from '@qinghe/contract/resumes/cv.ts';
import { findMonth, findRange } from './dates.ts';
import { degreeIn } from './degrees.ts';
import { rangeFields } from './education.ts';
import { headingOf } from './headings.ts';
import type { CvLine } from './lines.ts';
import { type Piece, slice, sourced, sourcedText } from './pieces.ts';

/** Opens or ends a letter. */
const LETTER = /^\s*(?:尊敬的|此致|自\s*荐\s*信|求\s*职\s*信|应\s*聘\s*信)/u;

/** Whether the CV is a letter, which says things in sentences below no heading. */
export const isLetter = (lines: readonly CvLine[]): boolean =>
  lines.some(({ text }) => LETTER.test(text)) && !lines.some(({ text }) => isSection(text));

const isSection = (text: string): boolean => {
  const heading = headingOf(text);
  return heading?.contentStart === null && ['education', 'internships', 'projects'].includes(heading.kind);
};

/** Schools, jobs and projects as the sentences of a letter tell them; nothing that they do not tell. */
export function fieldsOfLetter(lines: readonly CvLine[]): Pick<CvFields, 'educations' | 'internships' | 'projects'> {
  const sentences = sentencesOf(lines);
  const [educations, internships, projects] = [schoolIn, jobIn, projectIn].map((read) =>
    sentences.flatMap((sentence) => read(sentence) ?? []),
  );
  return {
    ...(educations?.length ? { educations: educations as CvEducation[] } : {}),
    ...(internships?.length ? { internships: internships as CvInternship[] } : {}),
    ...(projects?.length ? { projects: projects as CvProject[] } : {}),
  };
}

/** Broken lines go on: `2024年7` above `月至今`. Offsets stay, since a blank stands for each break. */
function sentencesOf(lines: readonly CvLine[]): Piece[] {
  const start = lines[0]?.start ?? 0;
  const text = lines.map((line) => line.text).join(' ');
  return [...text.matchAll(/[^。！!；;]+/gu)].map((match) => ({ text: match[0], start: start + match.index }));
}

const STUDIED =
  /(?:毕业于|就读于?|考[入上]|在)(?<school>\p{Script=Han}{2,20}?(?:大学|学院|学校|中学)(?:[（(]\p{Script=Han}{2,6}[）)])?)(?<major>\p{Script=Han}{2,16}?)(?=专业)/u;

/** `2023年6月毕业于上海中医药大学食品卫生与营养学专业，本科学历`. */
function schoolIn(sentence: Piece): CvEducation | null {
  const match = sentence.text.match(STUDIED);
  const { school, major } = match?.groups ?? {};
  if (match?.index === undefined || !school || !major) return null;
  const at = match.index + match[0].length - major.length;
  const degree = degreeIn(sentence);
  const range = findRange(sentence);
  const [first, last] = [findMonth(sentence), lastMonth(sentence)];
  const isStart = /考[入上]/u.test(match[0]);
  const end = isStart ? (last && first && last.piece.start > first.piece.start ? last : null) : first;
  const times = range
    ? rangeFields(range)
    : {
        ...(isStart && first ? { start: sourced(first.month, first.piece) } : {}),
        ...(end && /毕业|获得|取得/u.test(sentence.text) ? { end: sourced(end.month, end.piece) } : {}),
      };
  return {
    school: sourcedText(slice(sentence, at - school.length, at)),
    major: sourcedText(slice(sentence, at, at + major.length)),
    ...(degree ? { degree: { value: degree.value, source: degree.source } } : {}),
    ...times,
  };
}

/** The last month that a sentence names. */
function lastMonth(sentence: Piece): ReturnType<typeof findMonth> {
  const found = [...sentence.text.matchAll(/(?:19|20)\d\d\s*年/gu)].at(-1);
  return found === undefined ? null : findMonth(slice(sentence, found.index));
}

const WORKED =
  /在(?<company>[\p{Script=Han}（）()]{3,30}?)(?<unit>(?<=医院|公司|中心|局)\p{Script=Han}{1,5}[科部室])?(?:担任|任|做|当)(?<title>\p{Script=Han}{2,12})(?=[，,、\s（(]|$)/u;

/** `2023年8月至11月，我在…有限公司任酿酒实习生`, `自2023年8月起在…担任营养配餐师`. */
function jobIn(sentence: Piece): CvInternship | null {
  const match = sentence.text.match(WORKED);
  const { company, title } = match?.groups ?? {};
  if (match?.index === undefined || !company || !title) return null;
  const before = slice(sentence, 0, match.index);
  const at = match.index + match[0].length;
  const range = findRange(before);
  const since = range === null && /起[，,]?\s*我?$/u.test(before.text) ? lastMonth(before) : null;
  if (range === null && since === null) return null;
  return {
    company: sourcedText(slice(sentence, match.index + 1, match.index + 1 + company.length)),
    title: sourcedText(slice(sentence, at - title.length, at)),
    ...(range ? rangeFields(range) : {}),
    ...(since ? { start: sourced(since.month, since.piece), end: sourced(null, since.piece) } : {}),
  };
}

/** `2022年5月至2023年5月我还做过“乌海沙地赤霞珠限根栽培”这个大创项目`. */
function projectIn(sentence: Piece): CvProject | null {
  const match = sentence.text.match(/[“「](?<name>[^”」]{3,40})[”」]\p{Script=Han}{0,6}(?:项目|课题)/u);
  const range = findRange(sentence);
  if (match?.index === undefined || !match.groups?.name || !range) return null;
  const from = match.index + 1;
  return { name: sourcedText(slice(sentence, from, from + match.groups.name.length)), ...rangeFields(range) };
}
