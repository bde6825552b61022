import type { Order } from '@qinghe/contract/orders/orders.ts';
import type { Reader } from '../../db/database.ts';
import { CASHIER_PATH } from '../../providers/payment/cashier/cashier-path.ts';
import { requireFound } from '../../refusals.ts';
import type { Services } from '../../services.ts';
import { readLinked } from './link/link-queries.ts';
import { findOrder, type OrderRow, readActors, readLines } from './order-queries.ts';
import { type AttemptRow, readAttempts, readReturns } from './payments/attempt-queries.ts';

type Present = Pick<Services, 'payments' | 'publicUrl'>;

/** Orders as their company sees them. */
export async function presentOrders(db: Reader, services: Present, rows: readonly OrderRow[]): Promise<Order[]> {
  const [first] = rows;
  if (!first) return [];
  const uuids = rows.map(({ uuid }) => uuid);
  // One after the other: a transaction has one connection.
  const lines = await readLines(db, first.company_uuid, uuids);
  const attempts = await readAttempts(db, first.company_uuid, uuids);
  const returns = await readReturns(db, first.company_uuid, uuids);
  const linked = await readLinked(db, first.company_uuid, uuids);
  const byUuid = rows.map(({ actor_uuid }) => actor_uuid);
  const actors = await readActors(db, byUuid);
  return rows.map((row) => {
    const [attempt] = attempts.filter(({ order_uuid }) => order_uuid === row.uuid);
    const { uuid, number, version, state, created_at, ending, coins, bonus, fen, paid_fen, paid_at, kept_for } = row;
    return {
      ...{ uuid, number, version, state, created_at, ending, coins, bonus, fen, paid_fen, paid_at, kept_for },
      until: row.expires_at,
      actor: actors.get(row.actor_uuid) ?? '',
      lines: lines.filter(({ order_uuid }) => order_uuid === uuid),
      attempt: attempt ? presentAttempt(services, attempt) : null,
      transfer: attempt ? transferOf(services, row, attempt) : null,
      linked: linked.has(uuid),
      returned: returns.filter(({ order_uuid }) => order_uuid === uuid),
    };
  });
}

/** One order of a company. @throws AppError 40401 */
export async function presentOrder(
  db: Reader,
  services: Present,
  { companyUuid, uuid }: { companyUuid: string; uuid: string },
): Promise<Order> {
  const row = requireFound(await findOrder(db, { companyUuid, ownerUuid: undefined }, uuid));
  const [order] = await presentOrders(db, services, [row]);
  return requireFound(order);
}

const presentAttempt = ({ payments, publicUrl }: Present, { method, state, qr, number }: AttemptRow) => ({
  ...{ method, state, qr: state === 'asked' ? qr : null },
  played_at: payments.cashier && qr ? `${publicUrl}${CASHIER_PATH}/${number}` : null,
});

function transferOf({ payments: { bank } }: Present, { state, fen }: OrderRow, attempt: AttemptRow): Order['transfer'] {
  const isWaiting = attempt.method === 'bank' && state === 'paying' && attempt.state === 'asked';
  if (!isWaiting || !bank) return null;
  return { holder: bank.holder, bank: bank.bank, account: bank.number, code: attempt.number, fen };
}
