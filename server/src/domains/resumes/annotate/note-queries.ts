import type { Note } from '@qinghe/contract/resumes/application.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';

const mentions = sql<Note['mentions']>`(select coalesce(jsonb_agg(jsonb_build_object('account_uuid', named.account_uuid,
    'name', named.name, 'told', named.message_uuid is not null) order by named.name, named.account_uuid), '[]')
  from note_mention named where named.company_uuid = application_note.company_uuid
    and named.note_uuid = application_note.uuid)`;

/** Notes of an application, newest first, and the caller's own stars. */
export async function readAnnotations(
  reader: Reader,
  { companyUuid, accountUuid }: Member,
  applicationUuid: string,
): Promise<{ notes: Note[]; myStars: number | null }> {
  const [notes, rating] = await Promise.all([
    reader
      .selectFrom('application_note')
      .innerJoin('account', 'account.uuid', 'application_note.author_uuid')
      .select([
        'application_note.uuid',
        'application_note.text',
        'application_note.author_uuid',
        'application_note.version',
        'application_note.created_at',
        'application_note.edited_at',
        'application_note.link_name',
        'application_note.key_name',
        'application_note.verdict',
        'application_note.stars',
        'account.name as author_name',
        mentions.as('mentions'),
      ])
      .where('application_note.company_uuid', '=', companyUuid)
      .where('application_note.application_uuid', '=', applicationUuid)
      .orderBy('application_note.created_at', 'desc')
      .orderBy('application_note.uuid', 'desc')
      .limit(200)
      .execute(),
    reader
      .selectFrom('application_rating')
      .select('stars')
      .where('company_uuid', '=', companyUuid)
      .where('application_uuid', '=', applicationUuid)
      .where('account_uuid', '=', accountUuid)
      .executeTakeFirst(),
  ]);
  return {
    notes: notes.map(({ author_uuid, edited_at, link_name, key_name, verdict, stars, author_name, ...note }) => ({
      ...note,
      author_name: link_name ?? key_name ?? author_name,
      mine: author_uuid === accountUuid && link_name === null && key_name === null,
      edited: edited_at !== null,
      link: verdict && { verdict, stars },
    })),
    myStars: rating?.stars ?? null,
  };
}

export async function insertNote(
  trx: Trx,
  companyUuid: string,
  note: { uuid: string; application_uuid: string; author_uuid: string; text: string; created_at: Date },
): Promise<void> {
  await trx
    .insertInto('application_note')
    .values({ company_uuid: companyUuid, ...note })
    .execute();
}

/** Writes a note, or its text anew where it is there already, whoever wrote it first: it is by who wrote last. */
export async function putNote(
  trx: Trx,
  companyUuid: string,
  note: {
    uuid: string;
    application_uuid: string;
    author_uuid: string;
    key_name: string | null;
    text: string;
    created_at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('application_note')
    .values({ company_uuid: companyUuid, ...note })
    .onConflict((conflict) =>
      conflict.columns(['company_uuid', 'uuid']).doUpdateSet((e) => ({
        text: note.text,
        author_uuid: note.author_uuid,
        key_name: note.key_name,
        version: e(e.ref('application_note.version'), '+', 1),
      })),
    )
    .execute();
}

/** Takes a note away, whoever wrote it; none is none. */
export const removeNote = (trx: Trx, companyUuid: string, uuid: string) =>
  trx.deleteFrom('application_note').where('company_uuid', '=', companyUuid).where('uuid', '=', uuid).execute();

/** A note by its keys; another's note is none, nor is what somebody said by a link or wrote down by a key. */
export type OwnNote = Record<'company_uuid' | 'application_uuid' | 'author_uuid' | 'uuid', string>;

/** @returns whether there was such a note of that version */
export async function updateNote(
  trx: Trx,
  note: OwnNote,
  change: { version: number; text: string; at: Date },
): Promise<boolean> {
  const result = await trx
    .updateTable('application_note')
    .set({ text: change.text, version: change.version + 1, edited_at: change.at })
    .where((e) => e.and(note))
    .where('link_uuid', 'is', null)
    .where('key_name', 'is', null)
    .where('version', '=', change.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export const deleteNote = (trx: Trx, note: OwnNote) =>
  trx
    .deleteFrom('application_note')
    .where((e) => e.and(note))
    .where('link_uuid', 'is', null)
    .where('key_name', 'is', null)
    .returning('uuid')
    .executeTakeFirst();

export async function hasNote(reader: Reader, note: OwnNote): Promise<boolean> {
  const row = await reader
    .selectFrom('application_note')
    .select('uuid')
    .where((e) => e.and(note))
    .where('link_uuid', 'is', null)
    .where('key_name', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Saves or takes away one's stars, and writes the average of all into the application, whose row must be locked.
 * @returns that average
 */
export async function saveStars(
  trx: Trx,
  { companyUuid, accountUuid }: Member,
  applicationUuid: string,
  stars: number | null,
  at: Date,
): Promise<number | null> {
  const key = { company_uuid: companyUuid, application_uuid: applicationUuid, account_uuid: accountUuid };
  if (stars === null)
    await trx
      .deleteFrom('application_rating')
      .where((e) => e.and(key))
      .execute();
  else
    await trx
      .insertInto('application_rating')
      .values({ ...key, stars, rated_at: at })
      .onConflict((conflict) =>
        conflict.columns(['company_uuid', 'application_uuid', 'account_uuid']).doUpdateSet({ stars, rated_at: at }),
      )
      .execute();
  const { rating } = await trx
    .updateTable('application')
    .set((e) => ({
      rating: e
        .selectFrom('application_rating')
        .select((r) => r.cast<number>(r.fn.avg('stars'), 'real').as('average'))
        .where('company_uuid', '=', companyUuid)
        .where('application_uuid', '=', applicationUuid),
    }))
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', applicationUuid)
    .returning('rating')
    .executeTakeFirstOrThrow();
  return rating;
}
