import type { Erasure } from '@qinghe/contract/identity/face-check.ts';
import type { Reader, Trx } from '../../db/database.ts';

export type ErasedThing = Erasure['what'];

/** Pictures that the account's identity holds, papers and face. */
export async function readPictures(reader: Reader, accountUuid: string) {
  const identity = await reader
    .selectFrom('identity')
    .select(['front_uuid', 'back_uuid'])
    .where('account_uuid', '=', accountUuid)
    .executeTakeFirst();
  const faces = await reader
    .selectFrom('identity_face')
    .select('paper_uuid')
    .where('account_uuid', '=', accountUuid)
    .execute();
  return {
    papers: [identity?.front_uuid, identity?.back_uuid].filter((uuid) => uuid != null),
    faces: faces.map(({ paper_uuid }) => paper_uuid),
  };
}

export interface NewErasure {
  uuid: string;
  account_uuid: string;
  what: ErasedThing;
  cause: Erasure['cause'];
  asked_at: Date;
}

/** Writes the receipt; the identity names its pictures no more. */
export async function insertErasure(trx: Trx, erasure: NewErasure, pictures: number): Promise<void> {
  const { account_uuid: accountUuid, what } = erasure;
  await trx
    .insertInto('erasure')
    .values({ ...erasure, pictures })
    .execute();
  await trx.deleteFrom('identity_face').where('account_uuid', '=', accountUuid).execute();
  if (what === 'face') return;
  await trx
    .updateTable('identity')
    .set({ front_uuid: null, back_uuid: null })
    .where('account_uuid', '=', accountUuid)
    .execute();
}

export const readPapersOf = (reader: Reader, erasureUuid: string) =>
  reader.selectFrom('paper').select('uuid').where('erasure_uuid', '=', erasureUuid).execute();

/** @returns whose it was, the first time only */
export const finishErasure = (trx: Trx, uuid: string, now: Date) =>
  trx
    .updateTable('erasure')
    .set({ erased_at: now })
    .where('uuid', '=', uuid)
    .where('erased_at', 'is', null)
    .returning('account_uuid')
    .executeTakeFirst();

export const readUnfinished = (reader: Reader) =>
  reader.selectFrom('erasure').select('uuid').where('erased_at', 'is', null).orderBy('asked_at').limit(200).execute();

/** Receipts of an account, the newest first. */
export const readErasures = (reader: Reader, accountUuid: string) =>
  reader
    .selectFrom('erasure')
    .select(['uuid', 'what', 'cause', 'pictures', 'asked_at', 'erased_at'])
    .where('account_uuid', '=', accountUuid)
    .orderBy('asked_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(10)
    .execute();

/** People whose pictures have served their time. */
export const readDue = (reader: Reader, decidedBefore: Date) =>
  reader
    .selectFrom('identity')
    .select('account_uuid')
    .where('decided_at', '<', decidedBefore.toISOString())
    .where((e) =>
      e.or([
        e('front_uuid', 'is not', null),
        e.exists(
          e
            .selectFrom('identity_face')
            .select('paper_uuid')
            .whereRef('identity_face.account_uuid', '=', 'identity.account_uuid'),
        ),
      ]),
    )
    .limit(200)
    .execute();

/** Pictures that nobody handed in, or that other ones have taken the place of. */
export const readStray = (reader: Reader, keptBefore: Date) =>
  reader
    .selectFrom('paper')
    .select('uuid')
    .where('kind', '=', 'identity')
    .where('erasure_uuid', 'is', null)
    .where('created_at', '<', keptBefore.toISOString())
    .where((e) =>
      e.not(
        e.or([
          e.exists(e.selectFrom('identity').select('name').whereRef('identity.front_uuid', '=', 'paper.uuid')),
          e.exists(e.selectFrom('identity').select('name').whereRef('identity.back_uuid', '=', 'paper.uuid')),
          e.exists(
            e.selectFrom('identity_face').select('position').whereRef('identity_face.paper_uuid', '=', 'paper.uuid'),
          ),
        ]),
      ),
    )
    .limit(200)
    .execute();
