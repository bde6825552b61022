import type { NoteTemplate } from '@qinghe/contract/settings/note-templates.ts';
import type { Reader, Trx } from '../../db/database.ts';
import type { Member } from '../../http/context.ts';
import { ownedBy } from './queries.ts';

type Text = Pick<NoteTemplate, 'title' | 'content'>;

const columns = ['uuid', 'title', 'content', 'version'] as const;

const own = (reader: Reader, member: Member) =>
  reader
    .selectFrom('note_template')
    .select(columns)
    .where((e) => e.and(ownedBy(member)));

export const readNoteTemplates = (reader: Reader, member: Member) =>
  own(reader, member).orderBy('created_at').orderBy('uuid').execute();

export const lockNoteTemplate = (trx: Trx, member: Member, uuid: string) =>
  own(trx, member).where('uuid', '=', uuid).forUpdate().executeTakeFirst();

export const insertNoteTemplate = (trx: Trx, member: Member, template: Text & { uuid: string; created_at: Date }) =>
  trx
    .insertInto('note_template')
    .values({ ...ownedBy(member), ...template })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Changes a locked template and counts its version up. */
export const updateNoteTemplate = (trx: Trx, member: Member, uuid: string, text: Text) =>
  trx
    .updateTable('note_template')
    .set((e) => ({ ...text, version: e('version', '+', 1) }))
    .where((e) => e.and({ ...ownedBy(member), uuid }))
    .returning(columns)
    .executeTakeFirstOrThrow();

export const deleteNoteTemplateRow = (trx: Trx, member: Member, uuid: string) =>
  trx
    .deleteFrom('note_template')
    .where((e) => e.and({ ...ownedBy(member), uuid }))
    .returning('uuid')
    .executeTakeFirst();
