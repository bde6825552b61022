import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { endsKnownMajor, isKnownMajor, isKnownSchool } from './known.ts';
import { companyCue, titleCue } from './roles.ts';

type Value = { value: string | null; doubt?: string } | undefined;

/** Doubts each value that does not look like what it was taken for: half a school, a sentence, a time that runs backwards. */
export function withOdd(fields: CvFields): CvFields {
  const { educations, internships, projects, name } = fields;
  return {
    ...fields,
    ...(name && !name.doubt && /^\p{Script=Latin}+$/u.test(name.value) && { name: { ...name, doubt: 'odd' } }),
    ...(educations && { educations: educations.map(withOddIn(isOddSchooling)) }),
    ...(internships && { internships: internships.map(withOddIn(isOddJob)) }),
    ...(projects && { projects: projects.map(withOddIn(isOddProject)) }),
  } as CvFields;
}

type Entry = Record<string, unknown>;
type Odd = (name: string, value: string, entry: (name: string) => string) => boolean;

const withOddIn =
  (isOdd: Odd) =>
  (entry: Entry): Entry => {
    const of = (name: string): string => String((entry[name] as Value)?.value ?? '');
    return Object.fromEntries(
      Object.entries(entry).map(([name, found]) => {
        const { value, doubt } = (found ?? {}) as NonNullable<Value>;
        const odd = !doubt && typeof value === 'string' && isOdd(name, value, of);
        return [name, odd ? { ...(found as object), doubt: 'odd' } : found];
      }),
    );
  };

const isOddSchooling: Odd = (name, value, of) => {
  if (name === 'school') return isOddSchool(value);
  // What was cut off a school's name stands where its major is.
  if (name === 'major') return isOddMajor(value) || isOddSchool(of('school'));
  return isOddTime(name, of);
};

const isOddJob: Odd = (name, value, of) => {
  if (name === 'company') return isOddEmployer(value);
  const [company, title] = [of('company'), of('title')];
  const isLone = company === '' && title !== '';
  if (name === 'title') return isOddTitle(title) || isOddEmployer(company) || (isLone && title.split(' ').length > 2);
  // Of neither an employer nor a post: the times are of something else.
  return isOddTime(name, of) || (isLone && isOddTitle(title));
};

const isOddProject: Odd = (name, _value, of) => isOddName(of('name')) || (name !== 'name' && isOddTime(name, of));

/** An employer, or a list, where the name of a project should stand. */
const isOddName = (value: string): boolean =>
  value !== '' &&
  (isHalf(value) ||
    isSentence(value) ||
    value.length < 3 ||
    /(?:公司|集团|银行|医院|报社|电视台|事务所|出版社)$/u.test(value) ||
    value.split(/[、,，]/u).length > 3);

const isOddEmployer = (value: string): boolean =>
  value !== '' &&
  (isHalf(value) ||
    isSentence(value) ||
    value.includes('@') ||
    (titleCue.test(lastWord(value)) && !companyCue.test(lastWord(value))));

const lastWord = (value: string): string => value.split(' ').at(-1) ?? '';

/** The words of posts are those of Chinese and English CVs. */
const isOddTitle = (value: string): boolean =>
  isHalf(value) ||
  isSentence(value) ||
  GENERIC.test(value) ||
  value.split(' ').length > 4 ||
  (/^[\p{Script=Han}\p{Script=Latin}\p{P}\s]+$/u.test(value) && !titleCue.test(value));

/** A kind of post, of which the line has lost what it was of. */
const GENERIC = /^(?:assistant|clerk|associate|member|worker|intern)$/iu;

/** A school in the languages of those who study here. */
const SCHOOL =
  /(?:大学|学院|学校|中学|高中|职高|技校|科学院|研究院|研究所|党校|대학|學院|universit|college|institut|school|schule|academy|polytechnic|politecnico|conservatory|école|университет|институт)/iu;
const isOddSchool = (value: string): boolean =>
  value !== '' && !isKnownSchool(value) && (isHalf(value) || /\s[—–]|[—–]\s/u.test(value) || !SCHOOL.test(value));

const isOddMajor = (value: string): boolean =>
  isHalf(value) || HALF_SUBJECT.test(value) || (HAN.test(value) && !isKnownMajor(value) && isOddSubject(value));
const HALF_SUBJECT =
  /^(?:studies|sciences?|technology|engineering|special|software|management|economics|medicine|sports|communication)$/iu;
const HAN = /^\p{Script=Han}/u;

/** No ending of a subject, or the ending of one of the catalogues: 资源管理 of 人力资源管理. */
const isOddSubject = (value: string): boolean => !subjectEnd.test(value) || (value.length > 2 && endsKnownMajor(value));
const subjectEnd =
  /(?:[学语文法医药史]|工程|技术|管理|教育|设计|专业|贸易|金融|会计|营销|经济|艺术|制造|护理|方向|系统|应用|服务|统计|文化|政策|理论|工艺|营养)(?:[（(][^）)]*[）)])?$/u;

/** A part of a longer name: it begins or ends in the middle, or a letter of another script stands before it. */
const isHalf = (value: string): boolean =>
  /^(?:of|and|for|the|&)\s|\s(?:of|and|for|the|in|&|at)$|[—–(（]$|^[\p{Pd}、，,。)）]|^[a-z](?=\p{Script=Han})/iu.test(
    value,
  );

/** What somebody did, or a whole sentence, where a name should stand. */
const isSentence = (value: string): boolean =>
  /[。；！？]$/u.test(value) ||
  /^(?:负责|参与|协助|完成|组织|担任|主导|帮助|配合|撰写|整理|熟悉|掌握)/u.test(value) ||
  /\d\s*(?:小时|次|名|人|份|台|辆|hours|cars|people|%)/u.test(value) ||
  (value.split(' ').length > 4 &&
    (/\p{Ll}{3}\.$/u.test(value) ||
      /^(?:\p{Lu}\p{Ll}+ed|Took|Ran|Led|Built|Made|Wrote|Taught|Sold|Held)\s/u.test(value)));

/** An end before its start, or one without any: a time of which a part was lost, or that is of something else. */
const isOddTime = (name: string, of: (name: string) => string): boolean =>
  (name === 'end' && of('start') === '') ||
  ((name === 'start' || name === 'end') && of('end') !== '' && of('start') > of('end'));
