import type { Services } from '../../services.ts';
import { deleteFile } from './queries.ts';
import { firstPageKey } from './storage-keys.ts';

/** Erases a file with the picture of its first page, bytes first, so that a run that is cut off leaves a row to come back to. */
export async function eraseFile(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  file: { company_uuid: string; uuid: string; storage_key: string },
): Promise<void> {
  await storage.remove(firstPageKey(file));
  await storage.remove(file.storage_key);
  await deleteFile(db, file.company_uuid, file.uuid);
}
