import type { ProposalAction } from '@qinghe/contract/ops/proposals.ts';

/** The text that says what a proposal brings about: freezing does one thing to a company, and another to an account. */
export const effectOf = (kind: 'company' | 'account', action: ProposalAction) =>
  action === 'freeze' || action === 'unfreeze'
    ? (`proposals.effect.${kind}.${action}` as const)
    : (`proposals.effect.${action}` as const);

/** Whether it takes something away from somebody. */
export const isHard = (action: ProposalAction): boolean =>
  action === 'freeze' || action === 'withdraw' || action === 'move' || action === 'reidentify';
