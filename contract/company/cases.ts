import { z } from 'zod';
import { formats, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid, seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { checkStatus } from './endpoints.ts';
import { companyPapers } from './papers.ts';
import { noticeChannel, reviewEntry, reviewReason } from './review.ts';

export const companyCaseHistory = z.array(
  reviewEntry.extend({
    /** For operators only. */
    note: z.string(),
  }),
);

export const caseDecision = z.enum(['pass', 'pass_for_now', 'refuse']);

/** A company whose papers wait for a decision. */
const companyCase = z.object({
  uuid: formats.uuid,
  name: z.string(),
  check_status: checkStatus,
  /** How often it was handed in. */
  submissions: z.number().int(),
  /** Null once it is decided. */
  waiting_since: formats.instant.nullable(),
  /** Of an appeal: who refused; another operator decides. */
  refused_by: z.object({ name: z.string(), is_you: z.boolean() }).nullable(),
});

export const listCompanyCases = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/companies',
  access: 'operator',
  summary: 'Companies whose papers wait for a decision, the longest waiting first',
  input: z.object(pageInput),
  output: pageOf(companyCase),
});

/** One case with all that an operator decides on. */
const companyCaseDetail = companyCase.extend({
  version: z.number().int(),
  submitted: companyPapers,
  /** What is in force, where a change is asked for. */
  in_force: companyPapers.nullable(),
  /** What was refused last, where nothing is in force. */
  refused: companyPapers.nullable(),
  /** Where the picture of the licence can be looked at for some minutes. */
  licence_url: z.string().nullable(),
  credit_code_adds_up: z.boolean(),
  /** Other companies that have the credit code, or wait with it; the first ten. */
  same_code: z.array(byUuid.extend({ name: z.string() })),
  members: z.number().int(),
  online_jobs: z.number().int(),
  master: z
    .object({
      name: z.string(),
      phone: z.string(),
      /** How the decision reaches the master, if anything does. */
      told_by: noticeChannel.nullable(),
    })
    .nullable(),
  history: companyCaseHistory,
  decisions: z.array(caseDecision),
});
export type CompanyCaseDetail = z.infer<typeof companyCaseDetail>;

export const getCompanyCase = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/companies/detail',
  access: 'operator',
  summary: 'The papers of a company with the picture of its licence; looking at it is kept in the audit log',
  input: byUuid,
  output: companyCaseDetail,
});

export const decideCompanyCase = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/companies/review',
  access: 'operator',
  summary:
    'Passes the papers, passes them for now, or refuses them with a reason at each field; an appeal is for another operator',
  input: seen
    .extend({
      decision: caseDecision,
      reasons: z.array(reviewReason).max(16).default([]),
      note: plainText(0, limits.note).default(''),
    })
    .refine(({ decision, reasons }) => (decision === 'refuse') === reasons.length > 0, {
      path: ['reasons'],
      error: 'review.reasonNeeded',
    }),
  output: z.object({ check_status: checkStatus }),
});
