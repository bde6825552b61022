import * as contract from '@qinghe/contract/resumes/desk.ts';
import type { Reader } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';
import { read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import type { StorageProvider } from '../../../providers/storage/port.ts';
import { requireFound } from '../../../refusals.ts';
import { requireRight } from '../../../sharing.ts';
import { findFile, firstPageKey } from '../../files/index.ts';
import { jobOf } from '../access.ts';
import { requireShown } from '../anonymous/require-shown.ts';
import { readDocuments } from '../apply/document-queries.ts';
import { type FullApplication, findApplication } from '../queries.ts';
import { fromStoredSpans } from '../reading/cv-spans.ts';
import { readDetail } from './present-application.ts';

const FILE_SECONDS = 300;

/** @throws AppError 40401 unknown, or for a job that is not the caller's to see */
export const getApplication = read(contract.getApplication, (call, { uuid }) => readDetail(call, uuid));

/**
 * A signed address of the CV file. Opening it is a read of contact details and stands in the audit log; so does fetching
 * it ahead, as what it is.
 * @throws AppError 40401 also without a file, 40902 while it is anonymous
 */
export const getApplicationFile = write(
  contract.getApplicationFile,
  { audit: 'application.file_opened' },
  async ({ db, member, services, note }, { uuid, ahead }) => {
    const { cv_file_uuid } = requireShown(await seeApplication(db, member, uuid));
    const file = requireFound(cv_file_uuid === null ? undefined : await findFile(db, member.companyUuid, cv_file_uuid));
    if (ahead) note({ action: 'application.file_prefetched' });
    const { name, type } = file;
    const { url, expiresAt } = await services.storage.signedUrl(file.storage_key, {
      name,
      type,
      seconds: FILE_SECONDS,
    });
    return {
      url,
      name,
      type,
      expires_at: expiresAt.toISOString(),
      first_page: await showFirstPage(services.storage, file),
      text: file.reading_text ?? '',
      spans: fromStoredSpans(file.reading_spans),
    };
  },
);

/** An address of the picture of the first page, as good and as long as the file's own. */
async function showFirstPage(
  storage: StorageProvider,
  file: NonNullable<Awaited<ReturnType<typeof findFile>>>,
): Promise<{ url: string; width: number; height: number } | null> {
  const { first_page_width: width, first_page_height: height } = file;
  if (width === null || height === null) return null;
  const name = `${file.name}.webp`;
  const { url } = await storage.signedUrl(firstPageKey(file), {
    name,
    type: 'image/webp',
    seconds: FILE_SECONDS,
  });
  return { url, width, height };
}

/** A signed address of what was handed in beside the CV. @throws AppError 40401 also for a kind that was not, 40902 while it is anonymous */
export const getApplicationDocument = write(
  contract.getApplicationDocument,
  { audit: 'application.document_opened' },
  async ({ db, member, services, note }, { uuid, kind }) => {
    requireShown(await seeApplication(db, member, uuid));
    const documents = await readDocuments(db, member.companyUuid, uuid);
    const { storage_key, name, type } = requireFound(documents.find((one) => one.kind === kind));
    note({ detail: { kind } });
    const { url, expiresAt } = await services.storage.signedUrl(storage_key, { name, type, seconds: FILE_SECONDS });
    return { url, name, type, expires_at: expiresAt.toISOString() };
  },
);

/** A file that was fetched ahead is shown now. */
export const noteFileOpened = write(
  contract.noteFileOpened,
  { audit: 'application.file_opened' },
  async ({ db, member }, { uuid }) => {
    requireShown(await seeApplication(db, member, uuid));
    return {};
  },
);

/** Phone and e-mail in full, and a line in the audit log. @throws AppError 40401, 40902 while it is anonymous */
export const revealContact = write(
  contract.revealContact,
  { audit: 'application.contact_revealed' },
  async ({ db, member }, { uuid }) => {
    const { phone, email } = requireShown(await seeApplication(db, member, uuid));
    return { phone, email };
  },
);

/** An application that the caller may read. @throws AppError 40401 otherwise */
export async function seeApplication(reader: Reader, member: Member, uuid: string): Promise<FullApplication> {
  const application = requireFound(await findApplication(reader, member.companyUuid, uuid));
  requireRight(member, jobOf(application), 'read');
  return application;
}
