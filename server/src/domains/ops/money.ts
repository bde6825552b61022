import * as contract from '@qinghe/contract/ops/money.ts';
import { readForOperator } from '../../http/operator.ts';
import { chinaDay, dayAfter, instantOfMinute } from '../../time/china-day.ts';
import { countInvoicesWaiting, countRedLettersWaiting } from '../invoices/index.ts';
import { countMoneyWaiting, readPaidIn, readPaidOut, type Span } from '../orders/index.ts';
import { readDisagreeing, readSuspense } from '../wallet/index.ts';

const midnight = (day: string): Date => instantOfMinute(`${day}T00:00`);

/** A day of China, today unless told, beside what waits now. */
export const getMoney = readForOperator(contract.getMoney, async ({ db, now }, { day = chinaDay(now) }) => {
  const span: Span = { from: midnight(day), to: midnight(dayAfter(day, 1)) };
  const [paidIn, paidOut, waiting, invoices, red_letters, suspense, checks] = await Promise.all([
    readPaidIn(db, span),
    readPaidOut(db, span),
    countMoneyWaiting(db),
    countInvoicesWaiting(db),
    countRedLettersWaiting(db),
    readSuspense(db, contract.MAX_NAMED),
    readDisagreeing(db, contract.MAX_NAMED),
  ]);
  return { day, in: paidIn, out: paidOut, waiting: { ...waiting, invoices, red_letters }, ...suspense, ...checks };
});
