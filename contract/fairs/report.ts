import { z } from 'zod';
import { exportedFile } from '../company/audit.ts';
import { degree } from '../dict/endpoints.ts';
import { formats } from '../formats.ts';
import { byUuid } from '../shapes.ts';
import { deskDecision } from './desk.ts';
import { domain } from './domain.ts';
import { fairFields } from './fair.ts';

/** Schools that are named; the others are counted together. */
export const REPORTED_SCHOOLS = 10;

const count = z.number().int();

export const getFairReport = domain.endpoint({
  method: 'GET',
  path: '/api/v1/fairs/report',
  access: 'user',
  summary:
    'What came of a job fair at which the company had a booth: who came to its stand, when, from where, and what was decided; every split adds up to the visits',
  input: byUuid,
  output: z.object({
    fair: byUuid.extend(fairFields.pick({ title: true, place: true, starts_at: true, ends_at: true }).shape).extend({
      booth: z.string(),
    }),
    visits: count,
    /** Talked to; decided about or not yet. */
    talked: count,
    applications: count,
    /** Minutes that those who were called waited on average; null before the first call. */
    wait: count.nullable(),
    /** By the clocks of China, every hour from the first visit to the last. */
    hours: z.array(z.object({ hour: formats.minute, visits: count })),
    degrees: z.array(z.object({ degree, visits: count })),
    years: z.array(z.object({ year: count, visits: count })),
    schools: z.array(z.object({ school: z.string(), visits: count })),
    other_schools: count,
    decisions: z.array(z.object({ decision: deskDecision.nullable(), visits: count })),
    jobs: z.array(byUuid.extend({ title: z.string(), wished: count, chosen: count, applications: count })),
  }),
});

export const exportFairReport = domain.endpoint({
  method: 'POST',
  path: '/api/v1/fairs/report/pdf',
  access: 'user',
  perMinute: 10,
  summary: 'The same report with its charts as a PDF; the audit log keeps that it was made',
  input: byUuid,
  /** `rows`: the visits that it counts. */
  output: exportedFile,
});
