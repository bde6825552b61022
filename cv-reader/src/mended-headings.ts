import { headingOf } from './headings.ts';
import type { LooseLine } from './lines.ts';

/** The usual headings; OCR gets letters of large print, small capitals and inverse type wrong. */
const usual = [
  ...[
    '教育背景',
    '教育经历',
    '实习经历',
    '工作经历',
    '实践经历',
    '项目经历',
    '项目经验',
    '荣誉奖项',
    '获奖情况',
    '获奖经历',
  ],
  ...[
    '所获荣誉',
    '专业技能',
    '技能证书',
    '技能特长',
    '语言能力',
    '自我评价',
    '个人评价',
    '求职意向',
    '联系方式',
    '基本信息',
  ],
  ...['education', 'experience', 'workexperience', 'internships', 'projects', 'awards', 'honorsawards'],
  ...['skills', 'technicalskills', 'languages', 'summary', 'contact', 'academicbackground', 'aboutme'],
];
const spelt = new Map([
  ['workexperience', 'Work Experience'],
  ['honorsawards', 'Honors & Awards'],
  ['technicalskills', 'Technical Skills'],
  ['academicbackground', 'Academic Background'],
  ['aboutme', 'About Me'],
]);

/** A short line that is a heading but for a letter or two, as the heading. */
export function withMendedHeading(line: LooseLine): LooseLine {
  // A speck at the end is no letter of it.
  const seen = line.text.replace(/\s\S$/u, '');
  const letters = seen.toLowerCase().replace(/[^\p{L}]/gu, '');
  if (letters.length < 4 || line.text.length > 24 || /\d|\t/.test(seen) || headingOf(line.text)) return line;
  const heading = usual.find((known) => distance(known, letters) <= allowed(known));
  const first = line.pieces[0]?.box;
  const last = line.pieces.at(-1)?.box;
  if (!heading || !first || !last) return line;
  const text = spelt.get(heading) ?? heading.replace(/^[a-z]/, (letter) => letter.toUpperCase());
  const box = { ...first, width: last.x + last.width - first.x };
  return { ...line, text, pieces: [{ start: 0, end: text.length, box }] };
}

const allowed = (known: string): number => (known.length < 7 ? 1 : known.length < 10 ? 2 : 3);

/** How many letters must be changed, put in or left out. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 3) return 9;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to++)
      next.push(Math.min((row[to] ?? 0) + (letter === other[to] ? 0 : 1), (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    row = next;
  }
  return row[other.length] ?? 9;
}
