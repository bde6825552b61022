import type { CheckState } from '@qinghe/contract/identity/face-check.ts';

/** Days after a decision for which the pictures stay, in case somebody objects. */
export const PICTURE_DAYS = 30;

/** Days for which the phone that handed in may look at the result. */
export const RESULT_DAYS = 3;

/** 0 none, 1 waiting, 2 passed, 3 refused, 4 must be done again. */
export type IdentityStatus = 0 | 1 | 2 | 3 | 4;
export type IdentityStep = 'hand_in' | 'appeal' | 'withdraw' | 'pass' | 'refuse' | 'redo';

const moves: Record<IdentityStep, { from: readonly IdentityStatus[]; to: IdentityStatus }> = {
  hand_in: { from: [0, 3, 4], to: 1 },
  appeal: { from: [3], to: 1 },
  withdraw: { from: [1], to: 0 },
  pass: { from: [1], to: 2 },
  refuse: { from: [1], to: 3 },
  redo: { from: [2], to: 4 },
};

/** Where a step leads, by phone or on the desktop alike; undefined where it cannot be taken. */
export function statusAfter(status: number, step: IdentityStep): IdentityStatus | undefined {
  const { from, to } = moves[step];
  return from.some((allowed) => allowed === status) ? to : undefined;
}

/** Whether a person counts as identified: also while it must be done again. */
export const isIdentified = (status: number): boolean => status === 2 || status === 4;

/** 11010519491231002X → 1****************X: as little as tells one's own number apart. */
export const maskNumber = (number: string): string =>
  number.slice(0, 1) + '*'.repeat(Math.max(0, number.length - 2)) + number.slice(-1);

/** Why nothing can be handed in at a status, as a key of texts/reasons; undefined where it can. */
export function obstacleTo(checkStatus: number): 'identity.waiting' | 'identity.passed' | undefined {
  if (statusAfter(checkStatus, 'hand_in') !== undefined) return undefined;
  return checkStatus === 1 ? 'identity.waiting' : 'identity.passed';
}

/** When pictures go by themselves; null before the decision. */
export const erasureOf = (decidedAt: string | null): string | null =>
  decidedAt === null ? null : new Date(Date.parse(decidedAt) + PICTURE_DAYS * 86_400_000).toISOString();

/** How far the phone is; what was handed in stays so after the key's time. */
export function stateOfCheck(
  check: { opened_at: string | null; handed_in_at: string | null; expires_at: string } | undefined,
  now: Date,
): CheckState {
  if (!check) return 'none';
  if (check.handed_in_at !== null) return 'handed_in';
  if (Date.parse(check.expires_at) <= now.getTime()) return 'expired';
  return check.opened_at === null ? 'waiting' : 'opened';
}
