import { z } from 'zod';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';

/** Months for which CV and contact are kept after the last step, as long as a company says nothing. */
export const USUAL_MONTHS = 12;
/** What a company may choose. Longer than it takes for the purpose is not allowed (PIPL, article 19). */
export const retentionMonths = [6, 12, 18, 24, 36] as const;

/** The instant so many months after another one. */
export function retentionEnd(since: string, months: number): string {
  const end = new Date(since);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end.toISOString();
}

const retention = z.object({
  months: z.union(retentionMonths.map((months) => z.literal(months))),
  version: z.number().int(),
});
export type Retention = z.infer<typeof retention>;

const path = '/api/v1/company/retention';

export const getRetention = domain.endpoint({
  method: 'GET',
  path,
  access: 'master',
  summary: 'For how many months the company keeps what candidates handed in, and what of it goes within 30 days',
  input: z.object({}),
  output: retention.extend({
    /** Applications that outlive their time within 30 days, and the first day on which some do. */
    ending: z.number().int(),
    next: formats.date.nullable(),
  }),
});

export const saveRetention = domain.endpoint({
  method: 'PUT',
  path,
  access: 'master',
  summary: 'Says for how many months; a shorter time holds from the next night on',
  input: retention,
  output: retention,
});
