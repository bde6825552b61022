import { findRange } from './dates.ts';
import { degreeIn } from './degrees.ts';
import type { SectionKind } from './heading-words.ts';
import { headingOf } from './headings.ts';
import { isLanguage } from './languages.ts';
import type { CvLine } from './lines.ts';
import { split, startsWithBullet } from './pieces.ts';
import { headingsByPrint } from './print.ts';
import { companyCue, titleCue } from './roles.ts';
import { schoolIn } from './schools.ts';

export type Section = { kind: SectionKind | 'head'; lines: CvLine[] };

/** Cuts a CV at its headings. What stands before the first one, or has no heading of its own, is `head`. */
export function sectionsOf(lines: CvLine[]): Section[] {
  const sections: Section[] = [];
  const openIn = new Map<number, Section>();
  let block: number | null = null;
  let current: Section = { kind: 'head', lines: [] };
  sections.push(current);
  const set = headingsByPrint(lines);
  const open = (kind: Section['kind']) => {
    current = { kind, lines: [] };
    sections.push(current);
  };
  for (const [at, line] of lines.entries()) {
    if (line.block !== block) {
      const known = openIn.get(line.block);
      if (block !== null && !known) open('head');
      else if (known) current = known;
      block = line.block;
    }
    const heading = headingOf(line.text) ?? set(line, lines[at + 1]);
    if (heading && heading.contentStart === null && line.text.length < 40) {
      open(heading.kind);
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
  return sections.some(({ kind }) => isEntryKind(kind)) ? sections : sections.flatMap(guessed);
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
  const words = split(line, /[\t|｜·,，]|\s{2,}|(?<=\p{Script=Han})\s/gu).map((piece) => piece.text);
  if (
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
