import { readEmail, readPhone } from './contact.ts';
import { findRange } from './dates.ts';
import { degreeIn } from './degrees.ts';
import { headerOf } from './header-rows.ts';
import type { SectionKind } from './heading-words.ts';
import { headingOf, kindByWords } from './headings.ts';
import { kindByContent } from './kind-by-content.ts';
import { isLanguage } from './languages.ts';
import type { CvLine } from './lines.ts';
import { partedRuns } from './mixed-runs.ts';
import { modelHeadings } from './model-headings.ts';
import { ofPerson } from './other-people.ts';
import { split, startsWithBullet } from './pieces.ts';
import { headingsByPrint } from './print.ts';
import { companyCue, titleCue } from './roles.ts';
import { schoolIn } from './schools.ts';

export type Section = {
  kind: SectionKind | 'head';
  lines: CvLine[];
  /** No word of its heading says what it is about. */
  isGuess?: boolean;
  /** A heading of its own opened it: what stands under another heading of its kind is no part of it. */
  isOwn?: boolean;
};

/**
 * Cuts a CV at its headings. What stands before the first one, or has no heading of its own, is `head`. A section goes on
 * where its column does: on the next page, in the next box, below its heading that stands alone.
 */
export function sectionsOf(lines: CvLine[]): Section[] {
  const sections: Section[] = [];
  const openIn = new Map<number, Section>();
  let current: Section = { kind: 'head', lines: [] };
  sections.push(current);
  const byPrint = headingsByPrint(lines);
  const byModel = modelHeadings(lines);
  const words = lines.map(({ text }) => headingOf(text));
  const firsts = [words.findIndex((heading) => heading?.contentStart === null), byPrint.first];
  const first = Math.min(...firsts.filter((at) => at >= 0));
  // Above the first heading stand the title and the name, however they are set.
  const printed = (line: CvLine, at: number) => (at >= first ? byPrint.headingAt(line, lines[at + 1]) : null);
  const headings = lines.map((line, at) => words[at] ?? byModel[at] ?? printed(line, at));
  const isHeading = (at: number) => headings[at]?.contentStart === null && (lines[at]?.text.length ?? 0) < 40;
  const open = (kind: Section['kind'], isGuess = false) => {
    current = { kind, lines: [], isGuess };
    sections.push(current);
    return current;
  };
  for (const [at, line] of lines.entries()) {
    if (at > 0 && line.block !== lines[at - 1]?.block) {
      const waiting = isWaiting(sections, current) && !isHeading(at) && handsOver(lines, at - 1, isHeading);
      const going = waiting ? current : (openIn.get(line.block) ?? openIn.get(line.follows ?? Number.NaN));
      const isNew = !openIn.has(line.block);
      if (!going || (isNew && saysContact(lines, at, isHeading))) open('head');
      else current = going;
    }
    const heading = headings[at];
    const table = kindOfTable(line);
    if (table && table !== current.kind) open(table);
    if (heading && isHeading(at)) {
      open(heading.kind, words[at] === null && kindByWords(line.text) === null).isOwn = true;
    } else if (heading?.contentStart != null && opens(line, heading.kind, current.kind)) {
      const before = current.kind;
      open(heading.kind);
      // What is said about availability needs its label: 可实习时间：3个月.
      current.lines.push(heading.kind === 'availability' ? line : lineFrom(line, heading.contentStart));
      // Spoken languages stand as one row among the skills; the next row is about skills again.
      const ownLine =
        heading.kind === 'availability' ||
        (heading.kind === 'languages' && before === 'skills') ||
        (isEntryKind(before) && !line.text.includes('\t'));
      if (ownLine) open(before);
    } else {
      if (isListKind(current.kind) && saysAvailability.test(line.text)) open('availability');
      current.lines.push(line);
    }
    openIn.set(line.block, current);
  }
  for (const section of sections) if (section.isGuess) section.kind = kindByContent(section.lines) ?? section.kind;
  return sections.some(({ kind }) => isEntryKind(kind))
    ? withLostJobs(sections.flatMap(partedRuns))
    : sections.flatMap((section) => (isListKind(section.kind) ? [section] : guessed(section)));
}

/** Jobs with their times that stand under no heading that is known, where no other section has any. */
function withLostJobs(sections: Section[]): Section[] {
  if (sections.some(({ kind }) => kind === 'internships')) return sections;
  return sections.flatMap((section) => {
    const first = section.lines.findIndex((line) => findRange(line));
    const told = section.lines.slice(Math.max(0, first));
    const isLost = section.kind === 'head' && first >= 0 && kindByContent(told) === 'internships';
    const above = { ...section, lines: section.lines.slice(0, first) };
    return isLost ? [above, { kind: 'internships', lines: told, isGuess: true }] : [section];
  });
}

/** What a table is about by its first row: schools, employers or projects. */
function kindOfTable(line: CvLine): SectionKind | null {
  const labels = headerOf(line);
  if (labels === null) return null;
  if (labels.includes('company')) return 'internships';
  return labels.includes('school') ? 'education' : labels.includes('name') ? 'projects' : null;
}

/** Whether the last heading stands alone so far. Of several such ones nobody knows whose the next text is. */
function isWaiting(sections: Section[], current: Section): boolean {
  const before = sections.at(-2);
  const isBare = ({ kind, lines }: Section) => kind !== 'head' && lines.length === 0;
  return isBare(current) && sections.at(-1) === current && !(before && isBare(before));
}

/**
 * Whether a heading that ends its block says what the next block is about: nothing else goes on below it, and on a page it
 * stands at the foot of its column.
 */
function handsOver(lines: CvLine[], at: number, isHeading: (at: number) => boolean): boolean {
  const line = lines[at] as CvLine;
  const below = lines.findIndex(
    ({ block, follows }, other) => other > at && (block === line.block || follows === line.block),
  );
  if (below >= 0 && !isHeading(below)) return false;
  const place = line.spans[0]?.box;
  return (
    !place ||
    lines.every(
      ({ page, spans: [span] }) => page !== line.page || !span || span.box.y < place.y + LINES_OF_A_FOOT * line.size,
    )
  );
}

/** Lower, there was room for a line of the section. */
const LINES_OF_A_FOOT = 4;

/** Whether a block says how to reach the person before its first heading. */
function saysContact(lines: CvLine[], from: number, isHeading: (at: number) => boolean): boolean {
  const block = lines[from]?.block;
  let end = from;
  while (lines[end]?.block === block && !isHeading(end)) end++;
  const own = lines.slice(from, end);
  return ofPerson(own)(own).some((line) => readEmail([line]) !== undefined || readPhone([line], []) !== undefined);
}

function isEntryKind(kind: Section['kind']): boolean {
  return kind === 'education' || kind === 'internships' || kind === 'projects';
}

function isListKind(kind: Section['kind']): boolean {
  return kind === 'languages' || kind === 'skills' || kind === 'awards' || kind === 'self';
}

/** A line of its own below the last list, without a heading. */
const saysAvailability =
  /^\W{0,3}(?:每周(?:可|能)?(?:到岗|实习|出勤)|可实习|available\s.{0,30}(?:days|months|immediately|from)|可?随时到岗|到岗时间)/iu;

/** Whether `label: content` opens a section rather than being one more row of the present one. */
function opens(line: CvLine, kind: SectionKind, current: Section['kind']): boolean {
  const content = line.text.replace(/^[^:：\t]*[:：\t]/, '');
  if (kind === 'languages' && !/\t/.test(line.text))
    return content.split(/[,，、;；/]/).some((item) => isLanguage(item.trim()));
  if (/^[^:：]*\t/.test(line.text)) return kind !== 'contact' && !(isEntryKind(kind) && current === kind);
  if (kind === 'contact') return false;
  if (startsWithBullet(line.text) && isEntryKind(current)) return false;
  if (current === 'internships' || current === 'projects')
    return /^\p{Script=Han}{4,6}[:：]/u.test(line.text) && (kind === 'awards' || kind === 'skills' || kind === 'self');
  if (current === 'education') return kind === 'awards' || kind === 'languages';
  return kind !== current && !(current === 'skills' && isEntryKind(kind));
}

function lineFrom(line: CvLine, at: number): CvLine {
  const start = line.start + at;
  return { ...line, text: line.text.slice(at), start, spans: line.spans.filter((span) => span.end > start) };
}

/** A CV without headings: each line that starts an entry says by its words what kind of entry it is. */
function guessed(section: Section): Section[] {
  const parts: Section[] = [{ kind: 'head', lines: [] }];
  for (const [at, line] of section.lines.entries()) {
    const current = parts.at(-1) as Section;
    const kind = kindOfEntry(line, section.lines[at + 1], current.kind);
    if (kind && kind !== current.kind) parts.push({ kind, lines: [line] });
    else current.lines.push(line);
  }
  return parts;
}

function kindOfEntry(line: CvLine, next: CvLine | undefined, current: Section['kind']): Section['kind'] | null {
  const range = findRange(line);
  const bullet = startsWithBullet(line.text);
  if (!bullet && isLanguageList(line)) return 'languages';
  if (bullet && !range) return null;
  const datedSoon = range ?? (next && !startsWithBullet(next.text) ? findRange(next) : null);
  if (!datedSoon || line.text.length - (range?.piece.text.length ?? 0) > 70) return null;
  if (schoolIn(line) && (degreeIn(line) || (next && degreeIn(next)))) return 'education';
  if (!range && current !== 'head') return null;
  if (!range) return schoolIn(line) ? 'education' : null;
  const words = split(line, /[\t|｜·,，。]|\s{2,}|(?<=\p{Script=Han})\s/gu).map((piece) => piece.text);
  // An employer that no word tells stands right before its post: 同忻煤矿，技术员。
  const isPostBehind = words.length > 1 && titleCue.test(words[2] ?? words[1] ?? '') && !schoolIn(line);
  if (
    isPostBehind ||
    words.some((word) => companyCue.test(word)) ||
    words.some((word) => /实习|intern\b/iu.test(word) && titleCue.test(word))
  )
    return 'internships';
  return current === 'head' && schoolIn(line) ? 'education' : 'projects';
}

function isLanguageList(line: CvLine): boolean {
  const items = split(line, /[、,，;；]/g);
  return items.length > 0 && line.text.length < 80 && items.every((item) => isLanguage(item.text));
}
