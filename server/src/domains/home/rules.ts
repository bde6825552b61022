import type { Handler } from '@qinghe/contract/home/handling.ts';

/** A share of answers within a week below which somebody needs help. */
const FEW_ANSWERS = 0.8;

/** Of those who answer too few of the CVs that wait for them, who has most waiting. */
export const whoNeedsHelp = (people: readonly Handler[]): string | null =>
  people
    .filter(({ waiting, reply_rate }) => waiting > 0 && reply_rate !== null && reply_rate < FEW_ANSWERS)
    .toSorted((a, b) => b.waiting - a.waiting)[0]?.uuid ?? null;
