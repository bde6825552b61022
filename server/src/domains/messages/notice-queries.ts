import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { listWrittenNotices } from '@qinghe/contract/messages/write-notices.ts';
import type { NotNull } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import { type PageRequest, readPage } from '../../db/keyset.ts';
import { whenGiven } from '../../db/when-given.ts';

const head = ['uuid', 'title', 'title_en', 'published_at'] as const;

/** Published by now; drafts and what is for later are seen by nobody. */
const published = (reader: Reader, now: Date) =>
  reader.selectFrom('platform_notice').where('published_at', '<=', now.toISOString());

export const readNotices = (reader: Reader, now: Date, page: PageRequest) =>
  readPage(published(reader, now).select(head).$narrowType<{ published_at: NotNull }>(), page, [
    'published_at',
    'uuid',
  ]);

export const findNotice = (reader: Reader, now: Date, uuid: string) =>
  published(reader, now)
    .select([...head, 'content', 'content_en'])
    .$narrowType<{ published_at: NotNull }>()
    .where('uuid', '=', uuid)
    .executeTakeFirst();

const written = (reader: Reader) =>
  reader
    .selectFrom('platform_notice as notice')
    .leftJoin('operator', 'operator.uuid', 'notice.saved_by')
    .select(['notice.uuid', 'notice.version', 'notice.title', 'notice.title_en', 'notice.content', 'notice.content_en'])
    .select(['notice.published_at', 'notice.saved_at', 'operator.name as saved_by']);

export type WrittenRow = Awaited<ReturnType<typeof readWrittenNotices>>['items'][number];

/** With drafts and planned ones, for operators. */
export const readWrittenNotices = (
  reader: Reader,
  now: Date,
  { state, ...page }: ParsedInputOf<typeof listWrittenNotices>,
) =>
  readPage(
    written(reader).$call(
      whenGiven(state, (query, value) =>
        value === 'draft'
          ? query.where('notice.published_at', 'is', null)
          : query.where('notice.published_at', value === 'planned' ? '>' : '<=', now.toISOString()),
      ),
    ),
    page,
    ['notice.saved_at', 'notice.uuid'],
  );

/** Until the transaction ends nobody else changes it. */
export const lockNotice = (trx: Trx, uuid: string) =>
  written(trx).where('notice.uuid', '=', uuid).forUpdate('notice').executeTakeFirst();

interface SavedNotice {
  title: string;
  title_en: string;
  content: string;
  content_en: string;
  published_at: Date | null;
  saved_by: string;
  saved_at: Date;
}

export const insertNotice = async (trx: Trx, uuid: string, notice: SavedNotice): Promise<WrittenRow> => {
  await trx
    .insertInto('platform_notice')
    .values({ uuid, ...notice })
    .execute();
  return written(trx).where('notice.uuid', '=', uuid).executeTakeFirstOrThrow();
};

export const updateNotice = async (trx: Trx, uuid: string, notice: Partial<SavedNotice>): Promise<WrittenRow> => {
  await trx
    .updateTable('platform_notice')
    .set((e) => ({ ...notice, version: e('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute();
  return written(trx).where('notice.uuid', '=', uuid).executeTakeFirstOrThrow();
};

export const deleteNoticeRow = (trx: Trx, uuid: string) =>
  trx.deleteFrom('platform_notice').where('uuid', '=', uuid).execute();
