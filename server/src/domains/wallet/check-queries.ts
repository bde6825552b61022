import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import type { findDifferences } from './reconcile-queries.ts';

/** When the ledger of a company was last held against itself; null before the first time. */
export async function findCheck(
  reader: Reader,
  companyUuid: string,
): Promise<{ checked_at: string; agrees: boolean } | null> {
  const row = await reader
    .selectFrom('ledger_check')
    .select(['checked_at', sql<boolean>`differences = '[]'`.as('agrees')])
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * When the bills of all services that a company has paid by were last held against the ledgers: of the one that was looked at first; null
 * where it paid by none, or one was never looked at. It agrees where each of them had its bill, and nothing of this company, nor the sum
 * of a day, is open.
 */
export async function findChannelCheck(
  reader: Reader,
  companyUuid: string,
): Promise<{ at: string; agrees: boolean } | null> {
  const { rows } = await sql<{ at: string | null; agrees: boolean | null; unread: boolean | null }>`
    select min(run.ran_at) as at, bool_or(run.ran_at is null) as unread, bool_and(not run.late) and not exists (
        select from reconciliation_difference of
        where of.mended_at is null and of.closed_at is null and (of.company_uuid = ${companyUuid} or of.what = 'day')
      ) as agrees
    from (
      select distinct method from payment_attempt
      where company_uuid = ${companyUuid} and paid_at is not null and method <> 'bank'
    ) as used
    left join lateral (
      select ran_at, late from reconciliation_run where method = used.method order by day desc limit 1
    ) as run on true`.execute(reader);
  const [row] = rows;
  if (!row || row.at === null || row.unread !== false) return null;
  return { at: row.at, agrees: row.agrees === true };
}

/** Companies with transfers since their last check, or whose last one did not agree. */
export async function readUnchecked(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ company_uuid: string }>`
    select company_uuid from (select company_uuid, max(seq) as newest from ledger_transaction group by company_uuid) as line
    left join ledger_check using (company_uuid)
    where last_seq is null or newest > last_seq or differences <> '[]'`.execute(reader);
  return rows.map(({ company_uuid }) => company_uuid);
}

/**
 * What a night's check asks takes as long as the ledger is: nobody waits for it, and it takes no lock. Sums of a million transfers
 * fit into this memory; on disk they take several times as long.
 */
export async function takeTime(trx: Trx): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(trx);
  await sql`set local work_mem = '128MB'`.execute(trx);
}

interface SealedRange {
  companyUuid: string;
  /** Of the newest transfer under the seal before; 0 for the first seal. */
  after: number;
  upTo: number;
  before: Buffer | null;
}

/** SHA-256 over the seal before and all that was posted since, in order. */
export async function digestOf(reader: Reader, { companyUuid, after, upTo, before }: SealedRange): Promise<Buffer> {
  const { rows } = await sql<{ digest: Buffer }>`
    select sha256(coalesce(${before}::bytea, '') || convert_to(coalesce(string_agg(line, E'\n' order by seq), ''), 'UTF8')) as digest
    from (
      select seq, concat_ws('|', seq, uuid, kind, source_kind, source_uuid, coalesce(actor_uuid::text, '-'), coalesce(job_uuid::text, '-'),
        extract(epoch from at), coins, coins_after, fen, (
          select string_agg(concat_ws(',', account_uuid, entry.seq, unit, amount, balance_before, balance_after), ';' order by account_uuid)
          from ledger_entry entry where entry.company_uuid = line.company_uuid and transaction_uuid = line.uuid)) as line
      from ledger_transaction line
      where company_uuid = ${companyUuid} and seq > ${after} and seq <= ${upTo}
    ) as line`.execute(reader);
  return rows[0]?.digest ?? Buffer.alloc(0);
}

/** Seals of a company, the oldest first. */
export const readSeals = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('ledger_seal')
    .select(['day', 'last_seq', 'digest'])
    .where('company_uuid', '=', companyUuid)
    .orderBy('day')
    .execute();

export const insertSeal = (
  trx: Trx,
  seal: { company_uuid: string; day: string; last_seq: number; digest: Buffer; sealed_at: Date },
) =>
  trx
    .insertInto('ledger_seal')
    .values(seal)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Notes what a check found. */
export async function saveCheck(
  trx: Trx,
  check: {
    company_uuid: string;
    checked_at: Date;
    last_seq: number;
    differences: Awaited<ReturnType<typeof findDifferences>>;
  },
): Promise<void> {
  const values = { ...check, differences: JSON.stringify(check.differences) };
  await trx.deleteFrom('ledger_check').where('company_uuid', '=', check.company_uuid).execute();
  await trx
    .insertInto('ledger_check')
    .values(values)
    .onConflict((conflict) => conflict.columns(['company_uuid', 'last_seq']).doUpdateSet(values))
    .execute();
}

/** When a ledger was last held against itself, and those that did not agree then, the longest known first. */
export async function readDisagreeing(reader: Reader, most: number) {
  const [last, differing] = await Promise.all([
    reader
      .selectFrom('ledger_check')
      .select((e) => e.fn.max('checked_at').as('at'))
      .executeTakeFirstOrThrow(),
    reader
      .selectFrom('ledger_check as check')
      .innerJoin('company', 'company.company_uuid', 'check.company_uuid')
      .select(['check.company_uuid', 'company.name as company', 'check.checked_at'])
      .select(
        sql<string[]>`array(select distinct one ->> 'what' from jsonb_array_elements(differences) one order by 1)`.as(
          'what',
        ),
      )
      .where(sql<boolean>`differences <> '[]'::jsonb`)
      .orderBy('check.checked_at')
      .limit(most)
      .execute(),
  ]);
  return { checked_at: last.at, differences: differing };
}

/** Money that came and was credited to nobody, in fen: all of it, and of whom, the largest first. */
export async function readSuspense(reader: Reader, most: number) {
  const suspense = reader
    .selectFrom('ledger_account as account')
    .where('account.name', '=', 'money.suspense')
    .where('account.balance', '<>', 0);
  const [all, by] = await Promise.all([
    suspense.select(sql<number>`coalesce(-sum(account.balance), 0)::bigint`.as('fen')).executeTakeFirstOrThrow(),
    suspense
      .innerJoin('company', 'company.company_uuid', 'account.company_uuid')
      .select(['account.company_uuid', 'company.name as company', sql<number>`-account.balance`.as('fen')])
      .orderBy('account.balance')
      .limit(most)
      .execute(),
  ]);
  return { suspense_fen: all.fen, suspense: by };
}
