import { MAX_UNREAD_CHATS } from '@qinghe/contract/chat/chat.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import { type PageRequest, readPage } from '../../db/keyset.ts';
import { seenBy } from '../../db/shares.ts';
import { whenGiven } from '../../db/when-given.ts';
import type { Scope } from '../../http/context.ts';

export type ChatSide = 'company' | 'candidate';

/** The application that a conversation is on. */
export interface Subject {
  companyUuid: string;
  applicationUuid: string;
}

const chatOf = (reader: Reader, { companyUuid, applicationUuid }: Subject) =>
  reader
    .selectFrom('chat')
    .selectAll()
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', '=', applicationUuid);

/** Undefined before the first word. */
export const findChat = (reader: Reader, of: Subject) => chatOf(reader, of).executeTakeFirst();

/**
 * Conversations of a scope with words of the candidate that the company has not read, the last first. Who writes has read what
 * stands above, so that all words beyond are the candidate's.
 */
export const readUnread = (reader: Reader, { companyUuid, ownerUuid }: Scope) =>
  reader
    .selectFrom('chat')
    .innerJoin('application', (join) =>
      join
        .onRef('application.company_uuid', '=', 'chat.company_uuid')
        .onRef('application.uuid', '=', 'chat.application_uuid'),
    )
    .select(['chat.application_uuid as uuid', sql<number>`chat.last_seq - chat.read_by_company`.as('unread')])
    .where('chat.company_uuid', '=', companyUuid)
    .whereRef('chat.read_by_company', '<', 'chat.last_seq')
    .where('application.anonymous_as', 'is', null)
    .$call(
      whenGiven(ownerUuid, (query, owner) =>
        query.where((e) =>
          e.exists(
            e
              .selectFrom('job')
              .select('job.uuid')
              .whereRef('job.company_uuid', '=', 'application.company_uuid')
              .whereRef('job.uuid', '=', 'application.job_uuid')
              .where(seenBy('job', owner)),
          ),
        ),
      ),
    )
    .orderBy('chat.last_at', 'desc')
    .limit(MAX_UNREAD_CHATS)
    .execute();

const messages = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('chat_message as message')
    .leftJoin('account', 'account.uuid', 'message.author_uuid')
    .leftJoin('chat_file as sent', (join) =>
      join.onRef('sent.company_uuid', '=', 'message.company_uuid').onRef('sent.message_uuid', '=', 'message.uuid'),
    )
    .leftJoin('stored_file as stored', (join) =>
      join.onRef('stored.company_uuid', '=', 'sent.company_uuid').onRef('stored.uuid', '=', 'sent.file_uuid'),
    )
    .select(['message.uuid', 'message.application_uuid', 'message.seq', 'message.side', 'message.author_uuid'])
    .select(['message.body', 'message.typed_sha256', 'message.sent_at', 'account.name as by'])
    .select(['sent.file_uuid', 'stored.name as file_name', 'stored.type as file_type', 'stored.size as file_size'])
    .select('stored.sha256 as file_sha256')
    .where('message.company_uuid', '=', companyUuid);

export const findMessage = (reader: Reader, companyUuid: string, uuid: string) =>
  messages(reader, companyUuid).where('message.uuid', '=', uuid).executeTakeFirst();
export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

export const readMessages = (reader: Reader, { companyUuid, applicationUuid }: Subject, page: PageRequest) =>
  readPage(messages(reader, companyUuid).where('message.application_uuid', '=', applicationUuid), page, [
    'message.sent_at',
    'message.uuid',
  ]);

/** The last ones before a place, in their order. */
export const readBefore = async (
  reader: Reader,
  { companyUuid, applicationUuid }: Subject,
  { before, limit }: { before: number; limit: number },
) =>
  (
    await messages(reader, companyUuid)
      .where('message.application_uuid', '=', applicationUuid)
      .where('message.seq', '<', before)
      .orderBy('message.seq', 'desc')
      .limit(limit)
      .execute()
  ).reverse();

interface NewWord {
  uuid: string;
  side: ChatSide;
  author_uuid: string | null;
  body: string;
  /** Of what was typed, where its places were filled. */
  typed_sha256: Buffer | null;
}

/** Where a word came to stand. */
interface Place {
  seq: number;
  sent_at: string;
  /** Nothing that the company wrote before is unread by the candidate. */
  others_read: boolean;
  /** False where its uuid was taken at this very moment: its place is given and nothing stands there, so nothing may stay. */
  is_written: boolean;
}

/**
 * Writes a word at the end of the conversation on an application that is locked; the first one begins it. Its time is after
 * all others', whatever the clocks say. Who writes has read what stands above it. One statement: others wait for their turn.
 * @returns undefined where something is written under its uuid already
 */
export async function insertWord(
  trx: Trx,
  { companyUuid, applicationUuid }: Subject,
  { uuid, side, author_uuid, body, typed_sha256 }: NewWord,
  now: Date,
): Promise<Place | undefined> {
  const [read, since] = [sql.ref(`read_by_${side}`), sql.ref(`read_by_${side}_at`)];
  const { rows } = await sql<Place>`
    with place as (
      insert into chat (company_uuid, application_uuid, last_seq, last_at, ${read}, ${since})
      select ${companyUuid}::uuid, ${applicationUuid}::uuid, 1, ${now}::timestamptz, 1, ${now}::timestamptz
      where not exists (select from chat_message where company_uuid = ${companyUuid} and uuid = ${uuid})
      on conflict (company_uuid, application_uuid) do update set
        last_seq = chat.last_seq + 1,
        last_at = greatest(excluded.last_at, chat.last_at + interval '1 millisecond'),
        ${read} = chat.last_seq + 1,
        ${since} = greatest(excluded.last_at, chat.last_at + interval '1 millisecond')
      returning last_seq, last_at, read_by_candidate
    ), word as (
      insert into chat_message (company_uuid, application_uuid, uuid, seq, side, author_uuid, body, typed_sha256, sent_at)
      select ${companyUuid}, ${applicationUuid}, ${uuid}, last_seq, ${side}, ${author_uuid}, ${body}, ${typed_sha256}, last_at
      from place
      on conflict (company_uuid, uuid) do nothing
      returning seq
    )
    select last_seq as seq, last_at as sent_at, exists (select from word) as is_written, not exists (
      select from chat_message as earlier
      where earlier.company_uuid = ${companyUuid} and earlier.application_uuid = ${applicationUuid}
        and earlier.side = 'company' and earlier.seq > place.read_by_candidate
    ) as others_read
    from place`.execute(trx);
  return rows[0];
}

/** The first word of the company that its candidate has not read. */
export const findFirstUnreadUuid = async (
  reader: Reader,
  { companyUuid, applicationUuid }: Subject,
): Promise<string | undefined> =>
  (
    await reader
      .selectFrom('chat_message as message')
      .innerJoin('chat', (join) =>
        join
          .onRef('chat.company_uuid', '=', 'message.company_uuid')
          .onRef('chat.application_uuid', '=', 'message.application_uuid'),
      )
      .select('message.uuid')
      .where('message.company_uuid', '=', companyUuid)
      .where('message.application_uuid', '=', applicationUuid)
      .where('message.side', '=', 'company')
      .whereRef('message.seq', '>', 'chat.read_by_candidate')
      .orderBy('message.seq')
      .limit(1)
      .executeTakeFirst()
  )?.uuid;

/**
 * Moves how far a side has read, never back and never beyond the end.
 * @returns whether it moved, and whether to the end: no word comes behind it before this transaction ends
 */
export async function saveRead(
  trx: Trx,
  { companyUuid, applicationUuid }: Subject,
  { side, seq, at }: { side: ChatSide; seq: number; at: Date },
): Promise<'not' | 'further' | 'to the end'> {
  const [column, since] = [`read_by_${side}`, `read_by_${side}_at`] as const;
  const moved = await trx
    .updateTable('chat')
    .set((e) => ({ [column]: e.fn('least', ['last_seq', e.val(seq)]), [since]: at }))
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', '=', applicationUuid)
    .where((e) => e(column, '<', e.fn<number>('least', ['last_seq', e.val(seq)])))
    .returning('last_seq')
    .executeTakeFirst();
  if (!moved) return 'not';
  return seq >= moved.last_seq ? 'to the end' : 'further';
}

/** How many words of a side stand beyond a place, or were said since an instant. */
export async function countWords(
  reader: Reader,
  { companyUuid, applicationUuid }: Subject,
  { side, beyond, since }: { side: ChatSide; beyond?: number; since?: string },
): Promise<number> {
  const { n } = await reader
    .selectFrom('chat_message')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', '=', applicationUuid)
    .where('side', '=', side)
    .$call(whenGiven(beyond, (query, seq) => query.where('seq', '>', seq)))
    .$call(whenGiven(since, (query, at) => query.where('sent_at', '>=', at)))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Days that a record names. */
const MAX_DAYS = 100;

/** Days of China on which something was said, the latest first. */
export const readDays = (reader: Reader, { companyUuid, applicationUuid }: Subject) =>
  reader
    .selectFrom('chat_message')
    .select(sql<string>`to_char(sent_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`.as('day'))
    .select((e) => [e.cast<number>(e.fn.countAll(), 'integer').as('count'), e.fn.max('sent_at').as('last_at')])
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', '=', applicationUuid)
    .groupBy('day')
    .orderBy('day', 'desc')
    .limit(MAX_DAYS)
    .execute();

/** Which colleague wrote last, as they stand in the company; none where they have left it. */
export const findLastAuthor = (reader: Reader, { companyUuid, applicationUuid }: Subject) =>
  reader
    .selectFrom(
      reader
        .selectFrom('chat_message')
        .select(['company_uuid', 'author_uuid'])
        .where('company_uuid', '=', companyUuid)
        .where('application_uuid', '=', applicationUuid)
        .where('side', '=', 'company')
        .orderBy('seq', 'desc')
        .limit(1)
        .as('last'),
    )
    .innerJoin('company_member as member', (join) =>
      join.onRef('member.company_uuid', '=', 'last.company_uuid').onRef('member.account_uuid', '=', 'last.author_uuid'),
    )
    .select(['member.account_uuid as accountUuid', 'member.type', 'member.role'])
    .executeTakeFirst();

/** A word of the company, if it is the first one that its candidate has not read, with where they are reached. */
export const findFirstUnread = (reader: Reader, companyUuid: string, uuid: string) =>
  reader
    .selectFrom('chat_message as message')
    .innerJoin('chat', (join) =>
      join
        .onRef('chat.company_uuid', '=', 'message.company_uuid')
        .onRef('chat.application_uuid', '=', 'message.application_uuid'),
    )
    .innerJoin('application', (join) =>
      join
        .onRef('application.company_uuid', '=', 'message.company_uuid')
        .onRef('application.uuid', '=', 'message.application_uuid'),
    )
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .innerJoin('company', 'company.company_uuid', 'application.company_uuid')
    .select(['application.uuid', 'application.phone', 'application.email', 'application.withdrawn_at'])
    .select(['job.title as job_title', 'company.name as company_name'])
    .where('message.company_uuid', '=', companyUuid)
    .where('message.uuid', '=', uuid)
    .where('application.anonymous_as', 'is', null)
    .whereRef('message.seq', '>', 'chat.read_by_candidate')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chat_message as earlier')
            .select('earlier.uuid')
            .whereRef('earlier.company_uuid', '=', 'message.company_uuid')
            .whereRef('earlier.application_uuid', '=', 'message.application_uuid')
            .where('earlier.side', '=', 'company')
            .whereRef('earlier.seq', '>', 'chat.read_by_candidate')
            .whereRef('earlier.seq', '<', 'message.seq'),
        ),
      ),
    )
    .executeTakeFirst();
