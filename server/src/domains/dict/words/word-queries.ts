import type { listSensitiveWords, WordKind } from '@qinghe/contract/dict/sensitive-words.ts';
import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import { sql } from 'kysely';
import { contains } from '../../../db/containing.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import { readPage } from '../../../db/keyset.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { ListedWord } from './word-matcher.ts';

export const readWordPage = (reader: Reader, { q, kind, ...page }: ParsedInputOf<typeof listSensitiveWords>) =>
  readPage(
    reader
      .selectFrom('sensitive_word')
      .leftJoin('operator', 'operator.uuid', 'sensitive_word.saved_by')
      .select([
        'sensitive_word.uuid',
        'sensitive_word.word',
        'sensitive_word.kind',
        'sensitive_word.note',
        'operator.name as saved_by',
        'sensitive_word.saved_at',
      ])
      .$narrowType<{ kind: WordKind }>()
      .$call(whenGiven(kind, (query, value) => query.where('sensitive_word.kind', '=', value)))
      .$call(
        whenGiven(q, (query, words) =>
          query.where((e) =>
            e.or([contains(e.ref('sensitive_word.word'), words), contains(e.ref('sensitive_word.note'), words)]),
          ),
        ),
      ),
    page,
    ['sensitive_word.saved_at', 'sensitive_word.uuid'],
  );

export async function countWords(reader: Reader): Promise<number> {
  const { n } = await reader
    .selectFrom('sensitive_word')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** The whole list, to be compiled. */
export const readListedWords = (reader: Reader): Promise<ListedWord[]> =>
  reader.selectFrom('sensitive_word').select(['folded', 'kind']).$narrowType<{ kind: WordKind }>().execute();

/** Another one after every change of the list. */
export async function readWordRevision(reader: Reader): Promise<string> {
  const row = await reader.selectFrom('sensitive_word_revision').select('revision').executeTakeFirstOrThrow();
  return row.revision;
}

/** Until the transaction ends nobody else changes the list. */
export const lockWords = (trx: Trx) =>
  trx.selectFrom('sensitive_word_revision').select('revision').forUpdate().executeTakeFirstOrThrow();

interface SavedWord {
  uuid: string;
  word: string;
  folded: string;
  kind: WordKind;
  note: string;
  saved_by: string;
  saved_at: Date;
}

/** Adds words, or changes those that read alike. @returns of each that is not as it was whether it is new */
export const saveWords = (trx: Trx, words: readonly SavedWord[]) =>
  trx
    .insertInto('sensitive_word')
    .values(words)
    .onConflict((conflict) =>
      conflict
        .column('folded')
        .doUpdateSet((e) => ({
          word: e.ref('excluded.word'),
          kind: e.ref('excluded.kind'),
          note: e.ref('excluded.note'),
          saved_by: e.ref('excluded.saved_by'),
          saved_at: e.ref('excluded.saved_at'),
        }))
        .where(
          sql<boolean>`(sensitive_word.kind, sensitive_word.note) is distinct from (excluded.kind, excluded.note)`,
        ),
    )
    .returning(['word', sql<boolean>`xmax = 0`.as('is_new')])
    .execute();

/** @returns the words that were there */
export async function deleteWords(trx: Trx, uuids: readonly string[]): Promise<string[]> {
  const rows = await trx.deleteFrom('sensitive_word').where('uuid', 'in', uuids).returning('word').execute();
  return rows.map(({ word }) => word);
}
