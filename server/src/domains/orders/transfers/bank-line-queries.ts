import type { Reader, Trx } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';

export interface NewBankLine {
  uuid: string;
  bank_number: string;
  booked_on: string;
  fen: number;
  payer: string;
  words: string;
  entered_by: string;
  entered_at: Date;
}

/** @returns false where the same line of the bank was entered before */
export async function insertBankLine(trx: Trx, line: NewBankLine): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('bank_line')
    .values(line)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const waiting = (reader: Reader) =>
  reader
    .selectFrom('bank_line as line')
    .leftJoin('operator', 'operator.uuid', 'line.entered_by')
    .leftJoin('company as named', 'named.company_uuid', 'line.named_company')
    .select(['line.uuid', 'line.bank_number', 'line.booked_on', 'line.fen', 'line.payer', 'line.words'])
    .select(['line.entered_by', 'line.entered_at', 'operator.name as operator'])
    .select(['line.named_company', 'line.named_by', 'named.name as named'])
    .where('line.confirmed_at', 'is', null);

/** A page of lines that nobody has confirmed, the oldest first. */
export const readWaiting = (reader: Reader, page: PageRequest) =>
  readPage(waiting(reader), page, ['line.entered_at', 'line.uuid'], 'asc');

export type BankLineRow = NonNullable<Awaited<ReturnType<typeof lockWaiting>>>;

/** A line that nobody has confirmed, locked until the transaction ends. */
export const lockWaiting = (trx: Trx, uuid: string) =>
  waiting(trx).where('line.uuid', '=', uuid).forUpdate('line').executeTakeFirst();

export const findLine = (reader: Reader, uuid: string) =>
  waiting(reader).where('line.uuid', '=', uuid).executeTakeFirst();

export const nameLine = (trx: Trx, uuid: string, named_company: string, named_by: string) =>
  trx.updateTable('bank_line').set({ named_company, named_by }).where('uuid', '=', uuid).execute();

export const confirmLine = (trx: Trx, uuid: string, confirmed_by: string, confirmed_at: Date) =>
  trx.updateTable('bank_line').set({ confirmed_by, confirmed_at }).where('uuid', '=', uuid).execute();

export const deleteLine = (trx: Trx, uuid: string) =>
  trx.deleteFrom('bank_line').where('uuid', '=', uuid).where('confirmed_at', 'is', null).execute();

/** Orders that some codes of transfers mean. */
export const readCoded = (reader: Reader, codes: readonly string[]) =>
  reader
    .selectFrom('payment_number')
    .innerJoin('payment_attempt as attempt', (join) =>
      join
        .onRef('attempt.company_uuid', '=', 'payment_number.company_uuid')
        .onRef('attempt.uuid', '=', 'payment_number.attempt_uuid'),
    )
    .innerJoin('sales_order', (join) =>
      join
        .onRef('sales_order.company_uuid', '=', 'attempt.company_uuid')
        .onRef('sales_order.uuid', '=', 'attempt.order_uuid'),
    )
    .innerJoin('company', 'company.company_uuid', 'attempt.company_uuid')
    .select(['payment_number.number as code', 'sales_order.number', 'company.name as company', 'attempt.fen'])
    .select(['attempt.state', 'attempt.company_uuid', 'sales_order.uuid as order_uuid', 'sales_order.actor_uuid'])
    .where('payment_number.number', 'in', [...codes])
    .where('attempt.method', '=', 'bank')
    .execute();
