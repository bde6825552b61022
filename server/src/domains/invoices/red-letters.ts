import * as contract from '@qinghe/contract/invoices/red-letters.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { type Trx, withTransaction } from '../../db/database.ts';
import { readForOperator, writeForOperator } from '../../http/operator.ts';
import { write } from '../../http/write.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { requireCurrent, requireFound } from '../../refusals.ts';
import { defineTask } from '../../tasks/task.ts';
import { tell } from '../messages/index.ts';
import { uncoverOrders } from '../orders/index.ts';
import { changeInvoiceState, findInvoice, lockInvoice, readLines, takeNumber } from './invoice-queries.ts';
import { presentInvoice } from './invoices.ts';
import {
  changeRedLetter,
  findRedLetter,
  insertRedLetter,
  lockRedLetter,
  type RedLetterRow,
  readUnconfirmed,
  readWaiting,
} from './red-letter-queries.ts';

/** Asks for an invoice to be taken back. @throws AppError 40401, 40901, 40902 where it is not issued */
export const askRedLetter = write(
  contract.askRedLetter,
  { audit: 'invoice.reversal_asked' },
  async ({ db, member, now, publish }, { uuid, version, words }) => {
    const { companyUuid, accountUuid } = member;
    const row = await requireCurrent(await lockInvoice(db, uuid, companyUuid), version, (one) =>
      presentInvoice(db, one),
    );
    if (row.state !== 'issued') throw new AppError(40902, { reason: 'invoices.notIssued' });
    const asked = { invoice_uuid: uuid, words, asked_by: accountUuid, asked_at: now };
    await insertRedLetter(db, { company_uuid: companyUuid, uuid: uuidv7(), ...asked });
    await changeInvoiceState(db, row, 'reversing');
    await publish({ type: 'order.changed' }, []);
    return presentInvoice(db, requireFound(await findInvoice(db, companyUuid, uuid)));
  },
);

function present(row: RedLetterRow): contract.WaitingRedLetter {
  const { uuid, version, state, company, words, asked_at, filed_at, invoice_uuid } = row;
  const { kind, title, tax_number, tax_invoice, fen } = row;
  const invoice = { uuid: invoice_uuid, kind, title, tax_number, tax_invoice, fen };
  return { uuid, version, state, company, words, asked_at, filed_at, invoice };
}

const presentNow = async (db: Trx, uuid: string) => present(requireFound(await findRedLetter(db, uuid)));

/** What waits for operators or for a buyer. */
export const listWaitingRedLetters = readForOperator(contract.listWaitingRedLetters, async ({ db }, page) => {
  const { items, next_cursor } = await readWaiting(db, page);
  return { items: items.map(present), next_cursor };
});

/** @throws AppError 40401, 40901, 40902 where it is settled */
async function lockWaiting(db: Trx, { uuid, version }: { uuid: string; version: number }): Promise<RedLetterRow> {
  const row = await requireCurrent(await lockRedLetter(db, uuid), version, present);
  if (row.state !== 'asked' && row.state !== 'filed') throw new AppError(40902, { reason: 'invoices.redSettled' });
  return row;
}

/** Notes that it waits for its buyer. */
export const fileRedLetter = writeForOperator(
  contract.fileRedLetter,
  { audit: 'invoice.reversal_filed' },
  async ({ db, now, note }, seen) => {
    const row = await lockWaiting(db, seen);
    if (row.state === 'filed') throw new AppError(40902);
    await changeRedLetter(db, row, { state: 'filed', filed_at: now });
    note({ companyUuid: row.company_uuid, objectUuid: row.invoice_uuid });
    await publishChange(db, row);
    return presentNow(db, row.uuid);
  },
);

/**
 * Notes that it was issued: what its invoice covered can be refunded, or invoiced anew.
 * @throws AppError 40401, 40901, 40902 settled, or a number that is another one's
 */
export const issueRedLetter = writeForOperator(
  contract.issueRedLetter,
  { audit: 'invoice.reversed' },
  async (call, { red_invoice, issued_on, ...seen }) => {
    const { db, now, operator, note } = call;
    const row = await lockWaiting(db, seen);
    const { company_uuid, invoice_uuid } = row;
    if (!(await takeNumber(db, { tax_invoice: red_invoice, company_uuid, invoice_uuid })))
      throw new AppError(40902, { reason: 'invoices.numberTaken' });
    await uncoverOrders(db, company_uuid, await readLines(db, [invoice_uuid]));
    const settled = { settled_by: operator.operatorUuid, settled_at: now };
    await changeRedLetter(db, row, { state: 'issued', red_invoice, issued_on, ...settled });
    await changeInvoiceState(db, { company_uuid, uuid: invoice_uuid }, 'reversed');
    note({ companyUuid: company_uuid, objectUuid: invoice_uuid });
    await tell(call, 'invoiceReversed', { companyUuid: company_uuid, to: 'master', subjectUuid: invoice_uuid });
    await publishChange(db, row);
    return presentNow(db, row.uuid);
  },
);

/** Notes that there is none: the invoice stands. @throws AppError 40401, 40901, 40902 where it is settled */
export const denyRedLetter = writeForOperator(
  contract.denyRedLetter,
  { audit: 'invoice.reversal_denied' },
  async (call, { reason, ...seen }) => {
    const { db, now, operator, note } = call;
    const row = await lockWaiting(db, seen);
    const { company_uuid, invoice_uuid } = row;
    const settled = { settled_by: operator.operatorUuid, settled_at: now };
    await changeRedLetter(db, row, { state: 'denied', denial: reason, ...settled });
    await changeInvoiceState(db, { company_uuid, uuid: invoice_uuid }, 'issued');
    note({ companyUuid: company_uuid, objectUuid: invoice_uuid });
    await tell(call, 'reversalDenied', { companyUuid: company_uuid, to: 'master', subjectUuid: invoice_uuid });
    await publishChange(db, row);
    return presentNow(db, row.uuid);
  },
);

const publishChange = (db: Trx, { company_uuid: companyUuid }: RedLetterRow) =>
  publishEvent(db, { companyUuid, owners: [] }, { type: 'order.changed' });

const A_RUN = 100;

/** Red letters that their buyers left unconfirmed are dead: the invoices stand, and others may be asked for. */
export const lapseRedLetters = defineTask({
  name: 'invoices.lapse-red-letters',
  payload: z.object({}),
  cron: '7 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run({ db, clock }) {
    const now = clock();
    const before = new Date(now.getTime() - contract.CONFIRM_HOURS * 3_600_000);
    for (const { uuid } of await readUnconfirmed(db, before, A_RUN))
      await withTransaction(db, async (trx) => {
        const row = await lockRedLetter(trx, uuid);
        if (row?.state !== 'filed') return;
        await changeRedLetter(trx, row, { state: 'lapsed', settled_at: now });
        await changeInvoiceState(trx, { company_uuid: row.company_uuid, uuid: row.invoice_uuid }, 'issued');
        await publishChange(trx, row);
      });
  },
});
