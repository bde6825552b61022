import type { OrderFact } from '@qinghe/contract/orders/all-orders.ts';
import type { Reader } from '../../../db/database.ts';
import { readAttempts } from '../payments/attempt-queries.ts';
import { type findOrderOfAll, readNotices, readRefundsOf, readReturnsOf } from './all-order-queries.ts';

type Order = NonNullable<Awaited<ReturnType<typeof findOrderOfAll>>>;
type Attempts = Awaited<ReturnType<typeof readAttempts>>;

/** What happened to an order, the first first: who made it, how it was to be paid, what was said of it, what came and went. */
export async function readFacts(
  db: Reader,
  { company_uuid, uuid, created_at, number, fen, actor }: Order,
): Promise<{ facts: OrderFact[]; attempts: Attempts }> {
  const attempts = await readAttempts(db, company_uuid, [uuid]);
  const numbers = attempts.map((attempt) => attempt.number);
  const notices = numbers.length === 0 ? [] : await readNotices(db, numbers);
  const returns = await readReturnsOf(db, company_uuid, uuid);
  const refunds = await readRefundsOf(db, company_uuid, uuid);
  const facts = [
    fact(created_at, 'created', { number, fen, by: actor }),
    ...attempts.flatMap(({ created_at: at, trade_no, paid_at, paid_fen, payer, ...one }) => {
      const { method, state } = one;
      const opened = fact(at, 'opened', { method, number: one.number, fen: one.fen, state });
      return paid_at === null
        ? [opened]
        : [opened, fact(paid_at, 'paid', { method, number: trade_no, fen: paid_fen, state, by: payer })];
    }),
    ...notices.map(({ at, ...notice }) => fact(at, 'told', notice)),
    ...returns.flatMap(({ created_at: at, done_at, ...back }) => [
      fact(at, 'return_begun', back),
      ...when(done_at, 'return_done', back),
    ]),
    ...refunds.flatMap(({ asked_at, decided_at, done_at, bank_number, asker, proposer, decider, ...refund }) => [
      fact(asked_at, 'refund_asked', { ...refund, by: asker ?? proposer }),
      ...when(decided_at, 'refund_decided', { ...refund, by: decider }),
      ...when(done_at, 'refund_done', { ...refund, number: bank_number }),
    ]),
  ];
  return { facts: facts.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)), attempts };
}

const NOTHING = { method: null, number: null, fen: null, state: null, by: null };

const fact = (at: string, what: OrderFact['what'], said: Partial<OrderFact>): OrderFact => ({
  ...NOTHING,
  ...said,
  at,
  what,
});

const when = (at: string | null, what: OrderFact['what'], said: Partial<OrderFact>): OrderFact[] =>
  at === null ? [] : [fact(at, what, said)];
