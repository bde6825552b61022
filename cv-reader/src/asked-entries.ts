import type { CvEducation, CvFields, CvInternship, CvProject } from '@qinghe/contract/resumes/cv.ts';
import {
  isOpen,
  type KnownLine,
  overlaps,
  type Place,
  placesOf,
  type Quote,
  type Range,
  rangeOf,
  standsAlone,
  withDoubt,
} from './asked-places.ts';
import { findMonth, findRange } from './dates.ts';
import { degreeIn } from './degrees.ts';
import { rangeFields } from './education.ts';
import { headingOf } from './headings.ts';
import { sourced, sourcedText } from './pieces.ts';

export const kinds = ['educations', 'internships', 'projects'] as const;
export type AskedKind = (typeof kinds)[number];

type Entry = CvEducation & CvInternship & CvProject;
type Field = 'school' | 'degree' | 'major' | 'company' | 'title' | 'name' | 'role' | 'start' | 'end';
type Answers = Partial<Record<Exclude<Field, 'start' | 'end'> | 'period', Quote>>;

/** What an entry goes by comes first. */
const fieldsOf: Record<AskedKind, readonly [Field, ...Field[]]> = {
  educations: ['school', 'degree', 'major', 'start', 'end'],
  internships: ['company', 'title', 'start', 'end'],
  projects: ['name', 'role', 'start', 'end'],
};

/** Hardly any CV says a role for each project. */
const rarelySaid: readonly Field[] = ['role'];

/** Whether the rules found no entry of a kind, or left something of one open. */
export function missingIn(kind: AskedKind, fields: CvFields): boolean {
  const entries = (fields[kind] ?? []) as Entry[];
  const asked = fieldsOf[kind].filter((field) => !rarelySaid.includes(field));
  return entries.length === 0 || entries.some((entry) => asked.some((field) => isOpen(entry[field])));
}

/** Values of one entry stand within so many lines of each other. */
const REACH = 3;
const MAX_ENTRIES = 20;
/** A lone word is no entry. */
const MIN_VALUES = 2;

/** `anchors`: the lines in which something of it stands. */
type Draft = { entry: Entry; anchors: number[]; answer: Answers };

/** The entries of a kind with what the answers add: to their open fields, or all of them where the rules found none. */
export function entriesWith(
  lines: KnownLine[],
  fields: CvFields,
  kind: AskedKind,
  answers: readonly Answers[],
): Entry[] {
  const known = (fields[kind] ?? []) as Entry[];
  const taken = rangesIn(fields);
  const asked = answers.slice(0, MAX_ENTRIES);
  const drafts = known.length > 0 ? matched(lines, kind, known, asked) : begun(lines, kind, asked, taken);
  for (const draft of drafts)
    for (const field of fieldsOf[kind]) fill(lines, { draft, drafts, field, taken, hasMonth: kind === 'educations' });
  const entries = drafts.map(({ entry }) => entry);
  return known.length > 0 ? entries : entries.filter((entry) => Object.keys(entry).length >= MIN_VALUES);
}

/** Each known entry with the answer that names it, or that names something beside it where its name is open. */
function matched(lines: KnownLine[], kind: AskedKind, known: Entry[], answers: readonly Answers[]): Draft[] {
  const [head] = fieldsOf[kind];
  const left = new Set(answers);
  return known.map((entry) => {
    const sources = fieldsOf[kind].flatMap((field) => entry[field]?.source ?? []);
    const anchors = sources.map(({ start }) => lines.findLastIndex(({ line }) => line.start <= start));
    const answer = [...left].find((one) =>
      placesOf(lines, quoteFor(one, head)).some((place) => {
        const source = isOpen(entry[head]) ? null : entry[head]?.source;
        return source ? overlaps(source, rangeOf(place)) : distance(anchors, place) <= REACH;
      }),
    );
    if (answer) left.delete(answer);
    return { entry: { ...entry }, anchors, answer: answer ?? {} };
  });
}

function begun(lines: KnownLine[], kind: AskedKind, answers: readonly Answers[], taken: Range[]): Draft[] {
  const [head] = fieldsOf[kind];
  const drafts = answers.flatMap((answer): Draft[] => {
    const place = placesOf(lines, quoteFor(answer, head)).find(
      (one) => canBe(head, one) && !taken.some((range) => overlaps(range, rangeOf(one))),
    );
    if (!place) return [];
    const value = withDoubt(sourcedText(place.piece));
    taken.push(value.source);
    return [{ entry: { [head]: value }, anchors: [place.known.at], answer }];
  });
  return drafts.sort((one, other) => (one.anchors[0] ?? 0) - (other.anchors[0] ?? 0));
}

type Filling = { draft: Draft; drafts: Draft[]; field: Field; taken: Range[]; hasMonth: boolean };

/** Takes the nearest place that can be the field's, unless another entry is nearer to it. */
function fill(lines: KnownLine[], { draft, drafts, field, taken, hasMonth }: Filling): void {
  const { entry, anchors, answer } = draft;
  if (!isOpen(entry[field])) return;
  const places = placesOf(lines, quoteFor(answer, field))
    .filter((place) => canBe(field, place) && distance(anchors, place) <= REACH)
    .filter((place) => drafts.every((other) => distance(other.anchors, place) >= distance(anchors, place)))
    .sort((one, other) => distance(anchors, one) - distance(anchors, other));
  const own = [entry[field]?.source, entry.start?.source];
  for (const place of places) {
    const value = valueAt(place, field, hasMonth);
    if (
      !value ||
      !isInOrder(entry, field, value.value) ||
      taken.some((range) => !own.includes(range) && overlaps(range, value.source))
    )
      continue;
    Object.assign(entry, { [field]: withDoubt(value) });
    taken.push(value.source);
    return;
  }
}

/** A start that is filled in lies before the end that was read, and the other way round; both are months as text. */
function isInOrder({ start, end }: Entry, field: Field, value: string | null): boolean {
  if (field === 'start') return !end?.value || !value || value <= end.value;
  return field !== 'end' || !start || !value || value >= start.value;
}

const quoteFor = (answer: Answers, field: Field): Quote =>
  answer[field === 'start' || field === 'end' ? 'period' : field] ?? null;

const distance = (anchors: number[], { known }: Place): number =>
  Math.min(...anchors.map((at) => Math.abs(at - known.at)));

function valueAt({ piece }: Place, field: Field, hasMonth: boolean) {
  if (field === 'degree') return degreeIn(piece);
  if (field !== 'start' && field !== 'end') return sourcedText(piece);
  const range = findRange(piece);
  if (range) return rangeFields(range)[field];
  const month = field === 'end' && hasMonth ? findMonth(piece) : null;
  return month && sourced(month.month, month.piece);
}

const school =
  /大学|[学书]院|学校|[中高小]学|党校|研究所|研究院|\b(?:universit|universidad|college|school|institut|academy|polytech|[eé]cole|hochschule)|^[A-Z]{2,6}$/iu;

/** Whether a place can hold such a value at all. Dates and degrees are read by the rules; the rest is a short cell. */
function canBe(field: Field, place: Place): boolean {
  const { text } = place.piece;
  if (field === 'start' || field === 'end' || field === 'degree') return true;
  return (
    /\p{L}{2}/u.test(text) &&
    !/[@<>{}]|https?:|www\.|\d{7}|\p{Cc}|\p{Cf}/iu.test(text) &&
    text.length <= (/\p{Script=Han}/u.test(text) ? 40 : 90) &&
    headingOf(text) === null &&
    findRange(place.piece) === null &&
    (field !== 'school' || school.test(text)) &&
    standsAlone(place)
  );
}

/** Where values of the CV stand that were read already: no stretch of it is two of them. */
function rangesIn(fields: CvFields): Range[] {
  const entries = kinds.flatMap((kind) =>
    ((fields[kind] ?? []) as Entry[]).flatMap((entry) => fieldsOf[kind].map((field) => entry[field]?.source)),
  );
  return [fields.name?.source, fields.phone?.source, fields.email?.source, ...entries].filter((range) => range != null);
}
