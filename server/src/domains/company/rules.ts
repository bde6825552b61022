import type { CompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import type { LicencePapers } from '@qinghe/contract/company/papers.ts';

export type CheckStatus = CompanyInfo['check_status'];

/** What somebody may do about the papers of a company: its master hands in and appeals, operators decide. */
export type ReviewAction = 'submit' | 'appeal' | 'pass' | 'pass_for_now' | 'refuse';

/**
 * Where each action leads. Papers in force stay so while changed ones are looked at (`revision`), and when those are
 * refused.
 */
const transitions: Record<CheckStatus, Partial<Record<ReviewAction, CheckStatus>>> = {
  incomplete: { submit: 'uncheck' },
  uncheck: { submit: 'uncheck', pass: 'pass', pass_for_now: 'later_check', refuse: 'reject' },
  later_check: { submit: 'later_check', pass: 'pass', refuse: 'reject' },
  reject: { submit: 'uncheck', appeal: 'appeal' },
  appeal: { pass: 'pass', refuse: 'reject' },
  pass: { submit: 'revision' },
  revision: { submit: 'revision', pass: 'pass', refuse: 'pass' },
};

/** The status after an action, or undefined where there is no such action. */
export const after = (status: CheckStatus, action: ReviewAction): CheckStatus | undefined =>
  transitions[status][action];

/** Whether the papers wait for a decision of an operator. */
export const waits = (status: CheckStatus): boolean =>
  after(status, 'pass') !== undefined || after(status, 'refuse') !== undefined;

/** Whether what was decided puts the papers that were handed in into force. */
export const comesIntoForce = (action: ReviewAction): boolean => action === 'pass' || action === 'pass_for_now';

/** Whether no papers of the company are in force: what is handed in is then all that there is to show. */
export const hasNoneInForce = (status: CheckStatus): boolean =>
  status === 'incomplete' || status === 'uncheck' || status === 'reject' || status === 'appeal';

/** Whether a licence has ended before a day, YYYY-MM-DD; its last day counts. */
export const hasEnded = ({ valid_until }: Pick<LicencePapers, 'valid_until'>, today: string): boolean =>
  valid_until !== null && valid_until < today;

/** 林晓 → 林*, 欧阳修远 → 欧***: who knows the person knows who is meant. */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = [...name];
  return first + '*'.repeat(Math.min(rest.length, 3));
};
