import type { RejectTemplate } from '@qinghe/contract/settings/reject-templates.ts';
import type { Reader, Trx } from '../../db/database.ts';
import type { Member } from '../../http/context.ts';
import { ownedBy } from './queries.ts';

type Text = Pick<RejectTemplate, 'title' | 'content'>;

const columns = ['uuid', 'title', 'content', 'version'] as const;

const own = (reader: Reader, member: Member) =>
  reader
    .selectFrom('reject_template')
    .select(columns)
    .where((e) => e.and(ownedBy(member)));

export const readRejectTemplates = (reader: Reader, member: Member) =>
  own(reader, member).orderBy('created_at').orderBy('uuid').execute();

export const lockRejectTemplate = (trx: Trx, member: Member, uuid: string) =>
  own(trx, member).where('uuid', '=', uuid).forUpdate().executeTakeFirst();

export const insertRejectTemplate = (trx: Trx, member: Member, template: Text & { uuid: string; created_at: Date }) =>
  trx
    .insertInto('reject_template')
    .values({ ...ownedBy(member), ...template })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Changes a locked template and counts its version up. */
export const updateRejectTemplate = (trx: Trx, member: Member, uuid: string, text: Text) =>
  trx
    .updateTable('reject_template')
    .set((e) => ({ ...text, version: e('version', '+', 1) }))
    .where((e) => e.and({ ...ownedBy(member), uuid }))
    .returning(columns)
    .executeTakeFirstOrThrow();

export const deleteRejectTemplateRow = (trx: Trx, member: Member, uuid: string) =>
  trx
    .deleteFrom('reject_template')
    .where((e) => e.and({ ...ownedBy(member), uuid }))
    .returning('uuid')
    .executeTakeFirst();
