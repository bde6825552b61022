import type { Reader, Trx } from '../../../db/database.ts';
import { nameKey } from '../../../db/name-key.ts';

export const findJoinCode = (reader: Reader, companyUuid: string) =>
  reader.selectFrom('company_join_code').select('code').where('company_uuid', '=', companyUuid).executeTakeFirst();

/** The code of a company, in place of the one before. @returns false when another company has it */
export async function saveJoinCode(trx: Trx, companyUuid: string, code: string): Promise<boolean> {
  const taken = await trx.selectFrom('company_join_code').select('code').where('code', '=', code).executeTakeFirst();
  if (taken) return false;
  await trx
    .insertInto('company_join_code')
    .values({ code, company_uuid: companyUuid })
    .onConflict((conflict) => conflict.column('company_uuid').doUpdateSet({ code }))
    .execute();
  return true;
}

/** The company that somebody means, by its code or else its whole name; by a name those alone whose papers are in force. */
export const findCompanyToJoin = (reader: Reader, { code, name }: { code?: string | undefined; name: string }) =>
  reader
    .selectFrom('company')
    .leftJoin('company_join_code', 'company_join_code.company_uuid', 'company.company_uuid')
    .select(['company.company_uuid', 'company.name'])
    .where((e) =>
      code === undefined
        ? e.and([
            e(nameKey(e.ref('company.name')), '=', nameKey(name)),
            e('company.check_status', 'in', ['pass', 'later_check', 'revision']),
          ])
        : e('company_join_code.code', '=', code),
    )
    .orderBy('company.created_at')
    .limit(1)
    .executeTakeFirst();

/** @returns false when the account waits for this company already */
export async function insertRequest(
  trx: Trx,
  companyUuid: string,
  request: { uuid: string; account_uuid: string; way: 'code' | 'name'; message: string; created_at: Date },
): Promise<boolean> {
  const result = await trx
    .insertInto('join_request')
    .values({ company_uuid: companyUuid, ...request })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export const readOwnRequests = (reader: Reader, accountUuid: string) =>
  reader
    .selectFrom('join_request')
    .innerJoin('company', 'company.company_uuid', 'join_request.company_uuid')
    .select(['join_request.uuid', 'company.name as company', 'join_request.state', 'join_request.created_at'])
    .where('join_request.account_uuid', '=', accountUuid)
    .where('join_request.state', 'in', ['waiting', 'refused'])
    .orderBy('join_request.created_at', 'desc')
    .limit(20)
    .$narrowType<{ state: 'waiting' | 'refused' }>()
    .execute();

/** Takes what an account asked back. @returns undefined where nothing of its own waits under the uuid */
export const withdrawRequest = (trx: Trx, accountUuid: string, uuid: string) =>
  trx
    .updateTable('join_request')
    .set({ state: 'withdrawn' })
    .where('account_uuid', '=', accountUuid)
    .where('uuid', '=', uuid)
    .where('state', '=', 'waiting')
    .returning('company_uuid')
    .executeTakeFirst();

/** What else the account has asked is answered by where it is now. */
export async function withdrawOthers(trx: Trx, accountUuid: string): Promise<void> {
  await trx
    .updateTable('join_request')
    .set({ state: 'withdrawn' })
    .where('account_uuid', '=', accountUuid)
    .where('state', '=', 'waiting')
    .execute();
}

/** Who asks to join a company, who came first first. */
export const readRequests = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('join_request')
    .innerJoin('account', 'account.uuid', 'join_request.account_uuid')
    .select([
      'join_request.uuid',
      'account.name',
      'account.phone',
      'join_request.way',
      'join_request.message',
      'join_request.created_at',
    ])
    .where('join_request.company_uuid', '=', companyUuid)
    .where('join_request.state', '=', 'waiting')
    .orderBy('join_request.created_at')
    .limit(100)
    .execute();

/** Whose a request is; undefined where none waits under the uuid. */
export const findRequest = (reader: Reader, companyUuid: string, uuid: string) =>
  reader
    .selectFrom('join_request')
    .select('account_uuid')
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('state', '=', 'waiting')
    .executeTakeFirst();

/** Settles a request. @returns undefined where none waits under the uuid */
export const settleRequest = (
  trx: Trx,
  companyUuid: string,
  uuid: string,
  decision: { state: 'approved' | 'refused'; decided_at: Date; decided_by: string },
) =>
  trx
    .updateTable('join_request')
    .set(decision)
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('state', '=', 'waiting')
    .returning('uuid')
    .executeTakeFirst();

/** Whoever waits for a company that nobody is left in hears no by this. */
export async function refuseRequests(trx: Trx, companyUuid: string, now: Date): Promise<void> {
  await trx
    .updateTable('join_request')
    .set({ state: 'refused', decided_at: now })
    .where('company_uuid', '=', companyUuid)
    .where('state', '=', 'waiting')
    .execute();
}
