import { AppError } from '../../app-error.ts';
import type { Trx } from '../../db/database.ts';
import { addInvoiced, lockOrders } from './order-queries.ts';

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
  const orders = await lockOrders(trx, companyUuid, uuids);
  if (orders.length < new Set(uuids).size) throw new AppError(40401);
  const covered = orders.map((order) => ({ uuid: order.uuid, number: order.number, fen: invoiceableFen(order) }));
  const none = covered.find(({ fen }) => fen <= 0);
  if (none) throw new AppError(40935, { data: { uuid: none.uuid, number: none.number } });
  await addInvoiced(trx, companyUuid, covered);
  return covered;
}

/** Gives back what an invoice covered that is none any more. */
export async function uncoverOrders(
  trx: Trx,
  companyUuid: string,
  covered: readonly { uuid: string; fen: number }[],
): Promise<void> {
  await lockOrders(
    trx,
    companyUuid,
    covered.map(({ uuid }) => uuid),
  );
  await addInvoiced(
    trx,
    companyUuid,
    covered.map(({ uuid, fen }) => ({ uuid, fen: -fen })),
  );
}
