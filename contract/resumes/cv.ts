/**
 * What a CV says, as read from its text or as a person has put it right.
 *
 * Every value carries its place: `source` holds UTF-16 offsets, start inclusive and end exclusive, into the text
 * that was extracted from the file. It is null when the value did not come from the file (typed by a person).
 * Everything is optional: a field that the CV does not state is absent, never empty.
 */
import { z } from 'zod';
import { degree } from '../dict/endpoints.ts';

/** A picture counts as a page of this many points across, whatever its pixels. */
export const PICTURE_WIDTH = 595;

const source = z.object({ start: z.int().min(0), end: z.int().min(0) }).nullable();

/**
 * Why a value is less than sure, for whoever looks it over: `leftover` – no label and no line of its own says what it is,
 * it is what was left of one; `unclear` – letters of a picture that are hard to tell; `asked` – the second reader found
 * it in the text; `named` – the file's name says so, and the CV does not; `odd` – it does not look like what it was taken
 * for. A value without a doubt is one that the CV says outright.
 */
export const cvDoubt = z.enum(['leftover', 'unclear', 'asked', 'named', 'odd']);
export type CvDoubt = z.infer<typeof cvDoubt>;

function sourced<Value extends z.ZodType>(value: Value) {
  return z.object({ value, source, doubt: cvDoubt.optional() });
}

/** `YYYY-MM`. A CV that gives a bare year is read as September for a start and June for an end. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const shortText = z.string().min(1).max(200);
const longText = z.string().min(1).max(20_000);

export const cvEducation = z.object({
  school: sourced(shortText).optional(),
  degree: sourced(degree).optional(),
  major: sourced(shortText).optional(),
  start: sourced(month).optional(),
  /** null: still studying, no end stated. */
  end: sourced(month.nullable()).optional(),
  /** null: the CV does not say. */
  fullTime: sourced(z.boolean().nullable()).optional(),
});

const experience = {
  start: sourced(month).optional(),
  /** null: still going on. */
  end: sourced(month.nullable()).optional(),
  text: sourced(longText).optional(),
};

export const cvInternship = z.object({
  company: sourced(shortText).optional(),
  title: sourced(shortText).optional(),
  ...experience,
});

export const cvProject = z.object({
  name: sourced(shortText).optional(),
  role: sourced(shortText).optional(),
  ...experience,
});

export const cvFields = z.object({
  name: sourced(shortText).optional(),
  gender: sourced(z.enum(['male', 'female'])).optional(),
  birthYear: sourced(z.int().min(1900).max(2100)).optional(),
  /** A mainland mobile as its 11 digits; any other phone as digits, with a leading `+` where the CV gives one. */
  phone: sourced(z.string().regex(/^\+?\d{7,15}$/)).optional(),
  email: sourced(z.string().min(3).max(254)).optional(),
  /** Where the person lives: `上海`, without 市; in an English CV as written there. */
  city: sourced(shortText).optional(),
  educations: z.array(cvEducation).max(20).optional(),
  graduationMonth: sourced(month).optional(),
  internships: z.array(cvInternship).max(50).optional(),
  projects: z.array(cvProject).max(50).optional(),
  awards: z.array(sourced(shortText)).max(100).optional(),
  skills: z.array(sourced(shortText)).max(100).optional(),
  languages: z.array(sourced(shortText)).max(30).optional(),
  selfDescription: sourced(longText).optional(),
  daysPerWeek: sourced(z.int().min(1).max(7)).optional(),
  /** How many months the person can stay. */
  months: sourced(z.int().min(1).max(36)).optional(),
  /** `now`, or `YYYY-MM-DD`. */
  earliestStart: sourced(z.union([z.literal('now'), z.string().regex(/^\d{4}-\d{2}-\d{2}$/)])).optional(),
});

export type CvFields = z.infer<typeof cvFields>;
export type CvEducation = NonNullable<CvFields['educations']>[number];
export type CvInternship = NonNullable<CvFields['internships']>[number];
export type CvProject = NonNullable<CvFields['projects']>[number];
