import type { Services } from '../../services.ts';
import { deleteChunk, deletePartialUpload, readChunks, readOldPartialUploads } from './partial-upload-queries.ts';
import { chunkKey, fileKey } from './storage-keys.ts';

/** Erases what has come of an upload; the upload itself stays. */
export async function eraseChunks({ db, storage }: Services, companyUuid: string, uploadUuid: string): Promise<void> {
  for (const { uuid } of await readChunks(db, companyUuid, uploadUuid)) {
    await storage.remove(chunkKey(companyUuid, uuid));
    await deleteChunk(db, companyUuid, uuid);
  }
}

/** Erases the pieces of an upload, bytes first, so that a run that is cut off leaves rows to come back to. */
export async function erasePartialUpload(
  { db, storage }: Services,
  companyUuid: string,
  uploadUuid: string,
): Promise<void> {
  for (const { uuid } of await readChunks(db, companyUuid, uploadUuid))
    await storage.remove(chunkKey(companyUuid, uuid));
  await deletePartialUpload(db, companyUuid, uploadUuid);
}

/** Erases uploads begun before an instant: those that were abandoned, and what a crash left of finished ones. */
export async function eraseOldPartialUploads(services: Services, before: Date): Promise<void> {
  for (const { company_uuid, uuid, purpose, file_uuid } of await readOldPartialUploads(services.db, before)) {
    // Joined, but never written down.
    if (file_uuid === null) await services.storage.remove(fileKey(company_uuid, purpose as 'cv', uuid));
    await erasePartialUpload(services, company_uuid, uuid);
  }
}
