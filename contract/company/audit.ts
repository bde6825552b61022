import { z } from 'zod';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { stage } from '../resumes/stages.ts';
import { domain } from './domain.ts';

/** What was acted upon: the first half of an action's name. */
export const auditObjects = [
  'application',
  'job',
  'brochure',
  'talk',
  'fair',
  'member',
  'company',
  'account',
  'identity',
  'file',
  'proposal',
  'audit',
  'common_word',
  'reject_template',
  'invite_template',
  'note_template',
  'saved_filter',
  'talent',
  'talent_search',
  'platform_key',
  'webhook',
  'order',
  'invoice',
  'ad',
] as const;

/** Most rows of one file; who wants more asks for fewer days. */
export const MAX_EXPORTED_ROWS = 10_000;

const filter = z.object({
  /** The account that acted. */
  by: formats.uuid.optional(),
  object: z.enum(auditObjects).optional(),
  /** First and last day, in China. */
  from: formats.date.optional(),
  to: formats.date.optional(),
});

const auditEntry = z.object({
  uuid: formats.uuid,
  at: formats.instant,
  by: z.object({
    kind: z.enum(['account', 'operator', 'platform', 'candidate', 'clock']),
    /** Of the company's own people; operators stay unnamed. */
    name: z.string().nullable(),
  }),
  /** Object and verb, `job.published`; `texts/audit` has its words. */
  action: z.string(),
  object: z.object({
    type: z.string(),
    uuid: z.string().nullable(),
    /** The title of a job, a brochure, a talk or a fair, a name; a candidate's masked; null where there is none. */
    name: z.string().nullable(),
  }),
  /** Where somebody was moved to. */
  to_stage: stage.nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = domain.endpoint({
  method: 'GET',
  path: '/api/v1/company/audit',
  access: 'master',
  summary: 'Who did what in the company, the newest first; candidates are masked',
  input: filter.extend(pageInput),
  output: pageOf(auditEntry),
});

/** A file that was made for one person. */
export const exportedFile = z.object({
  /** Good for ten minutes. */
  url: z.string(),
  rows: z.number().int(),
  /** There were more rows than a file holds. */
  cut: z.boolean(),
});

export const exportAudit = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/audit/export',
  access: 'master',
  perMinute: 10,
  summary: 'The same as a spreadsheet (xlsx), 10,000 rows at most',
  input: filter,
  output: exportedFile,
});

export const exportMembers = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/members/export',
  access: 'master',
  perMinute: 10,
  summary: 'The people of the company as a spreadsheet (xlsx); phones are masked as on the page',
  input: z.object({}),
  output: exportedFile,
});
