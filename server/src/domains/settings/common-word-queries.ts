import type { CommonWord } from '@qinghe/contract/settings/common-words.ts';
import type { Reader, Trx } from '../../db/database.ts';
import type { Member } from '../../http/context.ts';
import { ownedBy } from './queries.ts';

type Text = Pick<CommonWord, 'content'>;

const columns = ['uuid', 'content', 'version'] as const;

const own = (reader: Reader, member: Member) =>
  reader
    .selectFrom('common_word')
    .select(columns)
    .where((e) => e.and(ownedBy(member)));

export const readCommonWords = (reader: Reader, member: Member) =>
  own(reader, member).orderBy('created_at').orderBy('uuid').execute();

export const lockCommonWord = (trx: Trx, member: Member, uuid: string) =>
  own(trx, member).where('uuid', '=', uuid).forUpdate().executeTakeFirst();

export const insertCommonWord = (trx: Trx, member: Member, word: Text & { uuid: string; created_at: Date }) =>
  trx
    .insertInto('common_word')
    .values({ ...ownedBy(member), ...word })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Changes a locked row and counts its version up. */
export const updateCommonWord = (trx: Trx, member: Member, uuid: string, text: Text) =>
  trx
    .updateTable('common_word')
    .set((e) => ({ ...text, version: e('version', '+', 1) }))
    .where((e) => e.and({ ...ownedBy(member), uuid }))
    .returning(columns)
    .executeTakeFirstOrThrow();

export const deleteCommonWordRow = (trx: Trx, member: Member, uuid: string) =>
  trx
    .deleteFrom('common_word')
    .where((e) => e.and({ ...ownedBy(member), uuid }))
    .returning('uuid')
    .executeTakeFirst();
