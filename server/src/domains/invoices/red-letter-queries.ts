import type { InvoiceFields } from '@qinghe/contract/invoices/invoices.ts';
import type { Reader, Trx } from '../../db/database.ts';
import { type PageRequest, readPage } from '../../db/keyset.ts';
import type { RedState } from './invoice-queries.ts';

export const insertRedLetter = (
  trx: Trx,
  row: { company_uuid: string; uuid: string; invoice_uuid: string; words: string; asked_by: string; asked_at: Date },
) =>
  trx
    .insertInto('red_letter')
    .values({ ...row, state: 'asked' })
    .execute();

const redLetters = (reader: Reader) =>
  reader
    .selectFrom('red_letter as red')
    .innerJoin('invoice', (join) =>
      join.onRef('invoice.company_uuid', '=', 'red.company_uuid').onRef('invoice.uuid', '=', 'red.invoice_uuid'),
    )
    .innerJoin('company', 'company.company_uuid', 'red.company_uuid')
    .selectAll('red')
    .select(['invoice.kind', 'invoice.title', 'invoice.tax_number', 'invoice.tax_invoice', 'invoice.fen'])
    .select('company.name as company')
    .$narrowType<{ state: RedState; kind: InvoiceFields['kind'] }>();

export const findRedLetter = (reader: Reader, uuid: string) =>
  redLetters(reader).where('red.uuid', '=', uuid).executeTakeFirst();

/** Of any company, for operators; locked until the transaction ends, with its invoice. */
export const lockRedLetter = (trx: Trx, uuid: string) =>
  redLetters(trx).where('red.uuid', '=', uuid).forUpdate(['red', 'invoice']).executeTakeFirst();

export type RedLetterRow = NonNullable<Awaited<ReturnType<typeof findRedLetter>>>;

/** What waits for operators or for a buyer, whosever it is. */
export const readWaiting = (reader: Reader, page: PageRequest) =>
  readPage(redLetters(reader).where('red.state', 'in', ['asked', 'filed']), page, ['red.asked_at', 'red.uuid'], 'asc');

/** Those that buyers left unconfirmed. */
export const readUnconfirmed = (reader: Reader, before: Date, most: number) =>
  reader
    .selectFrom('red_letter')
    .select('uuid')
    .where('state', '=', 'filed')
    .where('filed_at', '<=', before.toISOString())
    .orderBy('asked_at')
    .limit(most)
    .execute();

export const changeRedLetter = (
  trx: Trx,
  { company_uuid, uuid }: Pick<RedLetterRow, 'company_uuid' | 'uuid'>,
  change: {
    state: RedState;
    filed_at?: Date;
    red_invoice?: string;
    issued_on?: string;
    denial?: string;
    settled_by?: string;
    settled_at?: Date;
  },
) =>
  trx
    .updateTable('red_letter')
    .set((e) => ({ ...change, version: e('version', '+', 1) }))
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .execute();

/** Red letters that wait for operators or for a buyer. */
export const countWaiting = (reader: Reader) =>
  reader
    .selectFrom('red_letter')
    .select((e) => [e.fn.countAll<number>().as('count'), e.fn.min('asked_at').as('oldest')])
    .where('state', 'in', ['asked', 'filed'])
    .executeTakeFirstOrThrow();
