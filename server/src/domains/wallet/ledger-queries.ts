import { sql } from 'kysely';
import { v5 as uuidv5 } from 'uuid';
import type { Reader, Trx } from '../../db/database.ts';
import { type AccountName, accountOf, type Kind } from './rules.ts';

/** Name space of the uuids of accounts; a change of it would lose all of them. */
const ACCOUNTS = '7c1f3a52-0f1e-5d0a-9c3b-5a1d0c9e4b77';

const uuidOf = (name: AccountName): string => uuidv5(name, ACCOUNTS);

/** The account whose row is locked before anything is posted. */
const MONEY_LOCK: AccountName = 'coin.paid';

export interface Standing {
  name: AccountName;
  last_seq: number | null;
  balance: number;
}

/** Locks the ledger of a company until the transaction ends. */
export async function lockMoney(trx: Trx, companyUuid: string): Promise<void> {
  const lock = () =>
    trx
      .selectFrom('ledger_account')
      .select('account_uuid')
      .where('company_uuid', '=', companyUuid)
      .where('account_uuid', '=', uuidOf(MONEY_LOCK))
      .forUpdate()
      .executeTakeFirst();
  if (await lock()) return;
  await trx
    .insertInto('ledger_account')
    .values({ company_uuid: companyUuid, account_uuid: uuidOf(MONEY_LOCK), name: MONEY_LOCK, ...accountOf(MONEY_LOCK) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await lock();
}

/** All accounts of a company. */
export const readStandings = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('ledger_account')
    .select(['name', 'last_seq', 'balance'])
    .where('company_uuid', '=', companyUuid)
    .$narrowType<{ name: AccountName }>()
    .execute();

/** The newest transfer of a company. */
export const findNewest = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('ledger_transaction')
    .select(['seq', 'at'])
    .where('company_uuid', '=', companyUuid)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

export interface NewTransfer {
  company_uuid: string;
  uuid: string;
  seq: number;
  kind: Kind;
  source_kind: string;
  source_uuid: string;
  actor_uuid: string | null;
  job_uuid: string | null;
  at: Date;
  coins: number;
  coins_after: number;
  fen: number;
}

export interface NewEntry extends Standing {
  amount: number;
}

/**
 * Writes a transfer with its entries and moves the accounts, in one statement; nothing of it where the same was posted before.
 * @returns whether it was written
 */
export async function insertTransfer(
  trx: Trx,
  { at, ...transfer }: NewTransfer,
  entries: readonly NewEntry[],
): Promise<boolean> {
  const rows = entries.map(({ name, last_seq, balance, amount }) => ({
    account_uuid: uuidOf(name),
    name,
    ...accountOf(name),
    seq: (last_seq ?? 0) + 1,
    amount,
    balance_before: balance,
    balance_after: balance + amount,
  }));
  const { company_uuid, uuid } = transfer;
  const { rows: written } = await sql<{ uuid: string }>`
    with header as (
      insert into ledger_transaction
      select * from jsonb_populate_record(null::ledger_transaction, ${JSON.stringify({ ...transfer, at: at.toISOString() })}::jsonb)
      on conflict on constraint ledger_transaction_once do nothing
      returning uuid
    ), entry as (
      select entry.* from header, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (account_uuid uuid, name text,
        unit text, sign smallint, seq bigint, amount bigint, balance_before bigint, balance_after bigint)
    ), moved as (
      insert into ledger_account (company_uuid, account_uuid, name, unit, sign, last_seq, balance)
      select ${company_uuid}, account_uuid, name, unit, sign, seq, balance_after from entry
      on conflict (company_uuid, account_uuid) do update set last_seq = excluded.last_seq, balance = excluded.balance
    ), made as (
      insert into ledger_entry (company_uuid, account_uuid, seq, transaction_uuid, unit, amount, balance_before, balance_after)
      select ${company_uuid}, account_uuid, seq, ${uuid}, unit, amount, balance_before, balance_after from entry
    )
    select uuid from header`.execute(trx);
  return written.length > 0;
}

/** A transfer by what it was posted for. */
export const findTransfer = (reader: Reader, companyUuid: string, kind: Kind, sourceUuid: string) =>
  reader
    .selectFrom('ledger_transaction')
    .select(['uuid', 'seq', 'coins', 'coins_after', 'at'])
    .where('company_uuid', '=', companyUuid)
    .where('kind', '=', kind)
    .where('source_uuid', '=', sourceUuid)
    .executeTakeFirst();
