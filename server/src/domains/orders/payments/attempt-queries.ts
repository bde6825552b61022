import type { PaymentMethod } from '@qinghe/contract/orders/orders.ts';
import type { Reader, Trx } from '../../../db/database.ts';

export type AttemptState = 'created' | 'asked' | 'unknown' | 'closing' | 'closed' | 'paid' | 'paid_late';

export interface NewAttempt {
  company_uuid: string;
  uuid: string;
  order_uuid: string;
  method: PaymentMethod;
  number: string;
  fen: number;
  state: AttemptState;
  created_at: Date;
  expires_at: Date;
}

/** With its number in the directory: notices name it alone. */
export async function insertAttempt(trx: Trx, attempt: NewAttempt): Promise<void> {
  const { number, company_uuid, uuid: attempt_uuid } = attempt;
  await trx.insertInto('payment_attempt').values(attempt).execute();
  await trx.insertInto('payment_number').values({ number, company_uuid, attempt_uuid }).execute();
}

const attempts = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('payment_attempt')
    .selectAll()
    .where('company_uuid', '=', companyUuid)
    .$narrowType<{ method: PaymentMethod; state: AttemptState }>();

export const findAttempt = (reader: Reader, companyUuid: string, uuid: string) =>
  attempts(reader, companyUuid).where('uuid', '=', uuid).executeTakeFirst();

/** Locked until the transaction ends; after its order. */
export const lockAttempt = (trx: Trx, companyUuid: string, uuid: string) =>
  attempts(trx, companyUuid).where('uuid', '=', uuid).forUpdate().executeTakeFirst();

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

/** Of some orders, the newest first. */
export const readAttempts = (reader: Reader, companyUuid: string, orderUuids: readonly string[]) =>
  attempts(reader, companyUuid)
    .where('order_uuid', 'in', [...orderUuids])
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .execute();

export const changeAttempt = (
  trx: Reader,
  { company_uuid, uuid }: Pick<AttemptRow, 'company_uuid' | 'uuid'>,
  change: Partial<{
    state: AttemptState;
    qr: string;
    asks: number;
    trade_no: string | null;
    paid_fen: number;
    paid_at: Date;
    payer: string | null;
  }>,
) =>
  trx
    .updateTable('payment_attempt')
    .set(change)
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .execute();

/** Takes a step that others may take too: nothing where it is not in one of these states any more. */
export async function settleAttempt(
  trx: Reader,
  { company_uuid, uuid }: Pick<AttemptRow, 'company_uuid' | 'uuid'>,
  from: readonly AttemptState[],
  change: { state: AttemptState; qr?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_attempt')
    .set(change)
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whose payment a number of ours means. */
export const findNumber = (reader: Reader, number: string) =>
  reader
    .selectFrom('payment_number')
    .select(['company_uuid', 'attempt_uuid'])
    .where('number', '=', number)
    .executeTakeFirst();

/** Notes that a service's trade pays for a number. @returns the number that it pays for */
export async function takeTrade(
  trx: Trx,
  trade: { method: string; trade_no: string; number: string },
): Promise<string> {
  await trx
    .insertInto('payment_trade')
    .values(trade)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { number } = await trx
    .selectFrom('payment_trade')
    .select('number')
    .where('method', '=', trade.method)
    .where('trade_no', '=', trade.trade_no)
    .executeTakeFirstOrThrow();
  return number;
}

interface NewReturn {
  company_uuid: string;
  uuid: string;
  attempt_uuid: string;
  number: string;
  fen: number;
  created_at: Date;
}

export const insertReturn = (trx: Trx, row: NewReturn) =>
  trx
    .insertInto('payment_return')
    .values({ ...row, state: 'waiting' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** `dropped`: the money was credited after all. */
export type ReturnState = 'waiting' | 'processing' | 'done' | 'stuck' | 'dropped';

/** Second payments of some orders, which go back. */
export const readReturns = (reader: Reader, companyUuid: string, orderUuids: readonly string[]) =>
  reader
    .selectFrom('payment_return as back')
    .innerJoin('payment_attempt as attempt', (join) =>
      join.onRef('attempt.company_uuid', '=', 'back.company_uuid').onRef('attempt.uuid', '=', 'back.attempt_uuid'),
    )
    .select(['attempt.order_uuid', 'back.fen', 'back.state'])
    .where('back.company_uuid', '=', companyUuid)
    .where('attempt.order_uuid', 'in', [...orderUuids])
    .where('back.state', '<>', 'dropped')
    .$narrowType<{ state: Exclude<ReturnState, 'dropped'> }>()
    .execute();

export const findReturn = (reader: Reader, companyUuid: string, uuid: string) =>
  reader
    .selectFrom('payment_return')
    .selectAll()
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .$narrowType<{ state: ReturnState }>()
    .executeTakeFirst();

export async function settleReturn(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  change: { state: ReturnState; done_at?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_return')
    .set(change)
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('state', '!=', 'done')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertNotice(
  trx: Trx,
  notice: { uuid: string; method: string; digest: Buffer; number: string; fact: Buffer; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_notice')
    .values({ ...notice, state: 'waiting' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const findNotice = (reader: Reader, uuid: string) =>
  reader.selectFrom('payment_notice').selectAll().where('uuid', '=', uuid).executeTakeFirst();

export const settleNotice = (trx: Reader, uuid: string, state: 'applied' | 'unmatched') =>
  trx.updateTable('payment_notice').set({ state }).where('uuid', '=', uuid).execute();
