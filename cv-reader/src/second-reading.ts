import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { type AskedKind, entriesWith, kinds, missingIn } from './asked-entries.ts';
import {
  covers,
  isOpen,
  type KnownLine,
  knownLines,
  placesOf,
  type Quote,
  rangeOf,
  standsAlone,
  withDoubt,
} from './asked-places.ts';
import { readEmail, readPhone } from './contact.ts';
import { linesOf } from './lines.ts';
import { readName } from './names.ts';
import { sectionsOf } from './sections.ts';

/** What a second reader says: stretches of the text, word by word, null where it says nothing. */
export type CvAnswer = {
  name: Quote;
  phone: Quote;
  email: Quote;
  educations: { school: Quote; degree: Quote; major: Quote; period: Quote }[];
  internships: { company: Quote; title: Quote; period: Quote }[];
  projects: { name: Quote; role: Quote; period: Quote }[];
};
export type CvQuestion = 'name' | 'phone' | 'email' | AskedKind;

const contacts = ['name', 'phone', 'email'] as const;

/** What the rules left blank or doubt: that alone is asked for. */
export const questionsOf = (fields: CvFields): CvQuestion[] => [
  ...contacts.filter((field) => isOpen(fields[field])),
  ...kinds.filter((kind) => missingIn(kind, fields)),
];

/**
 * The fields with what a second reader has found in the text. It is believed where its words stand, and where the rules'
 * own eye agrees that they can be such a value; nothing that is sure, or that a person typed, is touched.
 */
export function withAnswer(text: string, fields: CvFields, answer: CvAnswer): CvFields {
  const lines = knownLines(linesOf(text));
  const result = { ...fields, ...contactsIn(lines, fields, answer) };
  for (const kind of kinds) {
    const entries = entriesWith(lines, result, kind, answer[kind]);
    if (entries.length > 0) Object.assign(result, { [kind]: entries });
  }
  return result;
}

/** Name, phone and e-mail, each as the rules read it in the very line where the quote stands. */
function contactsIn(lines: KnownLine[], fields: CvFields, answer: CvAnswer): Partial<CvFields> {
  const ofPerson = new Set(
    sectionsOf(lines.map(({ line }) => line))
      .filter(({ kind }) => kind === 'head' || kind === 'contact')
      .flatMap((section) => section.lines.map(({ start }) => start)),
  );
  const own = lines.filter(({ line, ofOthers }) => !ofOthers && ofPerson.has(line.start));
  const read = { name: readName, phone: readPhone, email: readEmail };
  return Object.fromEntries(
    contacts
      .filter((field) => isOpen(fields[field]))
      .flatMap((field) => {
        for (const place of placesOf(own, answer[field])) {
          const { line } = place.known;
          const found = field === 'name' && !standsAlone(place) ? undefined : read[field]([line], [line]);
          if (found && covers(found.source, rangeOf(place))) return [[field, withDoubt(found)]];
        }
        return [];
      }),
  );
}
