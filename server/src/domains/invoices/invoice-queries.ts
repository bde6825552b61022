import type { InvoiceFields, InvoiceState } from '@qinghe/contract/invoices/invoices.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import { type PageRequest, readPage } from '../../db/keyset.ts';
import { whenGiven } from '../../db/when-given.ts';

export type RedState = 'asked' | 'filed' | 'issued' | 'denied' | 'lapsed';

export async function insertInvoice(
  trx: Trx,
  invoice: InvoiceFields & { company_uuid: string; uuid: string; fen: number; applied_by: string; applied_at: Date },
  lines: readonly { uuid: string; fen: number }[],
): Promise<void> {
  const { company_uuid, uuid: invoice_uuid } = invoice;
  await trx
    .insertInto('invoice')
    .values({ ...invoice, state: 'applied' })
    .execute();
  await trx
    .insertInto('invoice_line')
    .values(lines.map(({ uuid: order_uuid, fen }) => ({ company_uuid, invoice_uuid, order_uuid, fen })))
    .execute();
}

const invoices = (reader: Reader) =>
  reader
    .selectFrom('invoice')
    .innerJoin('company', 'company.company_uuid', 'invoice.company_uuid')
    .selectAll('invoice')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('red_letter')
          .select(['red_letter.state as red_state', 'red_letter.red_invoice', 'red_letter.denial'])
          .whereRef('red_letter.company_uuid', '=', 'invoice.company_uuid')
          .whereRef('red_letter.invoice_uuid', '=', 'invoice.uuid')
          .orderBy('red_letter.asked_at', 'desc')
          .limit(1)
          .as('red'),
      (join) => join.onTrue(),
    )
    .select('company.name as company')
    .select(['red.red_state', 'red.red_invoice', 'red.denial'])
    .select(sql<string | null>`issued_on::text`.as('issued_on'))
    .$narrowType<{ state: InvoiceState; kind: InvoiceFields['kind']; red_state: RedState | null }>();

export const findInvoice = (reader: Reader, companyUuid: string, uuid: string) =>
  invoices(reader).where('invoice.company_uuid', '=', companyUuid).where('invoice.uuid', '=', uuid).executeTakeFirst();

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

/** Of any company, for operators; locked until the transaction ends. */
export const lockInvoice = (trx: Trx, uuid: string, companyUuid?: string) =>
  invoices(trx)
    .where('invoice.uuid', '=', uuid)
    .$call(whenGiven(companyUuid, (query, company) => query.where('invoice.company_uuid', '=', company)))
    .forUpdate('invoice')
    .executeTakeFirst();

export const readInvoices = (reader: Reader, companyUuid: string, state: InvoiceState | undefined, page: PageRequest) =>
  readPage(
    invoices(reader)
      .where('invoice.company_uuid', '=', companyUuid)
      .$call(whenGiven(state, (query, one) => query.where('invoice.state', '=', one))),
    page,
    ['invoice.applied_at', 'invoice.uuid'],
  );

/** What waits to be issued, whosever it is. */
export const readWaiting = (reader: Reader, page: PageRequest) =>
  readPage(
    invoices(reader).where('invoice.state', '=', 'applied'),
    page,
    ['invoice.applied_at', 'invoice.uuid'],
    'asc',
  );

/** What the last one of a company was made out to. */
export const findLast = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('invoice')
    .select(['kind', 'title', 'tax_number', 'address', 'phone', 'bank', 'account', 'email'])
    .where('company_uuid', '=', companyUuid)
    .orderBy('applied_at', 'desc')
    .limit(1)
    .$narrowType<{ kind: InvoiceFields['kind'] }>()
    .executeTakeFirst();

/** The name and code of a company's licence. */
export const findLicence = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('company')
    .select(['name', sql<string | null>`licence->>'credit_code'`.as('credit_code')])
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirst();

/** What some invoices cover, by the orders' numbers. */
export const readLines = (reader: Reader, uuids: readonly string[]) =>
  reader
    .selectFrom('invoice_line as line')
    .innerJoin('sales_order', (join) =>
      join
        .onRef('sales_order.company_uuid', '=', 'line.company_uuid')
        .onRef('sales_order.uuid', '=', 'line.order_uuid'),
    )
    .select(['line.invoice_uuid', 'sales_order.uuid', 'sales_order.number', 'line.fen'])
    .where('line.invoice_uuid', 'in', [...uuids])
    .orderBy('sales_order.number')
    .execute();

export const settleInvoice = (
  trx: Trx,
  { company_uuid, uuid }: Pick<InvoiceRow, 'company_uuid' | 'uuid'>,
  change: {
    state: InvoiceState;
    reason?: string;
    tax_invoice?: string;
    issued_on?: string;
    file_key?: string;
    settled_by?: string;
    settled_at: Date;
  },
) =>
  trx
    .updateTable('invoice')
    .set((e) => ({ ...change, version: e('version', '+', 1) }))
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .execute();

/** Of one that was issued. */
export const changeInvoiceState = (
  trx: Trx,
  { company_uuid, uuid }: Pick<InvoiceRow, 'company_uuid' | 'uuid'>,
  state: 'issued' | 'reversing' | 'reversed',
) =>
  trx
    .updateTable('invoice')
    .set((e) => ({ state, version: e('version', '+', 1) }))
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .execute();

/** @returns false where the number is on another invoice */
export async function takeNumber(
  trx: Trx,
  row: { tax_invoice: string; company_uuid: string; invoice_uuid: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('invoice_number')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Invoices that wait to be issued. */
export const countWaiting = (reader: Reader) =>
  reader
    .selectFrom('invoice')
    .select((e) => [e.fn.countAll<number>().as('count'), e.fn.min('applied_at').as('oldest')])
    .where('state', '=', 'applied')
    .executeTakeFirstOrThrow();
