import type { Reader, Trx } from '../../db/database.ts';

const accountColumns = [
  'account.uuid',
  'account.name',
  'account.position',
  'account.head_url',
  'account.phone',
  'account.email',
  'account.company_uuid',
  'account.user_status',
  'account.resume_filter_enable',
  'account.version',
  'account.frozen_at',
  'account.closed_at',
] as const;

/** An account with its place in its company, by uuid. */
export async function findAccount(reader: Reader, uuid: string) {
  return withMembership(reader).where('account.uuid', '=', uuid).executeTakeFirst();
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Accounts with their place in a company, and the company. */
export const withMembership = (reader: Reader) =>
  reader
    .selectFrom('account')
    .leftJoin('company_member', (join) =>
      join
        .onRef('company_member.company_uuid', '=', 'account.company_uuid')
        .onRef('company_member.account_uuid', '=', 'account.uuid'),
    )
    .leftJoin('company', 'company.company_uuid', 'company_member.company_uuid')
    .select([
      ...accountColumns,
      'company_member.type',
      'company_member.role',
      'company_member.staff_status',
      'company.check_status',
      'company.licence_until',
      'company.frozen_at as company_frozen_at',
    ]);

/** How far the person behind an account has shown who they are; `status` 1 is identified, also where it must be done again. */
export async function findIdentityState(
  reader: Reader,
  uuid: string,
): Promise<{ status: 0 | 1; check_status: number }> {
  const row = await reader
    .selectFrom('identity')
    .select('check_status')
    .where('account_uuid', '=', uuid)
    .executeTakeFirst();
  const check_status = row?.check_status ?? 0;
  return { status: check_status === 2 || check_status === 4 ? 1 : 0, check_status };
}

/** The phone of an account; null where it has none. */
export async function findOwnPhone(reader: Reader, uuid: string): Promise<string | null> {
  const row = await reader.selectFrom('account').select('phone').where('uuid', '=', uuid).executeTakeFirst();
  return row?.phone ?? null;
}

/** The account that a name opens: a phone, or an e-mail in any letters. */
export function findForLogin(trx: Trx, account: string) {
  return trx
    .selectFrom('account')
    .select(['uuid', 'password_hash', 'frozen_at', 'closed_at'])
    .where((e) => e.or([e('phone', '=', account), e('email', '=', account.toLowerCase())]))
    .executeTakeFirst();
}

/** @returns false when the phone has an account already */
export async function insertAccount(
  trx: Trx,
  account: { uuid: string; phone: string; name: string; password_hash: string },
): Promise<boolean> {
  const result = await trx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The e-mail has been read by its owner. */
export async function activateAccount(trx: Trx, uuid: string, email: string): Promise<void> {
  await trx.updateTable('account').set({ email, user_status: 'active' }).where('uuid', '=', uuid).execute();
}

/** Makes the account of a phone if it is new; its uuid either way. */
export async function ensureAccount(trx: Trx, uuid: string, phone: string): Promise<string> {
  await trx
    .insertInto('account')
    .values({ uuid, phone })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute();
  const row = await trx.selectFrom('account').select('uuid').where('phone', '=', phone).executeTakeFirstOrThrow();
  return row.uuid;
}

export async function changeAccount(
  trx: Trx,
  uuid: string,
  version: number,
  change: { name?: string; position?: string; resume_filter_enable?: boolean },
): Promise<boolean> {
  const result = await trx
    .updateTable('account')
    .set({ ...change, version: version + 1 })
    .where('uuid', '=', uuid)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Names an account that has no name; one that it has stays. */
export async function nameAccount(trx: Trx, uuid: string, name: string): Promise<void> {
  await trx.updateTable('account').set({ name }).where('uuid', '=', uuid).where('name', '=', '').execute();
}

/** A picture makes nobody's form stale: the version stays. */
export async function saveHeadUrl(trx: Trx, uuid: string, head_url: string): Promise<void> {
  await trx.updateTable('account').set({ head_url }).where('uuid', '=', uuid).execute();
}

/** Held until the transaction ends: two logins of one account at once follow each other. */
export async function lockAccount(trx: Trx, uuid: string): Promise<void> {
  await trx.selectFrom('account').select('uuid').where('uuid', '=', uuid).forUpdate().execute();
}

/** The company's consultant; none are assigned before operators exist, the master is named then. */
export async function findMaster(reader: Reader, companyUuid: string) {
  return reader
    .selectFrom('company_member')
    .innerJoin('account', 'account.uuid', 'company_member.account_uuid')
    .select(['account.uuid', 'account.name'])
    .where('company_member.company_uuid', '=', companyUuid)
    .where('company_member.type', '=', 'master')
    .executeTakeFirst();
}

/** Which company an account works for, and whether it may: what the company decides. */
export async function placeAccount(
  trx: Trx,
  uuid: string,
  place: { company_uuid?: string | null; user_status?: 'active' | 'unactive' },
): Promise<void> {
  await trx.updateTable('account').set(place).where('uuid', '=', uuid).execute();
}
