import { cut } from '@qinghe/contract/cut.ts';
import { isPhone } from '@qinghe/contract/formats.ts';
import type { CvFileReason } from '@qinghe/contract/intake/cv-imports.ts';
import { type SuggestedField, suggestedFields } from '@qinghe/contract/intake/people.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { type Candidate, reachableCandidate } from '@qinghe/contract/resumes/candidate.ts';
import type { CvEducation, CvFields } from '@qinghe/contract/resumes/cv.ts';
import { readFileName } from './name-of-file.ts';

/** The fields of a CV, with what its file's name says where the CV says nothing. */
export function withFileName(fields: CvFields, fileName: string): CvFields {
  const { name, school } = readFileName(fileName);
  const guess = (value: string) => ({ value, source: null, doubt: 'named' as const });
  const hasSchool = fields.educations?.some((education) => education.school !== undefined) ?? false;
  const [first = {}, ...others] = fields.educations ?? [];
  const guessed: CvFields = {
    ...(fields.name === undefined && name !== undefined && { name: guess(name) }),
    ...(!hasSchool && school !== undefined && { educations: [{ ...first, school: guess(school) }, ...others] }),
  };
  return Object.keys(guessed).length > 0 ? { ...fields, ...guessed } : fields;
}

/** A person as a CV tells them, as far as an application can be made of it; else why it cannot. */
export function candidateOf(fields: CvFields): Candidate | CvFileReason {
  const phone = (fields.phone?.value ?? '').replace(/^\+?86(?=1\d{10}$)/, '').replace(/^\+/, '');
  if (!isPhone(phone)) return 'noPhone';
  const person = reachableCandidate.safeParse({ ...toldBy(fields), phone });
  if (person.success) return person.data;
  const [path] = person.error.issues[0]?.path ?? [];
  return path === 'email' ? 'noReach' : path === 'phone' ? 'noPhone' : 'noName';
}

/** The same for the form of somebody who completes it, with why a value is less than sure. */
export function suggestionOf(fields: CvFields) {
  const phone = fields.phone?.value.replace(/^\+?86(?=1\d{10}$)/, '').replace(/^\+/, '');
  const told: Record<string, unknown> = { ...toldBy(fields), phone };
  const education = latestOf(fields.educations ?? []);
  const read = {
    ...{ name: fields.name, phone: fields.phone, email: fields.email, city: fields.city },
    ...{ school: education?.school, degree: education?.degree, major: education?.major },
    graduation_month: fields.graduationMonth ?? education?.end,
  };
  return {
    suggested: Object.fromEntries(suggestedFields.map((field) => [field, String(told[field] ?? '')])) as Record<
      SuggestedField,
      string
    >,
    doubts: Object.fromEntries(
      suggestedFields.flatMap((field) => {
        const doubt = read[field]?.doubt;
        return doubt === undefined ? [] : [[field, doubt]];
      }),
    ),
  };
}

/** What does not fit is left out: nobody is there to be asked. */
function toldBy(fields: CvFields) {
  const shape = reachableCandidate.shape;
  const fit = <Name extends keyof typeof shape>(name: Name, value: unknown) =>
    shape[name].safeParse(value).success ? { [name]: value } : {};
  const education = latestOf(fields.educations ?? []);
  const short = (value: string | undefined, most: number) => (value === undefined ? undefined : cut(value, most));
  return {
    name: fields.name?.value ?? '',
    ...fit('email', fields.email?.value),
    ...fit('school', short(education?.school?.value, limits.school)),
    ...fit('degree', education?.degree?.value),
    ...fit('major', short(education?.major?.value, limits.major)),
    ...fit('graduation_month', fields.graduationMonth?.value ?? education?.end?.value),
    ...fit('city', short(fields.city?.value, limits.cityName)),
    ...fit('days_per_week', fields.daysPerWeek?.value),
    ...fit('months', fields.months?.value),
    ...fit('earliest_start', fields.earliestStart?.value),
  };
}

/** Of several schoolings the one with the latest end. */
const latestOf = (educations: readonly CvEducation[]): CvEducation | undefined =>
  [...educations].sort((a, b) => endOf(b).localeCompare(endOf(a)))[0];

const endOf = ({ end }: CvEducation): string => end?.value ?? '9999-99';
