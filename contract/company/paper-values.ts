/** Fields of a licence, of which a public register says something too. */
export const licenceFields = [
  'name',
  'credit_code',
  'company_type',
  'legal_person',
  'registered_capital',
  'founded_on',
  'valid_until',
  'registered_address',
  'scope',
] as const;

/** Fields of the papers that a reason of a refusal can stand at. */
export const paperFields = [
  ...licenceFields,
  'licence_uuid',
  'short_name',
  'industry',
  'size',
  'city',
  'office_address',
  'introduction',
] as const;
type Field = (typeof paperFields)[number];

/** What an operator finds of a field in the public register; nothing is looked up for them. */
export const registerMarks = ['same', 'differs', 'spelling'] as const;

/** Papers as far as their values matter here; `papers.ts` says what each may be. */
interface Papers {
  licence: object & { proof?: 'letter' | undefined };
  credentials: object;
}

/** What stands at each field of papers, as one text each; the letter in place of a licence is no field. */
export function valuesOf({ licence, credentials }: Papers): Partial<Record<Field, string>> {
  const { proof: _letter, ...fields } = { ...licence, ...credentials };
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? '']));
}

/** Fields at which papers differ from others, with what stood there. */
export function changesOf(papers: Papers, before: Papers): { field: Field; before: string }[] {
  const [now, then] = [valuesOf(papers), valuesOf(before)];
  return paperFields
    .filter((field) => (now[field] ?? '') !== (then[field] ?? ''))
    .map((field) => ({ field, before: then[field] ?? '' }));
}
