import { z } from 'zod';
import { caseDecision } from '../company/cases.ts';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { listOf } from '../shapes.ts';
import { domain } from './domain.ts';
import { proposalAction } from './proposals.ts';
import { operator } from './session.ts';

/** What operators do, as their log names it; `texts/audit` has the words. */
export const operatorActions = [
  'company.reviewed',
  'company.papers_viewed',
  'company.limits_set',
  'identity.reviewed',
  'identity.viewed',
  'job.appeal_allowed',
  'job.appeal_kept',
  'proposal.made',
  'proposal.confirmed',
  'proposal.declined',
  'decision.taken_back',
  'case.noted',
  'case.shelved',
  'case.register_noted',
  'account.looked_up',
  'candidate.looked_up',
  'candidate.erased',
  'candidate.held',
  'candidate.released',
  'holiday.entered',
  'word.saved',
  'word.removed',
  'notice.written',
  'notice.changed',
  'notice.taken_back',
  'notice.deleted',
  'fair.written',
  'fair.changed',
  'fair.published',
  'fair.cancelled',
  'fair.deleted',
  'fair.company_accepted',
  'fair.company_refused',
  'talent_key.created',
  'talent_key.revoked',
  'order.payment_asked',
  'order.transfer_entered',
  'order.transfer_named',
  'order.transfer_confirmed',
  'order.transfer_dropped',
  'order.refund_proposed',
  'order.refund_withdrawn',
  'order.refund_confirmed',
  'order.refund_refused',
  'order.refund_sent_again',
  'order.refund_entered',
  'order.refund_settled',
  'order.refund_dropped',
  'order.price_proposed',
  'order.price_confirmed',
  'order.price_declined',
  'order.stray_proposed',
  'order.stray_settled',
  'order.stray_dropped',
  'order.bill_read',
  'order.statement_read',
  'order.difference_explained',
  'order.difference_closed',
  'order.difference_unexplained',
  'invoice.issued',
  'invoice.reversal_filed',
  'invoice.reversed',
  'invoice.reversal_denied',
  'invoice.refused',
  'ad.approved',
  'ad.refused',
  'broadcast.written',
  'broadcast.changed',
  'broadcast.published',
  'broadcast.cancelled',
  'broadcast.deleted',
  'broadcast.sign_up_confirmed',
  'broadcast.exported',
  'feedback.opened',
  'feedback.answered',
  'feedback.closed',
  'help.taken',
  'help.handed_back',
  'help.answered',
  'help.noted',
  'help.settled',
  'help.resolved',
  'help.canned_created',
  'help.canned_changed',
  'help.canned_deleted',
  'operator.logged_in',
  'operator.logged_out',
] as const;

/** How it was decided, or what was proposed. */
const decision = z.enum([...caseDecision.options, ...proposalAction.options]);

const operatorEntry = z.object({
  uuid: formats.uuid,
  at: formats.instant,
  operator,
  action: z.string(),
  decision: decision.nullable(),
  /** Whom it was about: each is null where none is meant. A person's name is masked. */
  company: z.object({ uuid: formats.uuid, name: z.string() }).nullable(),
  account: z.object({ uuid: formats.uuid, name: z.string() }).nullable(),
  job: z.object({ uuid: formats.uuid, name: z.string() }).nullable(),
  /** Sensitive words: the first few, and how many there were. */
  words: z.object({ first: z.array(z.string()), count: z.number().int() }).nullable(),
  /** The title of a notice as it was then. */
  notice: z.string().nullable(),
  /** The title of a job fair, likewise. */
  fair: z.string().nullable(),
  /** A key of a students’ platform: its sender and its name. */
  key: z.string().nullable(),
});
export type OperatorEntry = z.infer<typeof operatorEntry>;

export const listOperatorAudit = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/audit',
  access: 'operator',
  summary: 'What operators did, about whom and when, the newest first',
  input: z.object({
    ...pageInput,
    by: formats.uuid.optional(),
    action: z.enum(operatorActions).optional(),
    /** First and last day, in China. */
    from: formats.date.optional(),
    to: formats.date.optional(),
  }),
  output: pageOf(operatorEntry),
});

export const listOperators = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/operators',
  access: 'operator',
  summary: 'Everybody who is or was an operator, by name',
  input: z.object({}),
  output: listOf(operator),
});
