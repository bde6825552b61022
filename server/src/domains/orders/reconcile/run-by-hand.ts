import * as contract from '@qinghe/contract/orders/reconciliation.ts';
import { nameOf } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import { route } from '../../../http/route.ts';
import { auditedTransaction } from '../../../http/write.ts';
import { PaymentRefused, PaymentUnknown } from '../../../providers/payment/port.ts';
import { chinaDay, dayAfter } from '../../../time/china-day.ts';
import { presentRun } from './list-differences.ts';
import { readStatement } from './read-statement.ts';
import { reconcileLines, reconcileService } from './reconcile-day.ts';

/** It is noted before anything is asked. @throws AppError 101, 400 for a day that is not over, or too long ago */
async function noteRun(
  context: RequestContext,
  audit: 'order.bill_read' | 'order.statement_read',
  input: { day: string; method: string },
): Promise<void> {
  const { operator, now } = context;
  if (!operator) throw new AppError(101);
  const today = chinaDay(now);
  if (input.day >= today || input.day < dayAfter(today, -contract.MAX_BILL_DAYS))
    throw new AppError(400, {
      ...{ field: 'day', reason: 'orders.billDay', values: { most: contract.MAX_BILL_DAYS } },
    });
  const subject = { audit, input: {}, companyUuid: null, actor: nameOf(operator) };
  await auditedTransaction(context, subject, async ({ note }) => note({ companyUuid: null, detail: input }));
}

/**
 * The bill of a day, once more.
 * @throws AppError 400, 40902 that way is not set up, or its service gives no bill now
 */
export const runReconciliation = route(
  contract.runReconciliation,
  'order.bill_read',
  async (context, { method, day }) => {
    await noteRun(context, 'order.bill_read', { method, day });
    const run = await reconcileService(context.services, { method, day }).catch((error: unknown) => {
      if (!(error instanceof PaymentUnknown || error instanceof PaymentRefused)) throw error;
      throw new AppError(40902, { reason: 'orders.billUnavailable' });
    });
    if (!run) throw new AppError(40902, { reason: 'orders.methodMissing' });
    return presentRun(run);
  },
);

/** The statement of the bank of a day. @throws AppError 400 for a day that is not over, or a line that cannot be read or stands twice */
export const importStatement = route(
  contract.importStatement,
  'order.statement_read',
  async (context, { day, lines: text }) => {
    const lines = readStatement(text, day);
    await noteRun(context, 'order.statement_read', { method: 'bank', day });
    return presentRun(await reconcileLines(context.services, { method: 'bank', day }, lines));
  },
);
