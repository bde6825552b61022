import type { ReadName } from './use-licence-reading.ts';

/** The fields as they stand in the form; their numbers stand on the picture as well. */
export const order: readonly ReadName[] = [
  'name',
  'credit_code',
  'company_type',
  'legal_person',
  'registered_capital',
  'founded_on',
  'valid_until',
  'registered_address',
  'scope',
];
