import { z } from 'zod';
import { caseRecord, caseTurn, heldDecision, queueHead, queueOrder, refusedBy } from '../casework.ts';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid, seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { checkStatus } from './endpoints.ts';
import { companyPapers, paperField } from './papers.ts';
import { notedMark } from './register-marks.ts';
import { noticeChannel, reviewEntry, reviewReason } from './review.ts';

export const companyCaseHistory = z.array(
  reviewEntry.extend({
    /** For operators only. */
    note: z.string(),
    /** What is otherwise than in the papers that were handed in before, with what stood there. */
    changes: z.array(z.object({ field: paperField, before: z.string() })),
  }),
);

export const caseDecision = z.enum(['pass', 'pass_for_now', 'refuse']);

/** A company whose papers wait for a decision. */
const companyCase = z.object({
  uuid: formats.uuid,
  name: z.string(),
  check_status: checkStatus,
  /** Null once it is decided. */
  waiting_since: formats.instant.nullable(),
  /** Of an appeal: who refused; another operator decides. */
  refused_by: refusedBy,
  ...caseTurn,
});

export const listCompanyCases = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/companies',
  access: 'operator',
  summary: 'Companies whose papers wait for a decision, the longest waiting first',
  input: z.object({ ...pageInput, order: queueOrder.default('oldest') }),
  output: pageOf(companyCase).extend({ head: queueHead }),
});

/** One case with all that an operator decides on. */
const companyCaseDetail = companyCase.omit({ shelved: true }).extend({
  version: z.number().int(),
  submitted: companyPapers,
  /** What is in force, where a change is asked for. */
  in_force: companyPapers.nullable(),
  /** What was refused last, where nothing is in force. */
  refused: companyPapers.nullable(),
  /** Where the picture of the licence can be looked at for some minutes. */
  licence_url: z.string().nullable(),
  /** The picture of the papers that were in force or refused before, where it is another one. */
  licence_before_url: z.string().nullable(),
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
  /** What operators read in the public register. */
  marks: z.array(notedMark),
  ...caseRecord,
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
    'Passes the papers, for now or for good, or refuses them with a reason at each field; can be taken back for ten seconds',
  input: seen
    .extend({
      decision: caseDecision,
      reasons: z.array(reviewReason).max(16).default([]),
    })
    .refine(({ decision, reasons }) => (decision === 'refuse') === reasons.length > 0, {
      path: ['reasons'],
      error: 'review.reasonNeeded',
    }),
  output: heldDecision,
});
