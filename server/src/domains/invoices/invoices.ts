import * as contract from '@qinghe/contract/invoices/invoices.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import type { Reader } from '../../db/database.ts';
import { read } from '../../http/read.ts';
import { type MemberWrite, write } from '../../http/write.ts';
import { requireCurrent, requireFound } from '../../refusals.ts';
import { coverOrders, invoiceableFen, readPaid, uncoverOrders } from '../orders/index.ts';
import {
  findInvoice,
  findLast,
  findLicence,
  type InvoiceRow,
  insertInvoice,
  lockInvoice,
  readInvoices,
  readLines,
  settleInvoice,
} from './invoice-queries.ts';

/** Seconds for which the address of a file opens it. */
const ADDRESS_SECONDS = 60;

/** Invoices as their company sees them. */
export async function presentInvoices(db: Reader, rows: readonly InvoiceRow[]): Promise<contract.Invoice[]> {
  if (rows.length === 0) return [];
  const lines = await readLines(
    db,
    rows.map(({ uuid }) => uuid),
  );
  return rows.map((row) => {
    const { uuid, version, state, kind, title, tax_number, address, phone, bank, account, email, fen } = row;
    return {
      ...{ uuid, version, state, kind, title, tax_number, address, phone, bank, account, email, fen },
      ...{ applied_at: row.applied_at, tax_invoice: row.tax_invoice, issued_on: row.issued_on, reason: row.reason },
      reversal: row.red_state && { state: row.red_state, number: row.red_invoice, denial: row.denial },
      orders: lines.filter(({ invoice_uuid }) => invoice_uuid === uuid),
    };
  });
}

export const presentInvoice = async (db: Reader, row: InvoiceRow): Promise<contract.Invoice> =>
  requireFound((await presentInvoices(db, [row]))[0]);

/** What to begin a form with: the last invoice, else the licence. */
export const lastTicket = read(contract.lastTicket, async ({ db, member: { companyUuid } }) => {
  const last = await findLast(db, companyUuid);
  if (last) return last;
  const licence = await findLicence(db, companyUuid);
  const empty = { address: '', phone: '', bank: '', account: '', email: '' };
  return { kind: 'normal' as const, title: licence?.name ?? '', tax_number: licence?.credit_code ?? '', ...empty };
});

export const listInvoices = read(contract.listInvoices, async ({ db, member: { companyUuid } }, { state, ...page }) => {
  const { items, next_cursor } = await readInvoices(db, companyUuid, state, page);
  return { items: await presentInvoices(db, items), next_cursor };
});

/** @throws AppError 40401 */
export const getInvoice = read(contract.getInvoice, async ({ db, services, member: { companyUuid } }, { uuid }) => {
  const row = requireFound(await findInvoice(db, companyUuid, uuid));
  const file = { name: `${row.tax_invoice}.pdf`, type: 'application/pdf', seconds: ADDRESS_SECONDS };
  const address = row.file_key === null ? null : await services.storage.signedUrl(row.file_key, file);
  return { ...(await presentInvoice(db, row)), file_url: address?.url ?? null };
});

/** Payments with what of each can be invoiced. */
export const listInvoiceable = read(contract.listInvoiceable, async ({ db, member: { companyUuid } }, page) => {
  const { items, next_cursor } = await readPaid(db, companyUuid, page);
  return {
    items: items.map((order) => {
      const { uuid, number, paid_at, created_at, paid_fen, invoiced_fen, refunded_fen } = order;
      const can_fen = invoiceableFen(order);
      return { uuid, number, paid_at: paid_at ?? created_at, paid_fen, invoiced_fen, refunded_fen, can_fen };
    }),
    next_cursor,
  };
});

/**
 * Applies for one invoice on several payments, all that is left of each.
 * @throws AppError 40401 foreign ones, 40931 with the sum where it is another by now, 40935 nothing of one is left
 */
export const applyForInvoice = write(
  contract.applyForInvoice,
  { audit: 'invoice.applied' },
  (call, { orders, ...form }) => make(call, form, orders),
);

/** As `applyForInvoice`, for one payment. */
export const applyForOne = write(contract.applyForOne, { audit: 'invoice.applied' }, (call, { order, ...form }) =>
  make(call, form, [order]),
);

async function make(
  { db, member, now, note, publish }: MemberWrite,
  { expect, ...fields }: contract.InvoiceFields & { expect: { fen: number } },
  orders: readonly string[],
): Promise<contract.Invoice> {
  const { companyUuid: company_uuid, accountUuid: applied_by } = member;
  const covered = await coverOrders(db, company_uuid, orders);
  const fen = covered.reduce((sum, one) => sum + one.fen, 0);
  if (fen !== expect.fen) throw new AppError(40931, { data: { fen } });
  const uuid = uuidv7();
  await insertInvoice(db, { ...fields, company_uuid, uuid, fen, applied_by, applied_at: now }, covered);
  note({ objectUuid: uuid });
  await publish({ type: 'order.changed' }, []);
  return presentInvoice(db, requireFound(await findInvoice(db, company_uuid, uuid)));
}

/** Takes an application back. @throws AppError 40401, 40901, 40902 where it is settled */
export const withdrawInvoice = write(
  contract.withdrawInvoice,
  { audit: 'invoice.withdrawn' },
  async ({ db, member: { companyUuid }, now, publish }, { uuid, version }) => {
    const row = await requireWaiting(db, await lockInvoice(db, uuid, companyUuid), version);
    await uncoverOrders(db, companyUuid, await readLines(db, [uuid]));
    await settleInvoice(db, row, { state: 'withdrawn', settled_at: now });
    await publish({ type: 'order.changed' }, []);
    return presentInvoice(db, requireFound(await findInvoice(db, companyUuid, uuid)));
  },
);

/** @throws AppError 40401, 40901 with the current one, 40902 settled */
export async function requireWaiting(db: Reader, row: InvoiceRow | undefined, version: number): Promise<InvoiceRow> {
  const found = await requireCurrent(row, version, (current) => presentInvoice(db, current));
  if (found.state !== 'applied') throw new AppError(40902, { reason: 'invoices.settled' });
  return found;
}
