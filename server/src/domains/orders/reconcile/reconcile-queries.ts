import type { PaymentMethod } from '@qinghe/contract/orders/orders.ts';
import type { BillDifference, BillRun } from '@qinghe/contract/orders/reconciliation.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import type { BillLine } from '../../../providers/payment/port.ts';
import type { Span } from '../all/money-queries.ts';
import { type Found, type Ours, tradeOf } from './compare.ts';

/** Columns of a payment as it is held against a line. */
const PAYMENT = sql`
  'payment' as what, attempt.company_uuid, attempt.uuid, attempt.order_uuid, attempt.number, attempt.trade_no as trade,
  coalesce(attempt.paid_fen, attempt.fen)::bigint as fen,
  case when attempt.state in ('paid', 'paid_late') then 'done' else 'moving' end as state`;

/** Payments by our numbers, and by the service's. */
export async function readPayments(
  reader: Reader,
  method: PaymentMethod,
  lines: readonly Pick<BillLine, 'number' | 'tradeNo'>[],
): Promise<(Ours & { by: string })[]> {
  const numbers = lines.map(({ number }) => number);
  const trades = lines.map(({ tradeNo }) => tradeNo);
  const { rows } = await sql<Ours & { by: string }>`
    select ${PAYMENT}, known.by from (
      select company_uuid, attempt_uuid, number as by from payment_number where number = any(${numbers}::text[])
      union all
      select company_uuid, attempt_uuid, trade.trade_no from payment_trade trade join payment_number using (number)
      where trade.method = ${method} and trade.trade_no = any(${trades}::text[])
    ) as known
    join payment_attempt attempt on attempt.company_uuid = known.company_uuid and attempt.uuid = known.attempt_uuid
    where attempt.method = ${method}`.execute(reader);
  return rows;
}

/** Refunds, and ways back of payments that nobody could use; their trade is a uuid, to which our number adds how often it was tried. */
const GONE = sql`
  select refund.company_uuid, refund.uuid, refund.attempt_uuid, refund.fen, refund.tries, refund.done_at, refund.bank_number,
    case when refund.state = 'done' then 'done' when refund.state in ('sending', 'processing') then 'moving' else 'other' end as state
  from refund
  union all
  select back.company_uuid, back.uuid, back.attempt_uuid, back.fen, 0, back.done_at,
    case when stray.plan = 'sent' then stray.bank_number end,
    case when back.state = 'done' then 'done' when back.state in ('waiting', 'processing') then 'moving' else 'other' end
  from payment_return back
  left join stray_payment stray on stray.company_uuid = back.company_uuid and stray.attempt_uuid = back.attempt_uuid`;

/** What a refund is named by: our number at a service, the bank's where it was transferred. */
const TRADE = sql`coalesce(gone.bank_number, 'QHR' || replace(gone.uuid::text, '-', '') || case when gone.tries > 0 then 'T' || gone.tries else '' end)`;

const refundsOf = sql`
  select 'refund' as what, gone.company_uuid, gone.uuid, attempt.order_uuid, attempt.number, ${TRADE} as trade, gone.fen::bigint as fen,
    gone.state
  from (${GONE}) as gone
  join payment_attempt attempt on attempt.company_uuid = gone.company_uuid and attempt.uuid = gone.attempt_uuid`;

/** Refunds that some of our numbers, or transfers of the bank, mean. */
export async function readRefunds(
  reader: Reader,
  { uuids, bankNumbers }: { uuids: readonly string[]; bankNumbers: readonly string[] },
): Promise<Ours[]> {
  const { rows } = await sql<Ours>`
    ${refundsOf}
    where gone.uuid = any(${[...uuids]}::uuid[])
      or gone.uuid in (select refund_uuid from bank_payout where bank_number = any(${[...bankNumbers]}::text[]))`.execute(
    reader,
  );
  return rows;
}

/** What we say came and went by a way within a time; what people transferred went by the bank. */
export async function readOfDay(reader: Reader, method: PaymentMethod, { from, to }: Span): Promise<Ours[]> {
  const [came, went] = await Promise.all([
    sql<Ours>`select ${PAYMENT} from payment_attempt attempt
      where attempt.method = ${method} and attempt.paid_at >= ${from} and attempt.paid_at < ${to}`.execute(reader),
    sql<Ours>`${refundsOf}
      where gone.done_at >= ${from} and gone.done_at < ${to} and gone.state = 'done'
        and case when gone.bank_number is null then attempt.method else 'bank' end = ${method}`.execute(reader),
  ]);
  return [...came.rows, ...went.rows];
}

/** Names of those that other days' bills have. */
export async function readElsewhere(
  reader: Reader,
  { method, day }: { method: PaymentMethod; day: string },
  trades: readonly string[],
): Promise<Set<string>> {
  const rows = await reader
    .selectFrom('channel_bill_line')
    .select(['kind', 'trade'])
    .where('method', '=', method)
    .where('trade', '=', sql<string>`any(${[...trades]}::text[])`)
    .where('day', '<>', day)
    .execute();
  return new Set(rows.map(({ kind, trade }) => `${kind} ${trade}`));
}

/** What the ledgers posted to the account of a way for some payments and refunds, in fen: what came is above 0. */
export async function sumPosted(
  reader: Reader,
  method: PaymentMethod,
  posted: readonly Pick<Ours, 'company_uuid' | 'uuid' | 'what'>[],
): Promise<Record<Ours['what'], number>> {
  const companies = posted.map(({ company_uuid }) => company_uuid);
  const uuids = posted.map(({ uuid }) => uuid);
  const whats = posted.map(({ what }) => what);
  const { rows } = await sql<{ what: Ours['what']; fen: number }>`
    select of.what, sum(entry.amount)::bigint as fen
    from unnest(${companies}::uuid[], ${uuids}::uuid[], ${whats}::text[]) as of (company_uuid, uuid, what)
    join ledger_transaction line on line.company_uuid = of.company_uuid and line.source_uuid = of.uuid
      and line.kind = any(case of.what when 'payment' then '{received,stray_in}'::text[] else '{refund_done,stray_out}'::text[] end)
    join ledger_entry entry on entry.company_uuid = line.company_uuid and entry.transaction_uuid = line.uuid
    join ledger_account account on account.company_uuid = entry.company_uuid and account.account_uuid = entry.account_uuid
      and account.name = ${`money.${method}`}
    group by of.what`.execute(reader);
  const of = (what: Ours['what']) => rows.find((row) => row.what === what)?.fen ?? 0;
  return { payment: of('payment'), refund: of('refund') };
}

interface OfDay {
  method: PaymentMethod;
  day: string;
}

/** Lines of a day in place of those of before. */
export async function saveLines(trx: Trx, { method, day }: OfDay, lines: readonly BillLine[]): Promise<void> {
  await trx.deleteFrom('channel_bill_line').where('method', '=', method).where('day', '=', day).execute();
  const rows = lines.map((line) => {
    const { kind, number, fen, feeFen: fee_fen, at } = line;
    return { method, day, trade: tradeOf(line), kind, number, fen, fee_fen, at };
  });
  for (const some of chunksOf(rows))
    await trx
      .insertInto('channel_bill_line')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Far below the most parameters of a statement. */
const SAVED_AT_ONCE = 1000;

const chunksOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / SAVED_AT_ONCE) }, (_, nth) =>
    rows.slice(nth * SAVED_AT_ONCE, (nth + 1) * SAVED_AT_ONCE),
  );

const nameOf = ({ what, trade, kind }: Pick<Found, 'what' | 'trade' | 'kind'>): string => `${what} ${trade} ${kind}`;

type Counted = Pick<BillRun, 'lines' | 'underway' | 'bill_in' | 'bill_out' | 'ours_in' | 'ours_out' | 'fee_fen'>;

/** Notes a run; runs of the same day follow one another from here on. */
export const saveRun = (trx: Trx, run: OfDay & Counted & { ran_at: Date; late: boolean }) =>
  trx
    .insertInto('reconciliation_run')
    .values(run)
    .onConflict((conflict) =>
      conflict.columns(['method', 'day']).doUpdateSet((e) => ({ ...run, runs: e('reconciliation_run.runs', '+', 1) })),
    )
    .execute();

/** Locks the run of a day where there was one. */
export const lockRun = (trx: Trx, { method, day }: OfDay) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`bill ${method} ${day}`}, 0))`.execute(trx);

/**
 * Notes in what a day differs: what is found again is open again unless two operators closed it; what is not, is mended; and so is what
 * another day's bill has by now.
 */
export async function saveDifferences(
  trx: Trx,
  { method, day }: OfDay,
  found: readonly (Found & { uuid: string })[],
  now: Date,
): Promise<void> {
  // A bill may say the same twice.
  const rows = new Map(
    found.map(({ mended, ...difference }) => [
      nameOf(difference),
      { ...difference, method, day, found_at: now, mended_at: mended ? now : null },
    ]),
  );
  for (const some of chunksOf([...rows.values()]))
    await trx
      .insertInto('reconciliation_difference')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['method', 'day', 'what', 'trade', 'kind']).doUpdateSet((e) => ({
          ...{ mended_at: e.ref('excluded.mended_at'), theirs_fen: e.ref('excluded.theirs_fen') },
          ...{ ours_fen: e.ref('excluded.ours_fen'), company_uuid: e.ref('excluded.company_uuid') },
          order_uuid: e.ref('excluded.order_uuid'),
        })),
      )
      .execute();
  const names = [...rows.keys()];
  await sql`
    update reconciliation_difference of set mended_at = ${now}, version = version + 1
    where method = ${method} and mended_at is null and closed_at is null and (
      day = ${day} and not concat_ws(' ', what, trade, kind) = any(${names}::text[])
      or kind = 'missing_there' and exists (
        select from channel_bill_line line
        where line.method = of.method and line.trade = of.trade and line.kind = of.what and line.fen = of.ours_fen
      ))`.execute(trx);
}

const runs = (reader: Reader) =>
  reader
    .selectFrom('reconciliation_run as run')
    .selectAll('run')
    .select(
      sql<number>`(
        select count(*)::int from reconciliation_difference of
        where of.method = run.method and of.day = run.day and of.mended_at is null and of.closed_at is null)`.as(
        'open',
      ),
    )
    .$narrowType<{ method: PaymentMethod }>();

export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>;

export const findRun = (reader: Reader, { method, day }: OfDay) =>
  runs(reader).where('run.method', '=', method).where('run.day', '=', day).executeTakeFirst();

/** The newest days first. */
export const readRuns = (reader: Reader, most: number) =>
  runs(reader).orderBy('run.day', 'desc').orderBy('run.method').limit(most).execute();

const differences = (reader: Reader) =>
  reader
    .selectFrom('reconciliation_difference as of')
    .leftJoin('company', 'company.company_uuid', 'of.company_uuid')
    .leftJoin('sales_order', (join) =>
      join.onRef('sales_order.company_uuid', '=', 'of.company_uuid').onRef('sales_order.uuid', '=', 'of.order_uuid'),
    )
    .leftJoin('operator', 'operator.uuid', 'of.proposed_by')
    .selectAll('of')
    .select(['company.name as company', 'sales_order.number as order_number', 'operator.name as proposer'])
    .$narrowType<{ method: PaymentMethod; what: BillDifference['what']; kind: BillDifference['kind'] }>();

export type DifferenceRow = NonNullable<Awaited<ReturnType<typeof findDifference>>>;

export const findDifference = (reader: Reader, uuid: string) =>
  differences(reader).where('of.uuid', '=', uuid).executeTakeFirst();

/** Locked until the transaction ends. */
export const lockDifference = (trx: Trx, uuid: string) =>
  differences(trx).where('of.uuid', '=', uuid).forUpdate('of').executeTakeFirst();

const BY = ['of.found_at', 'of.uuid'] as const;

/** What is open, the oldest first. */
export const readOpenDifferences = (reader: Reader, page: PageRequest) =>
  readPage(differences(reader).where('of.mended_at', 'is', null).where('of.closed_at', 'is', null), page, BY, 'asc');

/** All, the newest first. */
export const readDifferences = (reader: Reader, page: PageRequest) => readPage(differences(reader), page, BY);

export const changeDifference = (
  trx: Trx,
  uuid: string,
  change: {
    words?: string | null;
    proposed_by?: string | null;
    proposed_at?: Date | null;
    closed_by?: string;
    closed_at?: Date;
  },
) =>
  trx
    .updateTable('reconciliation_difference')
    .set((e) => ({ ...change, version: e('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute();
