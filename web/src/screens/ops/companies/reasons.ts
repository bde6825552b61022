import type { PaperField } from '@qinghe/contract/company/papers.ts';
import type { ReviewReason } from '@qinghe/contract/company/review.ts';

/** Why papers are refused, by the field at which it stands. */
export type Reasons = Partial<Record<PaperField, Omit<ReviewReason, 'field'>>>;

export const codes = ['mismatch', 'unreadable', 'expired', 'missing', 'other'] as const;

/** As the call takes them. */
export const listOf = (reasons: Reasons): ReviewReason[] =>
  Object.entries(reasons).map(([field, reason]) => ({ field: field as PaperField, ...reason }));
