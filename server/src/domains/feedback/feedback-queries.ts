import type { FeedbackFilter } from '@qinghe/contract/feedback/console.ts';
import type { FeedbackState } from '@qinghe/contract/feedback/feedback.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { contains } from '../../db/containing.ts';
import type { Reader, Trx } from '../../db/database.ts';
import { type PageRequest, readPage } from '../../db/keyset.ts';
import { whenGiven } from '../../db/when-given.ts';
import { eraseDeliveries } from '../../outside/delivery-queries.ts';

interface NewFeedback {
  uuid: string;
  account_uuid: string;
  company_uuid: string | null;
  body: string;
  contact: string;
  page: string;
  build: string;
  error_id: string;
  locale: Locale;
  created_at: Date;
}

export async function insertFeedback(trx: Trx, feedback: NewFeedback): Promise<void> {
  await trx.insertInto('feedback').values(feedback).execute();
}

/** With whom it is of, its answers and its pictures in their order. */
const whole = (reader: Reader) =>
  reader
    .selectFrom('feedback')
    .innerJoin('account', 'account.uuid', 'feedback.account_uuid')
    .leftJoin('company', 'company.company_uuid', 'feedback.company_uuid')
    .select(['feedback.uuid', 'feedback.version', 'feedback.account_uuid', 'feedback.company_uuid', 'feedback.body'])
    .select([
      'feedback.contact',
      'feedback.page',
      'feedback.build',
      'feedback.error_id',
      'feedback.state',
      'feedback.read_answers',
    ])
    .select(['feedback.created_at', 'feedback.closed_at', 'account.name as account', 'company.name as company'])
    .select((e) => [
      jsonArrayFrom(
        e
          .selectFrom('feedback_answer as answer')
          .innerJoin('operator', 'operator.uuid', 'answer.operator_uuid')
          .select(['answer.uuid', 'answer.body as text', 'answer.created_at as at', 'operator.name as by'])
          .whereRef('answer.feedback_uuid', '=', 'feedback.uuid')
          .orderBy('answer.created_at')
          .orderBy('answer.uuid'),
      ).as('answers'),
      jsonArrayFrom(
        e
          .selectFrom('feedback_picture as picture')
          .select('picture.uuid')
          .whereRef('picture.feedback_uuid', '=', 'feedback.uuid')
          .orderBy('picture.place'),
      ).as('pictures'),
    ]);

export type FeedbackRow = NonNullable<Awaited<ReturnType<typeof findFeedback>>>;

export const findFeedback = (reader: Reader, uuid: string) =>
  whole(reader).where('feedback.uuid', '=', uuid).executeTakeFirst();

export const lockFeedback = (trx: Trx, uuid: string) =>
  whole(trx).where('feedback.uuid', '=', uuid).forUpdate('feedback').executeTakeFirst();

export const readOwnFeedback = (reader: Reader, accountUuid: string, page: PageRequest) =>
  readPage(whole(reader).where('feedback.account_uuid', '=', accountUuid), page, [
    'feedback.created_at',
    'feedback.uuid',
  ]);

const statesOf: Record<FeedbackFilter, FeedbackState[]> = {
  waiting: ['new', 'seen'],
  answered: ['answered'],
  closed: ['closed'],
};

export const readAllFeedback = (
  reader: Reader,
  { state, q, ...page }: PageRequest & { state?: FeedbackFilter | undefined; q: string },
) =>
  readPage(
    whole(reader)
      .$call(whenGiven(state, (query, value) => query.where('feedback.state', 'in', statesOf[value])))
      .$call(
        whenGiven(q || undefined, (query, words) =>
          query.where((e) =>
            e.or([
              contains(e.ref('feedback.body'), words),
              contains(e.ref('account.name'), words),
              contains(e.ref('company.name'), words),
            ]),
          ),
        ),
      ),
    page,
    ['feedback.created_at', 'feedback.uuid'],
    'asc',
  );

export async function changeFeedback(
  trx: Trx,
  uuid: string,
  change: { state: FeedbackState; closed_at?: Date },
): Promise<void> {
  await trx
    .updateTable('feedback')
    .set((e) => ({ ...change, version: e('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute();
}

/** What was new is seen; whoever looks at it again changes nothing. */
export const markSeen = (trx: Trx, uuid: string) =>
  trx
    .updateTable('feedback')
    .set((e) => ({ state: 'seen', version: e('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .where('state', '=', 'new')
    .returning('uuid')
    .executeTakeFirst();

export async function insertAnswer(
  trx: Trx,
  answer: { uuid: string; feedback_uuid: string; operator_uuid: string; body: string; created_at: Date },
): Promise<void> {
  await trx.insertInto('feedback_answer').values(answer).execute();
  await trx
    .updateTable('feedback')
    .set((e) => ({ answers: e('answers', '+', 1) }))
    .where('uuid', '=', answer.feedback_uuid)
    .execute();
}

export async function countUnread(reader: Reader, accountUuid: string): Promise<number> {
  const { n } = await reader
    .selectFrom('feedback')
    .select((e) => e.fn.coalesce(e.fn.sum<number>(e('answers', '-', e.ref('read_answers'))), e.lit(0)).as('n'))
    .where('account_uuid', '=', accountUuid)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** @returns whether the account has such feedback */
export async function saveReadAnswers(
  trx: Trx,
  accountUuid: string,
  { uuid, answers }: { uuid: string; answers: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('feedback')
    .set((e) => ({
      read_answers: e.fn('greatest', ['read_answers', e.fn('least', ['answers', e.val(answers)])]),
    }))
    .where('uuid', '=', uuid)
    .where('account_uuid', '=', accountUuid)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** An answer with what it answers, and whose mail it goes to; undefined once either is gone. */
export const findAnswer = (reader: Reader, uuid: string) =>
  reader
    .selectFrom('feedback_answer as answer')
    .innerJoin('feedback', 'feedback.uuid', 'answer.feedback_uuid')
    .innerJoin('account', 'account.uuid', 'feedback.account_uuid')
    .select(['answer.body as answer', 'feedback.body', 'feedback.created_at', 'feedback.locale', 'account.email'])
    .where('answer.uuid', '=', uuid)
    .where('account.closed_at', 'is', null)
    .executeTakeFirst();

/** Erases feedback closed before an instant, and of closed accounts, once its pictures are gone. */
export async function eraseOldFeedback(trx: Trx, closed: Date): Promise<void> {
  const old = trx
    .selectFrom('feedback')
    .innerJoin('account', 'account.uuid', 'feedback.account_uuid')
    .select('feedback.uuid')
    .where((e) => e.or([e('feedback.closed_at', '<', closed.toISOString()), e('account.closed_at', 'is not', null)]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('feedback_picture').select('uuid').whereRef('feedback_uuid', '=', 'feedback.uuid'))),
    );
  const answers = await trx.deleteFrom('feedback_answer').where('feedback_uuid', 'in', old).returning('uuid').execute();
  await eraseDeliveries(
    trx,
    answers.map(({ uuid }) => uuid),
  );
  await trx.deleteFrom('feedback').where('uuid', 'in', old).execute();
}
