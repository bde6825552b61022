import { isMainlandPhone } from '@qinghe/contract/formats.ts';
import type { AskedField, AskedFields } from '@qinghe/contract/jobs/resume-config.ts';
import type { Candidate } from '@qinghe/contract/resumes/candidate.ts';
import { AppError } from '../../../app-error.ts';

const EMPTY = {
  email: '',
  school: '',
  degree: null,
  major: '',
  graduation_month: null,
  city: '',
  days_per_week: null,
  months: null,
  earliest_start: null,
  gpa: '',
  offer_state: null,
  wish_city: '',
} as const satisfies { [Name in AskedField]: Candidate[Name] };
const names = Object.keys(EMPTY) as AskedField[];

/**
 * What a company keeps of what somebody hands in: what it does not ask for is dropped, also where an older page asked.
 * @param cityNames where the job is: a wish needs a choice
 * @throws AppError 400 at the first field that it asks for and that is empty
 */
export function parseAsked(candidate: Candidate, fields: AskedFields, cityNames: readonly string[]): Candidate {
  const missing = names.find((name) => isNeeded(name, fields, cityNames) && candidate[name] === EMPTY[name]);
  if (missing) throw new AppError(400, { field: `candidate.${missing}`, reason: `application.${missing}` });
  return keepAsked(candidate, fields);
}

/** The same of somebody whom the company brings in: nothing is needed, and what it does not ask for is dropped. */
export function keepAsked(candidate: Candidate, fields: AskedFields): Candidate {
  const dropped = names.filter((name) => !isKept(name, fields, candidate));
  return { ...candidate, ...Object.fromEntries(dropped.map((name) => [name, EMPTY[name]])) };
}

const isNeeded = (name: AskedField, fields: AskedFields, cityNames: readonly string[]): boolean =>
  fields[name] === 'required' && (name !== 'wish_city' || cityNames.length > 1);

/** Somebody whom no SMS reaches has an e-mail and nothing else. */
const isKept = (name: AskedField, fields: AskedFields, { phone }: Candidate): boolean =>
  (fields[name] ?? 'off') !== 'off' || (name === 'email' && !isMainlandPhone(phone));
