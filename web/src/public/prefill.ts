import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { say } from './words.ts';

/** Puts what was read from the CV into empty fields and marks them for checking; what the person typed stays. */
export function prefill(form: HTMLFormElement, fields: CvFields): void {
  for (const [name, value] of Object.entries(valuesOf(fields))) {
    const input = form.elements.namedItem(name);
    if (value === undefined || !(input instanceof HTMLInputElement || input instanceof HTMLSelectElement)) continue;
    const field = input.closest<HTMLElement>('[data-field]');
    const typed = input.value !== '' && field?.dataset.state !== 'from-cv';
    if (typed || !field) continue;
    input.value = value;
    // The browser refuses a value that does not fit the field; then it stays empty for the person.
    if (input.value === '') continue;
    field.dataset.state = 'from-cv';
    const note = field.querySelector('.note');
    if (note) note.textContent = say('fromCv');
  }
}

/** The newest schooling counts; a CV lists it first or last, so the latest end decides. */
export function valuesOf(fields: CvFields): Record<string, string | undefined> {
  const education = [...(fields.educations ?? [])].sort((a, b) => endOf(b).localeCompare(endOf(a)))[0];
  const start = fields.earliestStart?.value;
  return {
    name: fields.name?.value,
    phone: fields.phone?.value.replace(/^\+/, ''),
    email: fields.email?.value,
    school: education?.school?.value,
    degree: education?.degree?.value,
    major: education?.major?.value,
    graduation_month: fields.graduationMonth?.value ?? education?.end?.value ?? undefined,
    city: fields.city?.value,
    days_per_week: fields.daysPerWeek?.value.toString(),
    months: fields.months?.value.toString(),
    earliest_start: start === 'now' ? new Date().toISOString().slice(0, 10) : start,
  };
}

const endOf = (education: NonNullable<CvFields['educations']>[number]): string => education.end?.value ?? '9999-99';
