import type { LinkVerdict } from '@qinghe/contract/resumes/application.ts';
import type { NotNull } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';

/** What was said of an application by links, the newest first. */
export const readLinkNotes = (reader: Reader, companyUuid: string, applicationUuid: string) =>
  reader
    .selectFrom('application_note')
    .select(['link_uuid', 'link_name', 'verdict', 'stars', 'text'])
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', '=', applicationUuid)
    .where('link_uuid', 'is not', null)
    .$narrowType<{ link_uuid: NotNull; link_name: NotNull; verdict: NotNull }>()
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .execute();

export interface LinkNoteRow {
  uuid: string;
  application_uuid: string;
  author_uuid: string;
  link_uuid: string;
  link_name: string;
  verdict: LinkVerdict;
  stars: number | null;
  text: string;
  created_at: Date;
}

/** One note a link and application: said again it says what is said now. */
export const upsertLinkNote = (trx: Trx, companyUuid: string, { created_at, ...note }: LinkNoteRow) => {
  const { verdict, stars, text } = note;
  return trx
    .insertInto('application_note')
    .values({ company_uuid: companyUuid, ...note, created_at })
    .onConflict((conflict) =>
      conflict.columns(['company_uuid', 'application_uuid', 'link_uuid']).doUpdateSet((e) => ({
        verdict,
        stars,
        text,
        edited_at: created_at,
        version: e(e.ref('application_note.version'), '+', 1),
      })),
    )
    .execute();
};
