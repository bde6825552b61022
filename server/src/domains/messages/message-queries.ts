import {
  MAX_UNREAD,
  type MailTime,
  type MessageCategory,
  type MessageKind,
  type MessageTopic,
  messageCategories,
} from '@qinghe/contract/messages/kinds.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import { type PageRequest, readPage } from '../../db/keyset.ts';
import { whenGiven } from '../../db/when-given.ts';

/** Whose messages: an account, as a member of the company that it is in. */
export interface Hearer {
  accountUuid: string;
  companyUuid: string | null;
}

const ofHearer = (reader: Reader, { accountUuid, companyUuid }: Hearer) =>
  reader
    .selectFrom('message')
    .where('account_uuid', '=', accountUuid)
    .where((e) => e.or([e('company_uuid', 'is', null), e('company_uuid', '=', companyUuid)]));

const columns = [
  'uuid',
  'category',
  'kind',
  'subject_uuid',
  'params',
  'count',
  'occurred_at',
  'read_at',
  'archived_at',
] as const;

export const readMessagePage = (
  reader: Reader,
  hearer: Hearer,
  { category, show, ...page }: PageRequest & { category?: MessageCategory; show: 'all' | 'unread' | 'archived' },
) =>
  readPage(
    ofHearer(reader, hearer)
      .select(columns)
      .where('archived_at', show === 'archived' ? 'is not' : 'is', null)
      .$if(show === 'unread', (query) => query.where('read_at', 'is', null))
      .$call(whenGiven(category, (query, value) => query.where('category', '=', value))),
    page,
    ['occurred_at', 'uuid'],
  );

export type MessageRow = Awaited<ReturnType<typeof readMessagePage>>['items'][number];

/** Unread ones of each category, counted up to a bound, in one statement. */
export async function countUnread(reader: Reader, { accountUuid, companyUuid }: Hearer) {
  const { rows } = await sql<{ category: MessageCategory; count: number }>`
    select category, (select count(*)::integer from (
        select 1 from message
        where account_uuid = ${accountUuid} and message.category = named.category and read_at is null and archived_at is null
          and (company_uuid is null or company_uuid = ${companyUuid})
        limit ${MAX_UNREAD}
      ) as unread) as count
    from unnest(${[...messageCategories]}::text[]) as named(category)`.execute(reader);
  return rows;
}

export interface NewMessages {
  /** One a hearer. */
  messages: readonly { account_uuid: string; uuid: string }[];
  company_uuid: string | null;
  category: MessageCategory;
  kind: MessageKind;
  subject_uuid: string | null;
  params: string;
  /** What gathers under one key while it is unread; null: each stands by itself. */
  collapse_key: string | null;
  count: number;
  occurred_at: Date;
}

/**
 * Writes one message to each of several accounts, or adds to those under its key that are still unread.
 * @returns by account the one it stands in
 */
export async function insertMessages(
  trx: Trx,
  { messages, collapse_key, params, ...message }: NewMessages,
): Promise<Map<string, string>> {
  const [accounts, uuids] = [messages.map((one) => one.account_uuid), messages.map((one) => one.uuid)];
  const { company_uuid, category, kind, subject_uuid, count, occurred_at } = message;
  // Two lists and one set of words: as rows, fifty are five hundred values to be parsed.
  const { rows } = await sql<{ account_uuid: string; uuid: string }>`
    insert into message
      (account_uuid, uuid, company_uuid, category, kind, subject_uuid, params, collapse_key, count, occurred_at)
    select account_uuid, uuid, ${company_uuid}::uuid, ${category}, ${kind}, ${subject_uuid}::uuid, ${params}::jsonb,
      coalesce(${collapse_key}, uuid::text), ${count}::integer, ${occurred_at}::timestamptz
    from unnest(${accounts}::uuid[], ${uuids}::uuid[]) as hearer(account_uuid, uuid)
    on conflict (account_uuid, collapse_key) where read_at is null do update set
      count = message.count + excluded.count,
      occurred_at = greatest(message.occurred_at, excluded.occurred_at),
      params = excluded.params,
      archived_at = null
    returning account_uuid, uuid`.execute(trx);
  return new Map(rows.map(({ account_uuid, uuid }) => [account_uuid, uuid]));
}

/** Notes that a telling is written. @returns false where it was written before */
export async function noteTold(trx: Trx, uuid: string, at: Date): Promise<boolean> {
  const written = await trx
    .insertInto('message_told')
    .values({ uuid, at: at })
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

/** Which accounts are still there, and in the company, where it is about one. Locked, so that none leaves meanwhile. */
export const lockStillThere = async (
  trx: Trx,
  accountUuids: readonly string[],
  companyUuid: string | null,
): Promise<string[]> =>
  (
    await trx
      .selectFrom('account')
      .select('uuid')
      .where('uuid', '=', (e) => e.fn.any(e.val([...accountUuids])))
      .where('closed_at', 'is', null)
      .$call(whenGiven(companyUuid ?? undefined, (query, value) => query.where('company_uuid', '=', value)))
      .orderBy('uuid')
      .forShare()
      .execute()
  ).map(({ uuid }) => uuid);

/** Takes one away from what an unread message tells, and the message with the last one. @returns whether there was such a one */
export async function lessenMessage(trx: Trx, accountUuid: string, uuid: string): Promise<boolean> {
  const { rows } = await sql<{ uuid: string }>`
    with unread as (
      select account_uuid, uuid, count from message
      where account_uuid = ${accountUuid} and uuid = ${uuid} and read_at is null
      for update
    ), gone as (
      delete from message using unread
      where message.account_uuid = unread.account_uuid and message.uuid = unread.uuid and unread.count = 1
    )
    , lessened as (
      update message set count = message.count - 1 from unread
      where message.account_uuid = unread.account_uuid and message.uuid = unread.uuid and unread.count > 1
    )
    select uuid from unread`.execute(trx);
  return rows.length > 0;
}

/** Deletes what gathers under a key, of which an account has at most one unread. @returns whether there was one */
export async function deleteGathered(trx: Trx, accountUuid: string, collapseKey: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('message')
    .where('account_uuid', '=', accountUuid)
    .where('collapse_key', '=', collapseKey)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

const changing = (trx: Trx, accountUuid: string, uuids: readonly string[] | undefined) =>
  trx
    .updateTable('message')
    .where('account_uuid', '=', accountUuid)
    .$call(whenGiven(uuids, (query, given) => query.where('uuid', 'in', given)));

/** What grew or came after `through` was not seen, and stays unread. */
export const markRead = (
  trx: Trx,
  accountUuid: string,
  { uuids, category, through, at }: { uuids?: string[]; category?: MessageCategory; through: string; at: Date },
) =>
  changing(trx, accountUuid, uuids)
    .set({ read_at: at })
    .where('read_at', 'is', null)
    .where('occurred_at', '<=', through)
    .$call(whenGiven(category, (query, value) => query.where('category', '=', value)))
    .execute();

/** One that is unread again gathers nothing more: another one may be doing that by now. */
export const markUnread = (trx: Trx, accountUuid: string, uuids: string[]) =>
  changing(trx, accountUuid, uuids)
    .set({ read_at: null, archived_at: null, collapse_key: sql`uuid::text` })
    .where('read_at', 'is not', null)
    .execute();

/** What is put away counts as read. */
export const setArchived = (trx: Trx, accountUuid: string, uuids: string[], at: Date | null) =>
  changing(trx, accountUuid, uuids)
    .set((e) =>
      at === null
        ? { archived_at: null }
        : { archived_at: at, read_at: e.fn.coalesce('read_at', e.val(at.toISOString())) },
    )
    .execute();

/** Messages of a company end with the membership; all of them with the account. */
export const deleteMessages = (trx: Trx, accountUuid: string, companyUuid?: string) =>
  trx
    .deleteFrom('message')
    .where('account_uuid', '=', accountUuid)
    .$call(whenGiven(companyUuid, (query, value) => query.where('company_uuid', '=', value)))
    .execute();

export const readChoices = (reader: Reader, accountUuid: string) =>
  reader.selectFrom('message_choice').select(['topic', 'mail']).where('account_uuid', '=', accountUuid).execute();

/** What accounts have chosen for a topic; those who have not are missing. */
export async function readChosen(
  reader: Reader,
  topic: MessageTopic,
  accountUuids: readonly string[],
): Promise<Map<string, MailTime>> {
  const rows = await reader
    .selectFrom('message_choice')
    .select(['account_uuid', 'mail'])
    .where('topic', '=', topic)
    .where('account_uuid', 'in', accountUuids)
    .execute();
  return new Map(rows.map(({ account_uuid, mail }) => [account_uuid, mail]));
}

export const isAccount = async (reader: Reader, uuid: string): Promise<boolean> =>
  (await reader
    .selectFrom('account')
    .select('uuid')
    .where('uuid', '=', uuid)
    .where('closed_at', 'is', null)
    .executeTakeFirst()) !== undefined;

export const saveChoice = (trx: Trx, account_uuid: string, topic: MessageTopic, mail: MailTime) =>
  trx
    .insertInto('message_choice')
    .values({ account_uuid, topic, mail })
    .onConflict((conflict) => conflict.columns(['account_uuid', 'topic']).doUpdateSet({ mail }))
    .execute();

/** Messages looked at when a mail of them may wait: those of a night are fewer. */
const MAX_WAITING = 500;

/** The newest that an account has not read. */
export const readUnreadUuids = async (reader: Reader, accountUuid: string): Promise<string[]> =>
  (
    await reader
      .selectFrom('message')
      .select('uuid')
      .where('account_uuid', '=', accountUuid)
      .where('read_at', 'is', null)
      .orderBy('occurred_at', 'desc')
      .limit(MAX_WAITING)
      .execute()
  ).map(({ uuid }) => uuid);

/** A message with whom it is for, where a mail about it can go by now: still a member, an address, not read. */
export const findToMail = (reader: Reader, accountUuid: string, uuid: string) =>
  reader
    .selectFrom('message')
    .innerJoin('account', 'account.uuid', 'message.account_uuid')
    .select(['message.kind', 'message.subject_uuid', 'message.params', 'message.count', 'account.email'])
    .where('message.account_uuid', '=', accountUuid)
    .where('message.uuid', '=', uuid)
    .where('message.read_at', 'is', null)
    .where('message.archived_at', 'is', null)
    .where('account.closed_at', 'is', null)
    .where('account.frozen_at', 'is', null)
    .where((e) =>
      e.or([e('message.company_uuid', 'is', null), e('message.company_uuid', '=', e.ref('account.company_uuid'))]),
    )
    .executeTakeFirst();

/** Unread messages since an instant, the newest first, for the summary of the day. */
export const readUnreadSince = (reader: Reader, hearer: Hearer, since: Date, limit: number) =>
  ofHearer(reader, hearer)
    .select(columns)
    .where('read_at', 'is', null)
    .where('archived_at', 'is', null)
    .where('occurred_at', '>=', since.toISOString())
    .orderBy('occurred_at', 'desc')
    .limit(limit)
    .execute();

/** Who hears what only a company's master decides. */
export const findMasterUuid = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('company_member')
    .select('account_uuid')
    .where('company_uuid', '=', companyUuid)
    .where('type', '=', 'master')
    .executeTakeFirst();
