import type { PaymentMethod } from '@qinghe/contract/orders/orders.ts';
import { v7 as uuidv7 } from 'uuid';
import { type Trx, withTransaction } from '../../../db/database.ts';
import type { BillLine, Channel } from '../../../providers/payment/port.ts';
import { requireFound } from '../../../refusals.ts';
import type { Services } from '../../../services.ts';
import { dayAfter, instantOfMinute } from '../../../time/china-day.ts';
import { applyPayment } from '../payments/apply-fact.ts';
import { returnPayment } from '../payments/return-payment.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import { type Compared, compare, type Ours } from './compare.ts';
import {
  findRun,
  lockRun,
  type RunRow,
  readElsewhere,
  readOfDay,
  readPayments,
  readRefunds,
  saveDifferences,
  saveLines,
  saveRun,
  sumPosted,
} from './reconcile-queries.ts';

interface OfDay {
  method: PaymentMethod;
  /** Of China. */
  day: string;
}

/**
 * Fetches the bill of a day and holds it against what we have; run again it comes to the same. What the bill has and we have not is
 * applied as any fact; what is left differs until a later run does not find it any more, or two operators close it.
 * @returns undefined where that way to pay is not set up
 * @throws PaymentRefused, PaymentUnknown where the service gives no bill now
 */
export async function reconcileService(
  services: Services,
  { method, day }: { method: Channel; day: string },
): Promise<RunRow | undefined> {
  const lines = await services.payments[method]?.bill(day);
  return lines === undefined ? undefined : reconcileLines(services, { method, day }, lines);
}

/** @param lines null where the service has no bill of that day */
export async function reconcileLines(
  services: Services,
  of: OfDay,
  lines: readonly BillLine[] | null,
): Promise<RunRow> {
  const applied = await applyMissing(services, of, lines ?? []);
  return withTransaction(services.db, async (db) => {
    await lockRun(db, of);
    const ran_at = services.clock();
    const compared = await compareDay(db, of, lines ?? [], applied);
    const late = lines === null && compared.found.length > 0;
    const counted = await count(db, of, lines ?? [], compared);
    await saveRun(db, { ...of, ...counted, ran_at, late });
    if (late) return requireFound(await findRun(db, of));
    await saveLines(db, of, lines ?? []);
    const isOfDay = counted.bill_in !== counted.ours_in || counted.bill_out !== counted.ours_out;
    const found = [...compared.found, ...(isOfDay && !compared.found.some(isOpen) ? [ofSum(counted)] : [])];
    await saveDifferences(
      db,
      of,
      found.map((one) => ({ ...one, uuid: uuidv7() })),
      ran_at,
    );
    const refunds = compared.underway.filter(({ what }) => what === 'refund');
    const asked = refunds.map(({ company_uuid: company, uuid }) => ({ company, uuid }));
    // Which of the two it is, the other one's task finds nothing of.
    await services.tasks.enqueueMany(db, sendRefund, asked);
    await services.tasks.enqueueMany(db, returnPayment, asked);
    return requireFound(await findRun(db, of));
  });
}

const isOpen = ({ mended }: { mended: boolean }): boolean => !mended;

/** Applies what the bill says was paid and we do not know of. @returns the numbers */
async function applyMissing(services: Services, { method }: OfDay, lines: readonly BillLine[]): Promise<Set<string>> {
  const applied = new Set<string>();
  // A transfer is credited by two operators.
  if (method === 'bank') return applied;
  const paid = lines.filter(({ kind }) => kind === 'payment');
  const known = new Map((await readPayments(services.db, method, paid)).map((one) => [one.by, one]));
  for (const { number, tradeNo, fen, at } of paid) {
    if (known.get(number)?.state !== 'moving') continue;
    await applyPayment(services, { number, tradeNo, fen, payer: null, paidAt: at });
    applied.add(number);
  }
  return applied;
}

const REFUND_NUMBER = /^QHR([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})(?:T\d+)?$/;

/** The refund that a number of ours is of; undefined for what is none. */
const uuidOf = (refundNumber: string | null): string | undefined =>
  REFUND_NUMBER.exec(refundNumber ?? '')
    ?.slice(1)
    .join('-');

async function compareDay(
  db: Trx,
  of: OfDay,
  lines: readonly BillLine[],
  applied: ReadonlySet<string>,
): Promise<Compared> {
  const paid = lines.filter(({ kind }) => kind === 'payment');
  const back = lines.filter(({ kind }) => kind === 'refund');
  const uuids = back.flatMap(({ refundNumber }) => uuidOf(refundNumber) ?? []);
  const bankNumbers = of.method === 'bank' ? back.map(({ refundNumber }) => refundNumber ?? '') : [];
  const payments = new Map((await readPayments(db, of.method, paid)).map((one) => [one.by, one]));
  const refunds = await readRefunds(db, { uuids, bankNumbers });
  const byRefund = new Map(refunds.flatMap((one) => [[one.uuid, one] as const, [one.trade ?? '', one] as const]));
  const from = instantOfMinute(`${of.day}T00:00`);
  const ofDay = await readOfDay(db, of.method, { from, to: instantOfMinute(`${dayAfter(of.day, 1)}T00:00`) });
  const named = ({ kind, number, tradeNo, refundNumber }: BillLine): Ours | undefined =>
    kind === 'payment'
      ? (payments.get(number) ?? payments.get(tradeNo))
      : (byRefund.get(uuidOf(refundNumber) ?? '') ?? byRefund.get(refundNumber ?? ''));
  const trades = ofDay.flatMap(({ trade }) => trade ?? []);
  return compare(lines, { named, ofDay, elsewhere: await readElsewhere(db, of, trades), applied });
}

const sum = (of: readonly { fen: number }[]): number => of.reduce((all, { fen }) => all + fen, 0);

/** The sums of the bill, and what the ledgers have of the same: what is still on its way counts as the bill has it. */
async function count(db: Trx, { method }: OfDay, lines: readonly BillLine[], { fitting, underway }: Compared) {
  const posted = await sumPosted(
    db,
    method,
    fitting.map(({ ours }) => ours),
  );
  return {
    ...{ lines: lines.length, underway: underway.length },
    bill_in: sum(lines.filter(({ kind }) => kind === 'payment')),
    bill_out: sum(lines.filter(({ kind }) => kind === 'refund')),
    ...{ ours_in: posted.payment, ours_out: sum(underway) - posted.refund },
    fee_fen: lines.reduce((all, { feeFen }) => all + feeFen, 0),
  };
}

const ofSum = ({ bill_in, bill_out, ours_in, ours_out }: Awaited<ReturnType<typeof count>>) => ({
  ...{ what: 'day' as const, kind: 'sum' as const, trade: '', number: '', company_uuid: null, order_uuid: null },
  ...{ theirs_fen: bill_in - bill_out, ours_fen: ours_in - ours_out, mended: false },
});
