import { z } from 'zod';
import { reviewReason } from '../company/review.ts';
import { formats, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { codeSigns } from '../pasted.ts';
import { done, listOf, seen } from '../shapes.ts';
import { MAX_GIFT } from '../wallet/coins.ts';
import { domain } from './domain.ts';

/**
 * What needs two operators: `withdraw` takes a passed certification back, `confirm_licence` has the master scan a code
 * (5106), `promote` has a sub-account lead its company (5103), `move` has an account become a sub-account of another one
 * (5105), `reidentify` has a person show anew who they are, `release` takes back what was asked and not done yet, `give_coins`
 * puts gift coins into a company's wallet.
 */
export const proposalAction = z.enum([
  'freeze',
  'unfreeze',
  'withdraw',
  'confirm_licence',
  'promote',
  'move',
  'reidentify',
  'release',
  'give_coins',
]);
export type ProposalAction = z.infer<typeof proposalAction>;

const subjectKind = z.enum(['company', 'account']);

export const proposal = z.object({
  uuid: formats.uuid,
  version: z.number().int(),
  action: proposalAction,
  /** A person's name is masked. */
  subject: z.object({ kind: subjectKind, uuid: formats.uuid, name: z.string() }),
  /** The company to which an account is to move. */
  target: z.string().nullable(),
  /** To be given to the company. */
  coins: z.number().int().nullable(),
  /** For operators. */
  reason: z.string(),
  /** For the company whose certification is withdrawn. */
  reasons: z.array(reviewReason),
  proposed_by: z.string(),
  proposed_at: formats.instant,
  /** One's own can be taken back and not confirmed. */
  own: z.boolean(),
});
export type Proposal = z.infer<typeof proposal>;

/** What became of a proposal. */
export const settledProposal = proposal.omit({ version: true }).extend({
  state: z.enum(['confirmed', 'declined']),
  decided_by: z.string(),
  decided_at: formats.instant,
  /** Whoever proposed it took it back. */
  taken_back: z.boolean(),
  /** Of the second operator; may be empty. */
  words: z.string(),
});
export type SettledProposal = z.infer<typeof settledProposal>;

export const listProposals = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/proposals',
  access: 'operator',
  summary: 'What waits for a second operator, the longest waiting first, and what was settled in the last 30 days',
  input: z.object({}),
  output: listOf(proposal).extend({
    /** The newest 20 of them, the newest first. */
    settled: z.array(settledProposal),
  }),
});

export const propose = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/proposals',
  access: 'operator',
  summary:
    'Proposes to freeze or unfreeze, to withdraw a certification, or what somebody has to do; another operator confirms',
  input: seen
    .extend({
      kind: subjectKind,
      action: proposalAction,
      reason: plainText(5, limits.message),
      reasons: z.array(reviewReason).max(16).default([]),
      /** Of the company to which an account is to move: the credit code of its licence. */
      target: z.string().overwrite(codeSigns).max(limits.creditCode).default(''),
      /** For `give_coins`. */
      coins: z.number().int().min(1).max(MAX_GIFT).nullable().default(null),
    })
    .refine(({ action, reasons }) => (action === 'withdraw') === reasons.length > 0, {
      path: ['reasons'],
      error: 'review.reasonNeeded',
    })
    .refine(({ action, target }) => (action === 'move') === (target !== ''), { path: ['target'], error: 'ops.target' })
    .refine(({ action, coins }) => (action === 'give_coins') === (coins !== null), {
      path: ['coins'],
      error: 'ops.coins',
    }),
  output: proposal,
});

export const decideProposal = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/proposals/decide',
  access: 'operator',
  summary:
    "Confirms another operator's proposal, which then counts at once, or declines it; one's own can only be taken back",
  input: seen.extend({ confirm: z.boolean(), words: plainText(0, limits.message).default('') }),
  output: done,
});
