import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { schoolNames } from '@qinghe/cv-reader/index.ts';
import { fold, unfold } from '../../../text/fold.ts';
import { simplified } from '../../../text/variants.ts';
import { escaped, handlesIn, type Known, linesOf, type Range, rangeOf, rangesIn, withBlots } from '../blot.ts';
import { namePatterns } from './name-patterns.ts';
import { PERSON_PATTERNS } from './person-patterns.ts';

/** What says who somebody is: as they typed it, and as their CV was read. */
export interface Secrets extends Known {
  names: readonly string[];
  schools: readonly string[];
}

/** By what the row says, and what was read in the CV. */
export function secretsOf(
  person: { name: string; school: string; phone: string; email: string },
  fields: CvFields | null,
): Secrets {
  const read = fields?.educations?.flatMap(({ school }) => (school ? [school.value] : [])) ?? [];
  return {
    names: [...new Set([person.name, fields?.name?.value ?? ''])].filter((name) => name.trim() !== ''),
    schools: [...new Set([person.school, ...read])].filter((school) => school.trim() !== ''),
    phone: person.phone,
    email: person.email,
  };
}

/** Where the reader saw what says who somebody is. */
const placesIn = (fields: CvFields | null): Range[] =>
  [
    fields?.name,
    fields?.gender,
    fields?.birthYear,
    fields?.phone,
    fields?.email,
    ...(fields?.educations?.map(({ school }) => school) ?? []),
  ].flatMap((field) => (field?.source ? [field.source] : []));

/** A text without whatever says who somebody is. */
export type Mask = (text: string) => string;

export function maskOf(secrets: Secrets): Mask {
  const patterns = patternsOf(secrets);
  return (text) => (text === '' ? '' : withBlots(text, rangesBy(text, patterns, secrets)));
}

/** The mask of somebody of whom nothing is known: contacts, and what anybody's CV may say of its person. */
export const maskOfAnybody: Mask = maskOf({ names: [], schools: [], phone: '', email: '' });

/** Words of a CV as lines, without whatever says who somebody is, by the places that the reader saw too. */
export function maskedCv(text: string, fields: CvFields | null, secrets: Secrets): string {
  const patterns = patternsOf(secrets);
  return withBlots(text, [...rangesBy(text, patterns, secrets), ...handlesIn(text), ...placesIn(fields)]);
}

export const maskedLines = (masked: string) => linesOf(masked);

/**
 * Whether it is sure that a CV's words, once masked, say nothing of who somebody is: the reader found name and school in it
 * without a doubt, the name is the one that was typed, and none of the known words is left.
 */
export function isSure(
  text: string,
  fields: CvFields | null,
  person: { name: string; school: string; phone: string; email: string },
): boolean {
  const { name, phone, email, gender, birthYear, educations = [] } = fields ?? {};
  const schools = educations.flatMap(({ school }) => (school ? [school] : []));
  if (!name?.source || schools.length === 0) return false;
  if ([name, phone, email, gender, birthYear, ...schools].some((field) => field?.doubt !== undefined)) return false;
  if (plainOf(name.value) !== plainOf(person.name)) return false;
  const secrets = secretsOf(person, fields);
  const left = plainOf(maskedCv(text, fields, secrets));
  return ![...secrets.names, ...secrets.schools, secrets.phone, secrets.email]
    .map(plainOf)
    .some((word) => word.length > 1 && left.includes(word));
}

/** Letters and digits alone, folded. */
const plainOf = (text: string): string => fold(text).text.replace(/[^\p{L}\p{N}]/gu, '');

function patternsOf({ names, schools }: Secrets): RegExp[] {
  return [
    ...PERSON_PATTERNS,
    ...names.flatMap(namePatterns),
    ...schools.map((school) => new RegExp([...school.trim()].map(escaped).join('\\s{0,2}'), 'giu')),
  ];
}

function rangesBy(text: string, patterns: readonly RegExp[], known: Known): Range[] {
  const folded = fold(text);
  // Character by character, so that places stay what they are.
  const plain = simplified(text);
  const texts = plain !== text && plain.length === text.length ? [text, plain] : [text];
  const within = (pattern: RegExp) =>
    [...folded.text.matchAll(pattern)].map(({ 0: all, index }) => unfold(folded, index, index + all.length));
  return [
    ...rangesIn(text, known),
    ...patterns.flatMap((pattern) => [
      ...texts.flatMap((one) => [...one.matchAll(pattern)].map(rangeOf)),
      ...within(pattern),
    ]),
    ...schoolsIn(text),
  ].filter(({ end, start }) => end > start);
}

/** Schools of the list by whatever they are called; Latin ones as words of their own. */
const byStart = Map.groupBy(
  schoolNames.filter((name) => name.length > 1).toSorted((one, other) => other.length - one.length),
  (name) => name.slice(0, 2).toLowerCase(),
);

function schoolsIn(text: string): Range[] {
  const small = text.toLowerCase();
  const found: Range[] = [];
  for (let at = 0; at < text.length - 1; at += 1) {
    const name = byStart.get(small.slice(at, at + 2))?.find((one) => isAt(text, small, one, at));
    if (name) found.push({ start: at, end: at + name.length });
  }
  return found;
}

/** A short Latin name (BIT, PKU) counts in capitals alone. */
function isAt(text: string, small: string, name: string, at: number): boolean {
  const isLatin = /^[A-Za-z]/.test(name);
  const isThere = isLatin && name.length < 6 ? text.startsWith(name, at) : small.startsWith(name.toLowerCase(), at);
  if (!isThere || !isLatin) return isThere;
  return !/[A-Za-z]/.test(text[at - 1] ?? '') && !/[A-Za-z]/.test(text[at + name.length] ?? '');
}
