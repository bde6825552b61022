import type { CvEducation, CvFields } from '@qinghe/contract/resumes/cv.ts';
import { readAvailability } from './availability.ts';
import { readBirthYear, readCity, readEmail, readGender, readPhone } from './contact.ts';
import { findMonth, findRange } from './dates.ts';
import { degreeIn } from './degrees.ts';
import { withLikelyWrong } from './doubt-model.ts';
import { readEducations, withDegreeOfHead, withMajorOfHead } from './education.ts';
import { readInternships, readProjects } from './experience.ts';
import { fieldsOfLetter, isLetter } from './letter-fields.ts';
import type { CvLine } from './lines.ts';
import { readAwards, readLanguages, readSelfDescription, readSkills } from './lists.ts';
import { readName } from './names.ts';
import { withOdd } from './odd-values.ts';
import { ofPerson } from './other-people.ts';
import { type Sourced, slice, sourced } from './pieces.ts';
import { schoolIn } from './schools.ts';
import { type Section, sectionsOf } from './sections.ts';
import { asWritten, isTraditional, simplifiedLines } from './traditional.ts';

/** Reads the fields of a CV out of its lines. Takes any text without throwing; what is not stated is left out. */
export function parseFields(lines: CvLine[]): CvFields {
  const text = lines.map((line) => line.text).join('\n');
  return isTraditional(text) ? asWritten(weighed(simplifiedLines(lines)), text) : weighed(lines);
}

const weighed = (lines: CvLine[]): CvFields => withLikelyWrong(fieldsByRules(lines), lines);

/** As `parseFields`, of simplified text, with the doubts of the rules alone: what the model of doubts is trained on. */
export function fieldsByRules(lines: CvLine[]): CvFields {
  const sections = sectionsOf(lines);
  const of = (...kinds: Section['kind'][]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap((section) => section.lines);
  const own = ofPerson(lines);
  const head = own(of('head', 'contact', 'availability')).slice(0, 60);
  const schoolings = educationLines(sections);
  // A label `学历：` may have opened the section: what stands above its first school says something of the person, too.
  const above = schoolings.slice(0, Math.max(0, schoolings.findIndex(schoolIn)));
  const personal = [...head, ...above];
  const told = isLetter(lines) ? fieldsOfLetter(lines) : null;
  const educations =
    told?.educations ?? withMajorOfHead(withDegreeOfHead(readEducations(schoolings), personal), personal);
  const fields: CvFields = {
    name: readName(own(lines), own(of('head', 'contact')), own(of('availability', 'self'))),
    gender: readGender(head),
    birthYear: readBirthYear(head),
    phone: readPhone(own(lines), head),
    email: readEmail(own(lines)),
    city: readCity(head),
    educations: filled(educations),
    graduationMonth: readGraduation(lines) ?? lastEnd(educations),
    internships: filled(underHeadings(sections, 'internships').flatMap(readInternships).slice(0, MAX_ENTRIES)),
    projects: filled(underHeadings(sections, 'projects').flatMap(readProjects).slice(0, MAX_ENTRIES)),
    awards: filled(readAwards(of('awards'))),
    skills: filled(readSkills(of('skills'))),
    languages: filled(readLanguages(of('languages'), of('skills', 'awards'))),
    selfDescription: readSelfDescription(of('self')),
    ...(told && { internships: told.internships, projects: told.projects }),
    ...readAvailability(of('head', 'contact', 'availability', 'self', 'other', 'languages', 'skills', 'awards')),
  };
  return withOdd(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as CvFields);
}

const MAX_ENTRIES = 50;

/**
 * The lines of a kind, those under each heading of their own apart: entries are set alike below one heading alone. What was taken
 * for a section of that kind by no word of its heading, and has no time, is none where others have some.
 */
function underHeadings(sections: Section[], kind: Section['kind']): CvLine[][] {
  const groups: Section[] = [];
  for (const section of sections.filter((one) => one.kind === kind)) {
    const last = groups.at(-1);
    if (last && !section.isOwn) last.lines = [...last.lines, ...section.lines];
    else groups.push({ ...section });
  }
  const isDated = ({ lines }: Section) => lines.some((line) => findRange(line));
  const hasDated = groups.some(isDated);
  return groups.filter((group) => !hasDated || !group.isGuess || isDated(group)).map(({ lines }) => lines);
}

function filled<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

/** The section about schools; without one, the lines that name a school beside a degree. */
function educationLines(sections: Section[]): CvLine[] {
  const own = sections.filter(({ kind }) => kind === 'education').flatMap((section) => section.lines);
  if (own.some((line) => schoolIn(line))) return own;
  // 我的学校, University Background: whatever its heading says, what begins with a school and its time is about schools.
  const schools = sections.find(({ kind, lines: [first, second] }) => {
    const isDated = [first, second].some((line) => line && findRange(line));
    return (kind === 'other' || kind === 'skills') && isDated && first !== undefined && schoolIn(first) !== null;
  });
  if (schools) return schools.lines;
  const lines = sections
    .filter(({ kind }) => kind === 'head' || kind === 'contact' || kind === 'other' || kind === 'education')
    .flatMap((section) => section.lines);
  // A label `学历` of a form opened the section: its school stands above, under no heading.
  const isOwn = new Set(own);
  return lines.filter((line, at) => {
    if (isOwn.has(line)) return degreeIn(line) !== null || /毕业/u.test(line.text);
    const near = [line, lines[at + 1]].filter((candidate) => candidate !== undefined);
    return (
      (schoolIn(line) &&
        (/(?:院校|学校)\s*[:：\t]/u.test(line.text) || near.some((candidate) => degreeIn(candidate)))) ||
      /(?:学历|学位)\s*[:：\t]/u.test(line.text) ||
      (degreeIn(line) && lines[at - 1] && schoolIn(lines[at - 1] as CvLine))
    );
  });
}

/** 预计2027年6月毕业, 2027届, Expected graduation: June 2027. */
function readGraduation(lines: CvLine[]): Sourced<string> | undefined {
  for (const line of lines) {
    const stated = line.text.match(
      /毕业时间|预计.{0,12}毕业|(?:expected|anticipated)?\s*graduation|graduating|\d月(?:份)?毕业/iu,
    );
    const month = stated ? findMonth(line) : null;
    if (month) return sourced(month.month, month.piece);
    const year = line.text.match(/(20[2-4]\d)\s*(?=届)|class of (20[2-4]\d)/iu);
    if (year?.index !== undefined)
      return sourced(`${year[1] ?? year[2]}-06`, slice(line, year.index, year.index + year[0].length));
  }
  return undefined;
}

function lastEnd(educations: CvEducation[]): Sourced<string> | undefined {
  // Still studying without a stated end: an earlier degree's end says nothing about this graduation.
  if (educations.some(({ end }) => end?.value === null)) return undefined;
  const ends = educations.flatMap(({ end }) =>
    end?.value && end.source ? [{ value: end.value, source: end.source }] : [],
  );
  return ends.sort((one, other) => other.value.localeCompare(one.value))[0];
}
