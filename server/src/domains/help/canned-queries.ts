import type { CannedAnswer } from '@qinghe/contract/help/canned.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';

type Text = Pick<CannedAnswer, 'title' | 'content'>;

const columns = ['uuid', 'title', 'content', 'version'] as const;

export const readCannedAnswers = (reader: Reader) =>
  reader.selectFrom('canned_answer').select(columns).orderBy('title').orderBy('created_at').orderBy('uuid').execute();

/** Makes another operator who adds one at the same moment wait. */
export const lockCannedAnswers = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('canned answers', 10))`.execute(trx);

export const lockCannedAnswer = (trx: Trx, uuid: string) =>
  trx.selectFrom('canned_answer').select(columns).where('uuid', '=', uuid).forUpdate().executeTakeFirst();

export const insertCannedAnswer = (trx: Trx, answer: Text & { uuid: string; created_at: Date }) =>
  trx.insertInto('canned_answer').values(answer).returning(columns).executeTakeFirstOrThrow();

/** Changes a locked one and counts its version up. */
export const updateCannedAnswer = (trx: Trx, uuid: string, text: Text) =>
  trx
    .updateTable('canned_answer')
    .set((e) => ({ ...text, version: e('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .returning(columns)
    .executeTakeFirstOrThrow();

export const deleteCannedAnswerRow = (trx: Trx, uuid: string) =>
  trx.deleteFrom('canned_answer').where('uuid', '=', uuid).returning('uuid').executeTakeFirst();
