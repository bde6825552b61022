import type { InviteTemplate } from '@qinghe/contract/settings/invite-templates.ts';
import type { Reader, Trx } from '../../db/database.ts';
import type { Member } from '../../http/context.ts';
import { ownedBy } from './queries.ts';

type Text = Pick<InviteTemplate, 'title' | 'content'>;

const columns = ['uuid', 'title', 'content', 'version'] as const;

const own = (reader: Reader, member: Member) =>
  reader
    .selectFrom('invite_template')
    .select(columns)
    .where((e) => e.and(ownedBy(member)));

export const readInviteTemplates = (reader: Reader, member: Member) =>
  own(reader, member).orderBy('created_at').orderBy('uuid').execute();

export const lockInviteTemplate = (trx: Trx, member: Member, uuid: string) =>
  own(trx, member).where('uuid', '=', uuid).forUpdate().executeTakeFirst();

export const insertInviteTemplate = (trx: Trx, member: Member, template: Text & { uuid: string; created_at: Date }) =>
  trx
    .insertInto('invite_template')
    .values({ ...ownedBy(member), ...template })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Changes a locked template and counts its version up. */
export const updateInviteTemplate = (trx: Trx, member: Member, uuid: string, text: Text) =>
  trx
    .updateTable('invite_template')
    .set((e) => ({ ...text, version: e('version', '+', 1) }))
    .where((e) => e.and({ ...ownedBy(member), uuid }))
    .returning(columns)
    .executeTakeFirstOrThrow();

export const deleteInviteTemplateRow = (trx: Trx, member: Member, uuid: string) =>
  trx
    .deleteFrom('invite_template')
    .where((e) => e.and({ ...ownedBy(member), uuid }))
    .returning('uuid')
    .executeTakeFirst();
