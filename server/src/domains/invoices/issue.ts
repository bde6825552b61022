import * as contract from '@qinghe/contract/invoices/issue.ts';
import { v7 as uuidv7 } from 'uuid';
import { nameOf } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Reader, Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/database.ts';
import { readForOperator, writeForOperator } from '../../http/operator.ts';
import { route } from '../../http/route.ts';
import type { Write } from '../../http/write.ts';
import { auditedTransaction } from '../../http/write.ts';
import { deliver } from '../../outside/deliver.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { requireFound } from '../../refusals.ts';
import { typeOf } from '../files/index.ts';
import { tell } from '../messages/index.ts';
import { uncoverOrders } from '../orders/index.ts';
import {
  findInvoice,
  type InvoiceRow,
  lockInvoice,
  readLines,
  readWaiting,
  settleInvoice,
  takeNumber,
} from './invoice-queries.ts';
import { presentInvoice, presentInvoices, requireWaiting } from './invoices.ts';
import { settledMail } from './settled-mail.ts';

const present = async (db: Reader, row: InvoiceRow): Promise<contract.WaitingInvoice> => ({
  ...(await presentInvoice(db, row)),
  company: row.company,
});

/** What waits to be issued, the oldest first. */
export const listWaitingInvoices = readForOperator(contract.listWaitingInvoices, async ({ db }, page) => {
  const { items, next_cursor } = await readWaiting(db, page);
  const shown = await presentInvoices(db, items);
  return { items: shown.map((one, index) => ({ ...one, company: items[index]?.company ?? '' })), next_cursor };
});

/**
 * Writes down that an invoice was issued, with its file; its applicant hears of it by mail. The file lies in the store before the
 * transaction begins, under a name of its own.
 * @throws AppError 40401, 40901, 40902 settled or a number that is another one's, 42203 no PDF
 */
export const issueInvoice = route(contract.issueInvoice, 'invoice.issued', async (context, input) => {
  const { services, operator, file, now } = context;
  if (!operator) throw new AppError(101);
  const { uuid, version, tax_invoice, issued_on } = input;
  if (!file) throw new AppError(42203, { reason: 'invoices.needsFile' });
  if (file.bytes.length > contract.MAX_INVOICE_FILE) throw new AppError(413);
  if ((await typeOf(file.bytes)) !== 'application/pdf') throw new AppError(42203, { reason: 'invoices.needsFile' });
  const row = await withTransaction(services.db, async (trx) =>
    requireWaiting(trx, await lockInvoice(trx, uuid), version),
  );
  const file_key = `invoices/${row.company_uuid}/${uuid}/${uuidv7()}.pdf`;
  await services.storage.put(file_key, { bytes: file.bytes, type: 'application/pdf' });
  const subject = { audit: 'invoice.issued' as const, input, companyUuid: row.company_uuid, actor: nameOf(operator) };
  const issued = auditedTransaction(context, subject, async (call) => {
    const { db } = call;
    const locked = await requireWaiting(db, await lockInvoice(db, uuid), version);
    const { company_uuid } = locked;
    if (!(await takeNumber(db, { tax_invoice, company_uuid, invoice_uuid: uuid })))
      throw new AppError(40902, { reason: 'invoices.numberTaken' });
    const settled = { tax_invoice, issued_on, file_key, settled_by: operator.operatorUuid, settled_at: now };
    await settleInvoice(db, locked, { state: 'issued', ...settled });
    return tellOf(call, locked, 'invoiceIssued');
  });
  // A file that became nobody's is not kept.
  issued.catch(() => services.storage.remove(file_key).catch(() => undefined));
  return issued;
});

/** Refuses an application: what it covered can be invoiced anew. @throws AppError 40401, 40901, 40902 settled */
export const refuseInvoice = writeForOperator(
  contract.refuseInvoice,
  { audit: 'invoice.refused' },
  async (call, { uuid, version, reason }) => {
    const { db, operator, now, note } = call;
    const row = await requireWaiting(db, await lockInvoice(db, uuid), version);
    await uncoverOrders(db, row.company_uuid, await readLines(db, [uuid]));
    const settled = { reason, settled_by: operator.operatorUuid, settled_at: now };
    await settleInvoice(db, row, { state: 'refused', ...settled });
    note({ companyUuid: row.company_uuid, objectUuid: uuid });
    return tellOf(call, row, 'invoiceRefused');
  },
);

async function tellOf(
  { db, services, now }: Pick<Write, 'services' | 'now'> & { db: Trx },
  { company_uuid: companyUuid, uuid }: InvoiceRow,
  kind: 'invoiceIssued' | 'invoiceRefused',
): Promise<contract.WaitingInvoice> {
  await tell({ db, services, now }, kind, { companyUuid, to: 'master', subjectUuid: uuid });
  const details = { company_uuid: companyUuid };
  await deliver({ db, services, now }, settledMail, [{ subjectUuid: uuid, occasion: uuid, details }]);
  await publishEvent(db, { companyUuid, owners: [] }, { type: 'order.changed' });
  return present(db, requireFound(await findInvoice(db, companyUuid, uuid)));
}
