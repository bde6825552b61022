import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import type { ReadCv } from './reading.ts';

/** What a CV gives for a field of the form. */
export interface CvValue {
  value: string;
  /** The person should look at it closely: found by a weak rule, or odd in its form. */
  doubtful: boolean;
}

/**
 * The values for the form's fields; of several schoolings the one with the latest end counts. The reader gives no
 * confidence, so a value is doubtful where its form is unusual, where it was inferred, and for every name read by OCR.
 */
export function cvValues({ fields, byOcr }: ReadCv, today: string): Record<string, CvValue | undefined> {
  const educations = [...(fields.educations ?? [])].sort((a, b) => endOf(b).localeCompare(endOf(a)));
  const education = educations[0];
  // Which of several schoolings is the newest is a guess where one of them has no end.
  const guessed = educations.length > 1 && educations.some(({ end }) => !end?.value);
  const start = fields.earliestStart?.value;
  const stated = fields.graduationMonth?.value;
  const phone = fields.phone?.value.replace(/^\+?86(?=1\d{10}$)/, '').replace(/^\+/, '');
  return {
    name: judged(fields.name?.value, (name) => byOcr || !isUsualName(name)),
    phone: judged(phone, (digits) => !/^1[3-9]\d{9}$/.test(digits)),
    email: judged(fields.email?.value, (email) => !/^[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/i.test(email)),
    school: judged(education?.school?.value, (school) => guessed || !SCHOOL.test(school)),
    degree: judged(education?.degree?.value, () => guessed),
    major: judged(education?.major?.value, (major) => guessed || major.length > 30 || /\d/.test(major)),
    graduation_month: judged(
      stated ?? education?.end?.value,
      (month) => stated === undefined || isFarFrom(today, month),
    ),
    city: judged(fields.city?.value, (city) => city.length > 20),
    days_per_week: judged(fields.daysPerWeek?.value.toString(), () => false),
    months: judged(fields.months?.value.toString(), (months) => Number(months) > 24),
    earliest_start: judged(start === 'now' ? today : start, (day) => day < today),
  };
}

const endOf = (education: NonNullable<CvFields['educations']>[number]): string => education.end?.value ?? '9999-99';

const judged = (value: string | null | undefined, isDoubtful: (value: string) => boolean): CvValue | undefined =>
  value === undefined || value === null ? undefined : { value, doubtful: isDoubtful(value) };

/** Two to four Han characters, a transcribed name with its dots, or two to four words in letters. */
const isUsualName = (name: string): boolean =>
  /^\p{Script=Han}{2,4}$/u.test(name) ||
  /^\p{Script=Han}+(?:·\p{Script=Han}+)+$/u.test(name) ||
  /^[\p{L}'’.-]+(?: [\p{L}'’.-]+){1,3}$/u.test(name);

const SCHOOL = /大学|学院|学校|中学|universit|college|institut|school|academy|polytechnic/i;

const isFarFrom = (today: string, month: string): boolean =>
  Math.abs(Number(month.slice(0, 4)) - Number(today.slice(0, 4))) > 6;
