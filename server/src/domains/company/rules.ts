import type { CompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import type { MemberState } from '@qinghe/contract/company/members.ts';
import type { LicencePapers } from '@qinghe/contract/company/papers.ts';
import type { LicenceConfirmation } from '@qinghe/contract/company/steps.ts';

export type CheckStatus = CompanyInfo['check_status'];

/** What somebody may do about the papers of a company: its master hands in and appeals, operators decide. */
export type ReviewAction = 'submit' | 'appeal' | 'pass' | 'pass_for_now' | 'refuse' | 'withdraw';

/**
 * Where each action leads. Papers in force stay so while changed ones are looked at (`revision`), and when those are
 * refused.
 */
const transitions: Record<CheckStatus, Partial<Record<ReviewAction, CheckStatus>>> = {
  incomplete: { submit: 'uncheck' },
  uncheck: { submit: 'uncheck', pass: 'pass', pass_for_now: 'later_check', refuse: 'reject' },
  later_check: { submit: 'later_check', pass: 'pass', refuse: 'reject', withdraw: 'reject' },
  reject: { submit: 'uncheck', appeal: 'appeal' },
  appeal: { pass: 'pass', refuse: 'reject' },
  pass: { submit: 'revision', withdraw: 'reject' },
  revision: { submit: 'revision', pass: 'pass', refuse: 'pass', withdraw: 'reject' },
};

/** The status after an action, or undefined where there is no such action. */
export const after = (status: CheckStatus, action: ReviewAction): CheckStatus | undefined =>
  transitions[status][action];

/** Whether the papers wait for a decision of an operator. */
export const waits = (status: CheckStatus): boolean =>
  after(status, 'pass') !== undefined || after(status, 'refuse') !== undefined;

/** Whether what was decided puts the papers that were handed in into force. */
export const comesIntoForce = (action: ReviewAction): boolean => action === 'pass' || action === 'pass_for_now';

/** Where no papers of a company are in force: what is handed in is then all that there is to show. */
export const NONE_IN_FORCE = ['incomplete', 'uncheck', 'reject', 'appeal'] as const satisfies CheckStatus[];

export const hasNoneInForce = (status: CheckStatus): boolean => NONE_IN_FORCE.some((none) => none === status);

/**
 * Whether a company is without the certification that it once had: papers in force were refused or withdrawn, and none
 * have passed since. Handing in new ones opens nothing.
 */
export const hasLostCertification = (
  before: { check_status: CheckStatus; certification_lost: boolean },
  to: CheckStatus,
) => hasNoneInForce(to) && (before.certification_lost || !hasNoneInForce(before.check_status));

/** Whether people may come into a company, by whatever way: its papers are in force, and nobody has frozen it. */
export const takesPeopleIn = ({ check_status, frozen_at }: { check_status: CheckStatus; frozen_at: string | null }) =>
  frozen_at === null && !hasNoneInForce(check_status);

/** Whether everybody may see the company's own page, and its jobs in the public list. */
export const isShown = takesPeopleIn;

/** Whether a licence has ended before a day, YYYY-MM-DD; its last day counts. */
export const hasEnded = ({ valid_until }: Pick<LicencePapers, 'valid_until'>, today: string): boolean =>
  valid_until !== null && valid_until < today;

/** How far a phone is with the licence; `settled` where nothing is to be confirmed. */
export function stateOfConfirmation(
  row: { expires_at: string | null; opened_at: string | null; confirmed_at: string | null } | undefined,
  now: Date,
): LicenceConfirmation['state'] {
  if (!row || row.confirmed_at !== null) return 'settled';
  if (row.expires_at === null) return 'none';
  if (Date.parse(row.expires_at) <= now.getTime()) return 'expired';
  return row.opened_at === null ? 'waiting' : 'opened';
}

/** What a member is called among the colleagues; suspension goes before a missing identity. */
export function memberState({ user_status, staff_status }: { user_status: string; staff_status: number }): MemberState {
  if (user_status === 'unactive') return 'suspended';
  return staff_status === 0 ? 'unidentified' : 'active';
}
