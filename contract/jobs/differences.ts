import type { JobDraft, JobField } from './job.ts';

/** Fields that say one thing together are one difference, named by the first. */
const together: Partial<Record<JobField, JobField>> = {
  pay_max: 'pay_min',
  pay_negotiable: 'pay_min',
  pay_months: 'pay_min',
};

/** The fields in which two texts of a job differ, in the order of the form. */
export function differingFields(before: JobDraft, after: JobDraft): JobField[] {
  const [one, other] = [before, after] as unknown as Record<string, unknown>[];
  const fields = Object.keys(after).filter((field): field is JobField => field !== 'kind');
  const differing = fields.filter((field) => JSON.stringify(one?.[field]) !== JSON.stringify(other?.[field]));
  return [...new Set(differing.map((field) => together[field] ?? field))];
}
