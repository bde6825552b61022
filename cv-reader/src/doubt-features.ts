import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { isKnownMajor, isKnownSchool } from './known.ts';
import type { CvLine } from './lines.ts';
import { companyCue, roleCue, titleCue } from './roles.ts';
import { schoolIn } from './schools.ts';

type Value = { value: unknown; source?: { start: number; end: number } | null; doubt?: string };
type Entry = Record<string, Value | undefined>;

/** A value of an entry, and what is known of how it was found. */
export interface Found {
  list: 'educations' | 'internships' | 'projects';
  entry: number;
  field: string;
  features: string[];
}

const LISTS = { educations: 'school', internships: 'company', projects: 'name' } as const;
const FIELDS = ['school', 'degree', 'major', 'company', 'title', 'name', 'start', 'end'];

/** What the values of all entries look like and stand beside, in words for the model of doubts. */
export function foundValues(fields: CvFields, lines: readonly CvLine[]): Found[] {
  return (Object.keys(LISTS) as (keyof typeof LISTS)[]).flatMap((list) => {
    const entries = (fields[list] ?? []) as unknown as Entry[];
    return entries.flatMap((entry, at) =>
      FIELDS.flatMap((field): Found[] => {
        const value = entry[field];
        if (!value) return [];
        const own = [
          ...ofWords(field, String(value.value ?? '')),
          ...ofPlace(value, lines),
          ...ofEntry(list, entry),
          ...ofSisters(field, entry, entries),
          ...ofNeighbours(value, lines),
        ];
        return [{ list, entry: at, field, features: [list, ...own].flatMap((name) => [name, `${field}:${name}`]) }];
      }),
    );
  });
}

/** What its words are: of which list, of which ending, how many. */
function ofWords(field: string, text: string): string[] {
  if (field === 'start' || field === 'end' || field === 'degree') return [];
  const isHan = /\p{Script=Han}/u.test(text);
  const length = isHan ? text.length : text.split(' ').length;
  const told: [string, boolean][] = [
    ['company', companyCue.test(text)],
    ['post', titleCue.test(text)],
    ['role', roleCue.test(text)],
    ['school', schoolIn({ text, start: 0 }) !== null],
    ['known school', isKnownSchool(text)],
    ['known major', isKnownMajor(text)],
    ['digits', /\d/.test(text)],
    ['stop', /[，,。；;：:、|｜]/u.test(text)],
    ['bracket', /[（(]/u.test(text)],
    ['blank', isHan && /\p{Script=Han}\s/u.test(text)],
    ['mixed', isHan && /[A-Za-z]/.test(text)],
    ['short', length < (isHan ? 4 : 2)],
    ['long', length > (isHan ? 18 : 7)],
  ];
  return told.map(([name, is]) => `${is ? '' : 'no '}${name}`);
}

/** What stands right before and behind it in its line. */
function ofPlace({ source }: Value, lines: readonly CvLine[]): string[] {
  const line = source && lines.find(({ start, text }) => source.start >= start && source.start < start + text.length);
  if (!source || !line) return ['no place'];
  const kindOf = (text: string): string =>
    text === ''
      ? 'edge'
      : /^[\t|｜]/u.test(text)
        ? 'cell'
        : /^\s/u.test(text)
          ? 'blank'
          : /^\p{P}/u.test(text)
            ? 'sign'
            : 'letter';
  const before = line.text.slice(0, Math.max(0, source.start - line.start));
  const after = line.text.slice(source.end - line.start);
  return [
    `before ${kindOf(before.slice(-1))}`,
    `after ${kindOf(after)}`,
    line.text.length > 60 ? 'long line' : 'brief line',
    /[。；;]\s*$/u.test(line.text) ? 'sentence' : 'no sentence',
  ];
}

/** Which parts its entry has. */
function ofEntry(list: keyof typeof LISTS, entry: Entry): string[] {
  const parts = FIELDS.filter((field) => entry[field] !== undefined).join(' ');
  const odd = FIELDS.filter((field) => entry[field]?.doubt !== undefined).length;
  const name = String(entry[LISTS[list]]?.value ?? '');
  return [
    `has ${parts}`,
    `odd beside ${Math.min(odd, 2)}`,
    `names ${companyCue.test(name) ? 'company' : titleCue.test(name) ? 'post' : name === '' ? 'nothing' : 'other'}`,
  ];
}

/** Whether the entries beside it have the same part, and how many there are. */
function ofSisters(field: string, entry: Entry, entries: Entry[]): string[] {
  const others = entries.filter((one) => one !== entry);
  const having = others.filter((one) => one[field] !== undefined).length;
  const alike = others.filter((one) => Object.keys(one).join() === Object.keys(entry).join()).length;
  const said = String(entry[field]?.value ?? '');
  return [
    others.length === 0 ? 'alone' : having === others.length ? 'as all' : having > 0 ? 'as some' : 'as none',
    others.length > 0 && alike === 0 ? 'unlike' : 'alike',
    others.some((one) => String(one[field]?.value ?? '') === said && said.length > 7) ? 'again' : 'once',
  ];
}

/** How the line above and below is set, beside that of the value. */
function ofNeighbours({ source }: Value, lines: readonly CvLine[]): string[] {
  const at = source
    ? lines.findIndex(({ start, text }) => source.start >= start && source.start < start + text.length)
    : -1;
  const line = lines[at];
  if (!line) return [];
  const bullet = /^\s*[•●■◆▪◦○‣∙➢✓★☆→*–-]/u.test(line.text);
  const [above, below] = [lines[at - 1], lines[at + 1]];
  return [
    bullet ? 'bullet' : 'no bullet',
    above?.look === line.look ? 'look as above' : 'own look above',
    below?.look === line.look ? 'look as below' : 'own look below',
    above?.block === line.block ? 'in block' : 'opens block',
  ];
}
