import { CERTIFIED } from '@qinghe/contract/company/endpoints.ts';
import type { NotNull } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';

interface OfTalk {
  companyUuid: string;
  talk_uuid: string;
}

const ofTalk = (reader: Reader, { companyUuid, talk_uuid }: OfTalk) =>
  reader.selectFrom('talk_door_key').where('company_uuid', '=', companyUuid).where('talk_uuid', '=', talk_uuid);

/** Keys of a talk, the newest first. */
export const readKeys = (reader: Reader, of: OfTalk) =>
  ofTalk(reader, of)
    .select(['uuid', 'name', 'made_at', 'used_at'])
    .orderBy('made_at', 'desc')
    .orderBy('uuid', 'desc')
    .execute();

export const countKeys = async (reader: Reader, of: OfTalk): Promise<number> => {
  const { n } = await ofTalk(reader, of)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
};

export interface NewDoorKey {
  company_uuid: string;
  uuid: string;
  talk_uuid: string;
  name: string;
  key_hash: Buffer;
  account_uuid: string;
  made_at: Date;
}

export const insertKey = (trx: Trx, key: NewDoorKey) => trx.insertInto('talk_door_key').values(key).execute();

/** @returns whether there was one */
export async function deleteKey(trx: Trx, { companyUuid, talk_uuid }: OfTalk, uuid: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('talk_door_key')
    .where('company_uuid', '=', companyUuid)
    .where('talk_uuid', '=', talk_uuid)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Ends what somebody made who leaves the company. */
export const deleteKeysOf = (trx: Trx, companyUuid: string, accountUuid: string) =>
  trx
    .deleteFrom('talk_door_key')
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .execute();

/** Whose key it is, of which talk; of a company that may not work any more, or a talk that is called off, nobody's. */
export const findKey = (reader: Reader, keyHash: Buffer) =>
  reader
    .selectFrom('talk_door_key as key')
    .innerJoin('talk', (join) =>
      join.onRef('talk.company_uuid', '=', 'key.company_uuid').onRef('talk.uuid', '=', 'key.talk_uuid'),
    )
    .innerJoin('company', 'company.company_uuid', 'key.company_uuid')
    .select(['key.company_uuid', 'key.uuid', 'key.talk_uuid', 'key.account_uuid', 'talk.starts_at', 'talk.ends_at'])
    .where('key.key_hash', '=', keyHash)
    .where('talk.state', '=', 'online')
    .where('company.frozen_at', 'is', null)
    .where('company.check_status', 'in', CERTIFIED)
    .$narrowType<{ starts_at: NotNull; ends_at: NotNull }>()
    .executeTakeFirst();

export const noteKeyUse = (trx: Trx, { companyUuid, uuid, now }: { companyUuid: string; uuid: string; now: Date }) =>
  trx
    .updateTable('talk_door_key')
    .set({ used_at: now })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
