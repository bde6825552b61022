import type { CvDoubt, CvFields } from '@qinghe/contract/resumes/cv.ts';
import type { ReadCv } from './reading.ts';

/** What a CV gives for a field of the form. */
export interface CvValue {
  value: string;
  /** Why the person should look at it closely: what the reader says, or `odd`, unusual in its form. */
  doubt?: CvDoubt | undefined;
}

/**
 * The values for the form's fields; of several schoolings the one with the latest end counts. Beside the reader's own
 * doubts a value has one where its form is unusual, where it was inferred, and every name read by OCR.
 */
export function cvValues({ fields, byOcr }: ReadCv, today: string): Record<string, CvValue | undefined> {
  const educations = [...(fields.educations ?? [])].sort((a, b) => endOf(b).localeCompare(endOf(a)));
  const education = educations[0];
  // Which of several schoolings is the newest is a guess where one of them has no end.
  const guessed = educations.length > 1 && educations.some(({ end }) => !end?.value);
  const inferred = guessed ? 'leftover' : undefined;
  const stated = fields.graduationMonth;
  const phone = fields.phone && { ...fields.phone, value: withoutPrefix(fields.phone.value) };
  const start = fields.earliestStart;
  return {
    name: judged(fields.name, byOcr ? 'unclear' : undefined, isUsualName),
    phone: judged(phone, undefined, (digits) => /^1[3-9]\d{9}$/.test(digits)),
    email: judged(fields.email, undefined, (email) => EMAIL.test(email)),
    school: judged(education?.school, inferred, (school) => SCHOOL.test(school)),
    degree: judged(education?.degree, inferred),
    major: judged(education?.major, inferred, (major) => major.length <= 30 && !/\d/.test(major)),
    graduation_month: judged(stated ?? education?.end, stated ? undefined : 'leftover', (month) =>
      isNear(today, month),
    ),
    city: judged(fields.city, undefined, (city) => city.length <= 20),
    days_per_week: judged(fields.daysPerWeek),
    months: judged(fields.months, undefined, (months) => Number(months) <= 24),
    earliest_start: judged(
      start?.value === 'now' ? { ...start, value: today } : start,
      undefined,
      (day) => day >= today,
    ),
  };
}

const endOf = (education: NonNullable<CvFields['educations']>[number]): string => education.end?.value ?? '9999-99';

type Read = { value: string | number | null; doubt?: CvDoubt | undefined };

/** The reader knows best why it doubts; `inferred` is what the form makes of it. */
function judged(
  read: Read | undefined,
  inferred?: CvDoubt,
  isUsual: (value: string) => boolean = () => true,
): CvValue | undefined {
  if (read === undefined || read.value === null) return undefined;
  const value = String(read.value);
  return { value, doubt: read.doubt ?? inferred ?? (isUsual(value) ? undefined : 'odd') };
}

const withoutPrefix = (phone: string): string => phone.replace(/^\+?86(?=1\d{10}$)/, '').replace(/^\+/, '');

/** Two to four Han characters, a transcribed name with its dots, or two to four words in letters. */
const isUsualName = (name: string): boolean =>
  /^\p{Script=Han}{2,4}$/u.test(name) ||
  /^\p{Script=Han}+(?:·\p{Script=Han}+)+$/u.test(name) ||
  /^[\p{L}'’.-]+(?: [\p{L}'’.-]+){1,3}$/u.test(name);

const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/i;
const SCHOOL = /大学|学院|学校|中学|universit|college|institut|school|academy|polytechnic/i;

const isNear = (today: string, month: string): boolean =>
  Math.abs(Number(month.slice(0, 4)) - Number(today.slice(0, 4))) <= 6;
