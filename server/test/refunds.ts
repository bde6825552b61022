import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { decideRefund, enterRefundOutcome } from '@qinghe/contract/orders/decide-refunds.ts';
import { askRefund, type Refund } from '@qinghe/contract/orders/refunds.ts';
import { findRefund } from '../src/domains/orders/refunds/refund-queries.ts';
import { sendRefund } from '../src/domains/orders/refunds/send-refund.ts';
import { makeMaster } from './accounts.ts';
import type { TestApp } from './app.ts';
import { makeOperator } from './companies.ts';
import { paidOrder } from './invoices.ts';
import { key } from './orders.ts';

/** Asks for money back, with no gift coins about. */
export const ask = (
  app: TestApp,
  { token }: { token: string },
  input: Partial<InputOf<typeof askRefund>> & { fen: number },
  headers = key(),
) => app.call(askRefund, { expect: { gift: 0, deducted: 0 }, ...input }, { token, headers });

/** A refund that waits for operators. */
export async function askedRefund(app: TestApp, buyer: { token: string }, fen = 10_000): Promise<Refund> {
  await paidOrder(app, buyer, fen);
  const { data } = await ask(app, buyer, { fen });
  const [refund] = data.items;
  if (!refund) throw new Error('no refund was made');
  return refund;
}

/** A refund that its service does not take, since it knows nothing of the payment. */
export async function stuckRefund(app: TestApp, buyer?: { token: string }): Promise<{ uuid: string; version: number }> {
  const { token } = await makeOperator(app);
  const { uuid, version } = await askedRefund(app, buyer ?? (await makeMaster(app)));
  await app.ok(decideRefund, { uuid, version, confirm: true }, { token });
  const row = await findRefund(app.services.db, uuid);
  await sendRefund.run(app.services, { company: row?.company_uuid ?? '', uuid }, { last: false });
  return { uuid, version: (await findRefund(app.services.db, uuid))?.version ?? 0 };
}

/** One whose outcome an operator has entered. */
export async function enteredRefund(
  app: TestApp,
  outcome: { outcome: 'sent'; bank_number: string } | { outcome: 'back' } = { outcome: 'back' },
): Promise<{ uuid: string; version: number; by: { token: string } }> {
  const by = await makeOperator(app);
  const { uuid, version } = await app.ok(
    enterRefundOutcome,
    { ...(await stuckRefund(app)), ...outcome },
    { token: by.token },
  );
  return { uuid, version, by };
}
