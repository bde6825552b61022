import { type HelpQueue, MAX_HELP_QUEUE, MAX_HELP_SHOWN } from '@qinghe/contract/help/console.ts';
import { type SqlBool, sql } from 'kysely';
import { contains } from '../../db/containing.ts';
import type { Reader } from '../../db/database.ts';
import { whenGiven } from '../../db/when-given.ts';
import { toCrowdedQuery, toPartsQuery } from '../../text/parts.ts';
import { ofMessage } from './help-queries.ts';

const conversations = (reader: Reader) =>
  reader
    .selectFrom('help_conversation as conversation')
    .innerJoin('account', 'account.uuid', 'conversation.account_uuid')
    .leftJoin('company', 'company.company_uuid', 'conversation.company_uuid');

/** With its people and the last word that was said. */
const whole = (query: ReturnType<typeof conversations>) =>
  query
    .leftJoin('operator', 'operator.uuid', 'conversation.operator_uuid')
    .leftJoin('operator as silent', 'silent.uuid', 'conversation.returned_by')
    .innerJoinLateral(
      (e) =>
        e
          .selectFrom('help_message')
          .leftJoin('help_file', 'help_file.message_uuid', 'help_message.uuid')
          .select(['side', sql<string>`coalesce(nullif(body, ''), help_file.name, '')`.as('body')])
          .whereRef('conversation_uuid', '=', 'conversation.uuid')
          .where('side', '<>', 'note')
          .orderBy('seq', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('conversation')
    .select(['account.name as account', 'company.name as company', 'operator.name as operator'])
    .select(['silent.name as silent', 'last.body as last_body', 'last.side as last_side']);

export type HandledRow = NonNullable<Awaited<ReturnType<typeof findHandled>>>;

export const findHandled = (reader: Reader, uuid: string) =>
  whole(conversations(reader)).where('conversation.uuid', '=', uuid).executeTakeFirst();

/** Conversations in which the words were said or noted. */
const holding = (reader: Reader, words: string) =>
  reader
    .selectFrom('help_message')
    .select('conversation_uuid')
    .where((e) =>
      e.or([
        sql<SqlBool>`parts @@ ${toPartsQuery(words)}::tsquery`,
        e.and([sql<SqlBool>`parts @@ ${toCrowdedQuery(words)}::tsquery`, contains(e.ref('body'), words)]),
        e.and([e('parts', 'is', null), contains(e.ref('body'), words)]),
      ]),
    );

interface Asked {
  queue: HelpQueue;
  q: string;
}

/** The conversations of a queue, by words where there are some: the rows and their figures are of the same ones. */
const ofQueue = (reader: Reader, { queue, q }: Asked, operatorUuid: string) =>
  conversations(reader)
    .where('conversation.state', queue === 'resolved' ? '=' : '<>', 'resolved')
    .$if(queue === 'mine', (query) => query.where('conversation.operator_uuid', '=', operatorUuid))
    .$if(queue === 'unassigned', (query) => query.where('conversation.operator_uuid', 'is', null))
    .$call(
      whenGiven(q || undefined, (query, words) =>
        query.where((e) =>
          e.or([
            contains(e.ref('account.name'), words),
            contains(e.ref('company.name'), words),
            e('conversation.uuid', 'in', holding(reader, words)),
          ]),
        ),
      ),
    );

/** One more than is shown, where there are more. */
export const readQueue = (reader: Reader, asked: Asked, operatorUuid: string) =>
  whole(ofQueue(reader, asked, operatorUuid))
    .$if(asked.queue === 'resolved', (query) => query.orderBy('conversation.resolved_at', 'desc'))
    .$if(asked.queue !== 'resolved', (query) =>
      query.orderBy('conversation.waiting_since', (order) => order.asc().nullsLast()),
    )
    .orderBy('conversation.last_at', 'desc')
    .orderBy('conversation.uuid')
    .limit(MAX_HELP_QUEUE + 1)
    .execute();

/** How many of a queue wait for us, and the first word of who waits longest. */
export async function readWaiting(reader: Reader, asked: Asked, operatorUuid: string) {
  const { waiting, longest } = await ofQueue(reader, asked, operatorUuid)
    .select((e) => [
      e.fn.count<string>('conversation.waiting_since').as('waiting'),
      e.fn.min('conversation.waiting_since').as('longest'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), longest };
}

/** First words and first answers of conversations that were first answered since an instant. */
export const readFirstAnswers = (reader: Reader, since: Date) =>
  reader
    .selectFrom('help_message')
    .select((e) => [
      e.fn.min('sent_at').filterWhere('side', '=', 'person').as('asked_at'),
      e.fn.min('sent_at').filterWhere('side', '=', 'platform').as('answered_at'),
    ])
    .where('conversation_uuid', 'in', (e) =>
      e
        .selectFrom('help_message')
        .select('conversation_uuid')
        .where('side', '=', 'platform')
        .where('sent_at', '>', since.toISOString()),
    )
    .groupBy('conversation_uuid')
    .having((e) => e(e.fn.min('sent_at').filterWhere('side', '=', 'platform'), '>', since.toISOString()))
    .execute();

/** How many are open: in all, with nobody, and with an operator. */
export async function countQueues(reader: Reader, operatorUuid: string) {
  const { all, unassigned, mine } = await reader
    .selectFrom('help_conversation')
    .select((e) => [
      e.fn.countAll<string>().as('all'),
      e.fn.countAll<string>().filterWhere('operator_uuid', 'is', null).as('unassigned'),
      e.fn.countAll<string>().filterWhere('operator_uuid', '=', operatorUuid).as('mine'),
    ])
    .where('state', '<>', 'resolved')
    .executeTakeFirstOrThrow();
  return { all: Number(all), unassigned: Number(unassigned), mine: Number(mine) };
}

const written = (reader: Reader) =>
  reader
    .selectFrom('help_message as message')
    .leftJoin('operator', 'operator.uuid', 'message.operator_uuid')
    .leftJoin('help_file as file', 'file.message_uuid', 'message.uuid')
    .select(ofMessage)
    .select(['file.uuid as file_uuid', 'file.name as file_name', 'file.type as file_type', 'file.size as file_size'])
    .select('operator.name as by');

export type WrittenRow = NonNullable<Awaited<ReturnType<typeof findWritten>>>;

export const findWritten = (reader: Reader, uuid: string) =>
  written(reader).where('message.uuid', '=', uuid).executeTakeFirst();

/** The last ones with the notes, in their order. */
export const readWritten = async (reader: Reader, conversationUuid: string) =>
  (
    await written(reader)
      .where('message.conversation_uuid', '=', conversationUuid)
      .orderBy('message.seq', 'desc')
      .limit(MAX_HELP_SHOWN)
      .execute()
  ).reverse();
