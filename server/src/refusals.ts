import type { AccountActor } from './actor.ts';
import { AppError } from './app-error.ts';

/** The value itself, if there is one. @throws AppError 40401 for undefined */
export function requireFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError(40401);
  return row;
}

/**
 * The row that a person wants to change, as that person saw it.
 * @throws AppError 40401 gone or not the caller's; 40901 with the current state, as `present` shows it, when it was
 * changed since
 */
export async function requireCurrent<Row extends { version: number }>(
  row: Row | undefined,
  version: number,
  present: (row: Row) => unknown,
): Promise<Row> {
  const found = requireFound(row);
  if (found.version !== version) throw new AppError(40901, { data: await present(found) });
  return found;
}

/** The current state of what an account alone can change: it was changed by itself, in another window. */
export const byYou = <Row extends object>(row: Row) => ({ ...row, changed_by_you: true });

/** Whoever only prepares changes nothing that others see already. @throws AppError the code of the account check */
export function requireUnseen({ restriction }: Pick<AccountActor, 'restriction'>, isSeen: boolean): void {
  if (restriction !== null && isSeen) throw new AppError(restriction);
}

export interface Room {
  /** Makes another add at the same moment wait. */
  lock: () => Promise<unknown>;
  count: () => Promise<number>;
  most: number;
  /** Key of the sentence that says how many there may be and what to do. */
  reason: string;
}

/** Room for one more. @throws AppError 40902 with the reason in words when there is none */
export async function requireRoom({ lock, count, most, reason }: Room): Promise<void> {
  await lock();
  if ((await count()) >= most) throw new AppError(40902, { reason, values: { most }, data: { most } });
}
