import { z } from 'zod';
import { type JobKind, jobKind } from '../resumes/stages.ts';
import { domain } from './domain.ts';

/** What the apply form does with a field: leaves it out, offers it, insists on it. */
export const fieldChoices = ['off', 'optional', 'required'] as const;
export const fieldChoice = z.enum(fieldChoices);
export type FieldChoice = z.infer<typeof fieldChoice>;

const ofEveryKind = ['email', 'school', 'degree', 'major', 'graduation_month', 'city'] as const;

/** What the apply form of a kind of job may ask for beside name, phone, CV and consent, in its order. */
export const askedFields = {
  internship: [...ofEveryKind, 'days_per_week', 'months', 'earliest_start'],
  campus: [...ofEveryKind, 'gpa', 'offer_state', 'wish_city'],
} as const satisfies Record<JobKind, readonly string[]>;
export type AskedField = (typeof askedFields)[JobKind][number];

/** A choice for each field of a kind; the fields of the other kind are missing. */
export type AskedFields = { [Name in AskedField]?: FieldChoice | undefined };

const usual = {
  email: 'optional',
  school: 'required',
  degree: 'required',
  major: 'required',
  graduation_month: 'required',
  city: 'optional',
} as const;

/** What is asked as long as a company has chosen nothing. */
export const usualFields: Record<JobKind, AskedFields> = {
  internship: { ...usual, days_per_week: 'required', months: 'required', earliest_start: 'required' },
  campus: { ...usual, gpa: 'optional', offer_state: 'optional', wish_city: 'optional' },
};

/** The same as it travels. */
export const askedChoices = z
  .object({
    email: fieldChoice,
    school: fieldChoice,
    degree: fieldChoice,
    major: fieldChoice,
    graduation_month: fieldChoice,
    city: fieldChoice,
    days_per_week: fieldChoice,
    months: fieldChoice,
    earliest_start: fieldChoice,
    gpa: fieldChoice,
    offer_state: fieldChoice,
    wish_city: fieldChoice,
  } satisfies Record<AskedField, z.ZodType>)
  .partial();

/** Refuses a choice that is missing, and one for a field that the kind has not. */
export function checkFields({ kind, fields }: { kind: JobKind; fields: AskedFields }, context: z.RefinementCtx): void {
  const known: readonly string[] = askedFields[kind];
  for (const name of new Set([...known, ...Object.keys(fields)]))
    if (!known.includes(name) || !(name in fields))
      context.addIssue({ code: 'custom', path: ['fields', name], message: 'format.required' });
}

/** A choice of fields for a kind of job; `checkFields` looks at whether it is whole. */
export const resumeFields = { kind: jobKind, fields: askedChoices };

const path = '/api/v1/jobs/resume_config';

/** Version 0 where the company has never chosen. */
export const resumeConfig = z.object({
  ...resumeFields,
  version: z.number().int(),
  abilities: z.object({ change: z.boolean() }),
});
export type ResumeConfig = z.infer<typeof resumeConfig>;

export const getResumeConfig = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Which fields the apply forms of the company’s jobs of a kind ask for',
  input: z.object({ kind: jobKind }),
  output: resumeConfig,
});

export const saveResumeConfig = domain.endpoint({
  method: 'POST',
  path,
  access: 'master',
  summary:
    'Changes which fields the apply forms ask for, from now on; 40901 with the current choice when it was changed since',
  input: z.object({ ...resumeFields, version: z.number().int() }).superRefine(checkFields),
  output: resumeConfig,
});
