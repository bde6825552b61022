import { AppError } from '../../app-error.ts';
import type { Trx } from '../../db/database.ts';
import { requireFound } from '../../refusals.ts';
import { addInvoiced, lockOrder } from './order-queries.ts';

/** What of a payment can be invoiced: neither what is invoiced nor what goes back. */
export const invoiceableFen = (order: {
  paid_fen: number;
  refunding_fen: number;
  refunded_fen: number;
  invoiced_fen: number;
}): number => order.paid_fen - order.refunding_fen - order.refunded_fen - order.invoiced_fen;

/**
 * Covers all that can be invoiced of some orders, which stay locked until the transaction ends.
 * @returns what of each is covered. @throws AppError 40401 foreign ones, 40935 with the order of which nothing is left
 */
export async function coverOrders(
  trx: Trx,
  companyUuid: string,
  uuids: readonly string[],
): Promise<{ uuid: string; fen: number }[]> {
  const covered = [];
  for (const uuid of [...new Set(uuids)].toSorted()) {
    const order = requireFound(await lockOrder(trx, companyUuid, uuid));
    const fen = invoiceableFen(order);
    if (fen <= 0) throw new AppError(40935, { data: { uuid, number: order.number } });
    await addInvoiced(trx, companyUuid, uuid, fen);
    covered.push({ uuid, fen });
  }
  return covered;
}

/** Gives back what an invoice covered that is none any more. */
export async function uncoverOrders(
  trx: Trx,
  companyUuid: string,
  covered: readonly { uuid: string; fen: number }[],
): Promise<void> {
  for (const { uuid, fen } of covered.toSorted((a, b) => a.uuid.localeCompare(b.uuid)))
    await addInvoiced(trx, companyUuid, uuid, -fen);
}
