import { CERTIFIED } from '@qinghe/contract/company/endpoints.ts';
import type { Reader, Trx } from '../../db/database.ts';
import type { Stand } from './desk-queries.ts';

const ofStand = (reader: Reader, { companyUuid, fair_uuid }: Stand) =>
  reader.selectFrom('fair_stand_key').where('company_uuid', '=', companyUuid).where('fair_uuid', '=', fair_uuid);

/** Keys of a stand, the newest first. */
export const readStandKeys = (reader: Reader, stand: Stand) =>
  ofStand(reader, stand)
    .select(['uuid', 'name', 'made_at', 'used_at'])
    .orderBy('made_at', 'desc')
    .orderBy('uuid', 'desc')
    .execute();

export const countStandKeys = async (reader: Reader, stand: Stand): Promise<number> => {
  const { n } = await ofStand(reader, stand)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
};

export interface NewStandKey {
  company_uuid: string;
  uuid: string;
  fair_uuid: string;
  name: string;
  key_hash: Buffer;
  account_uuid: string;
  made_at: Date;
}

export const insertStandKey = (trx: Trx, key: NewStandKey) => trx.insertInto('fair_stand_key').values(key).execute();

/** @returns whether there was one */
export async function deleteStandKey(trx: Trx, { companyUuid, fair_uuid }: Stand, uuid: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('fair_stand_key')
    .where('company_uuid', '=', companyUuid)
    .where('fair_uuid', '=', fair_uuid)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Ends what somebody gave out who leaves the company, or only reads from now on. */
export const deleteStandKeysOf = (trx: Trx, companyUuid: string, accountUuid: string) =>
  trx
    .deleteFrom('fair_stand_key')
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .execute();

/** Whose key it is, of which stand, and who gave it out; of a company that may not work any more nobody's. */
export const findStandKey = (reader: Reader, keyHash: Buffer) =>
  reader
    .selectFrom('fair_stand_key as key')
    .innerJoin('fair', 'fair.uuid', 'key.fair_uuid')
    .innerJoin('company', 'company.company_uuid', 'key.company_uuid')
    .innerJoin('company_member as maker', (join) =>
      join.onRef('maker.company_uuid', '=', 'key.company_uuid').onRef('maker.account_uuid', '=', 'key.account_uuid'),
    )
    .innerJoin('account', 'account.uuid', 'key.account_uuid')
    .select(['key.company_uuid', 'key.uuid', 'key.fair_uuid', 'key.name', 'key.account_uuid'])
    .select(['fair.starts_at', 'fair.ends_at', 'account.name as maker_name', 'maker.type', 'maker.role'])
    .where('key.key_hash', '=', keyHash)
    .where('fair.state', '=', 'open')
    .where('company.frozen_at', 'is', null)
    .where('company.check_status', 'in', CERTIFIED)
    .executeTakeFirst();

export const noteStandKeyUse = (
  trx: Trx,
  { companyUuid, uuid, now }: { companyUuid: string; uuid: string; now: Date },
) =>
  trx
    .updateTable('fair_stand_key')
    .set({ used_at: now })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();

/** Names of helpers are forgotten with the people of their fair. */
export const forgetStandKeys = (db: Reader, before: Date) =>
  db.deleteFrom('fair_stand_key').where('made_at', '<', before.toISOString()).execute();
