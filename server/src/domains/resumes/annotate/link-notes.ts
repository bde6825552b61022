import type { LinkVerdict } from '@qinghe/contract/resumes/application.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { requireFound } from '../../../refusals.ts';
import { lockApplication } from '../queries.ts';
import { upsertLinkNote } from './link-note-queries.ts';

export { readLinkNotes } from './link-note-queries.ts';

/** What somebody without an account says of an application. */
interface LinkNote {
  link_uuid: string;
  /** Who says it, in the words of whoever asked. */
  link_name: string;
  /** Who asked. */
  account_uuid: string;
  verdict: LinkVerdict;
  stars: number | null;
  words: string;
}

/** Writes a note by link, or its words anew; the colleagues are told. @throws AppError 40401 */
export async function putLinkNote(
  { db, now }: { db: Trx; now: Date },
  companyUuid: string,
  applicationUuid: string,
  { account_uuid, words, ...note }: LinkNote,
): Promise<void> {
  const application = requireFound(await lockApplication(db, companyUuid, applicationUuid));
  await upsertLinkNote(db, companyUuid, {
    ...note,
    uuid: uuidv7(),
    application_uuid: applicationUuid,
    author_uuid: account_uuid,
    text: words,
    created_at: now,
  });
  const { job_uuid, kind, job_owner_uuid } = application;
  await publishEvent(
    db,
    { companyUuid, owners: [job_owner_uuid] },
    { type: 'application.noted', uuid: applicationUuid, job_uuid, kind },
  );
}
