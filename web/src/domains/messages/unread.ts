import { MAX_UNREAD } from '@qinghe/contract/messages/kinds.ts';

/** Of all categories together. */
export const sumOf = (counts: Readonly<Record<string, number>> | undefined): number =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);

/** As a badge says it: `99+` where there are more. */
export const badgeOf = (count: number): string => (count >= MAX_UNREAD ? `${MAX_UNREAD - 1}+` : String(count));
