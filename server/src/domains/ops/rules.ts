import type { ProposalAction } from '@qinghe/contract/ops/proposals.ts';

interface Subject {
  frozen: boolean;
  /** Of an account: nothing is left to freeze. */
  closed?: boolean;
  /** Of a company: a certification is in force. */
  can_withdraw?: boolean;
  /** Of a company: it stands, and coins can be given to it. */
  can_give?: boolean;
  /** Of a company: its master can be asked to confirm the licence. */
  can_confirm?: boolean;
  /** Of an account: it can be asked to lead its company, to move to another one, or to show anew who it is. */
  can_lead?: boolean;
  can_move?: boolean;
  can_reidentify?: boolean;
  /** Something was asked of it that is not done yet. */
  can_release?: boolean;
}

/** What can be proposed about a company or an account as it stands; of a frozen one nobody asks anything. */
export function proposable({ frozen, closed = false, ...can }: Subject): ProposalAction[] {
  if (closed) return [];
  const withdraw = can.can_withdraw ? (['withdraw'] as const) : [];
  if (frozen) return ['unfreeze', ...withdraw];
  return [
    'freeze',
    ...withdraw,
    ...(can.can_confirm ? (['confirm_licence'] as const) : []),
    ...(can.can_lead ? (['promote'] as const) : []),
    ...(can.can_move ? (['move'] as const) : []),
    ...(can.can_reidentify ? (['reidentify'] as const) : []),
    ...(can.can_release ? (['release'] as const) : []),
    ...(can.can_give ? (['give_coins'] as const) : []),
  ];
}
