import { AppError } from '../../app-error.ts';
import type { UploadedFile } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { findPartialUpload, readChunks } from './partial-upload-queries.ts';
import { requireNotRefused } from './refuse-upload.ts';
import { chunkKey } from './storage-keys.ts';

/**
 * The whole file of an upload, from its chunks in the store.
 * @throws AppError 40401 unknown upload, 42203 refused before, 40920 with the offset in `data` while bytes are missing
 */
export async function joinChunks(
  { db, storage }: Services,
  companyUuid: string,
  uploadUuid: string,
): Promise<UploadedFile & { purpose: 'cv' | 'document'; sender: string }> {
  const upload = await findPartialUpload(db, companyUuid, uploadUuid);
  if (!upload) throw new AppError(40401);
  requireNotRefused(upload);
  if (upload.received < upload.size)
    throw new AppError(40920, { reason: 'file.incomplete', data: { offset: upload.received } });
  const bytes = Buffer.allocUnsafeSlow(upload.size);
  let length = 0;
  for (const { uuid, kept } of await readChunks(db, companyUuid, uploadUuid))
    if (kept) length += (await storage.get(chunkKey(companyUuid, uuid))).copy(bytes, length);
  // The pieces went between two reads: another call has finished the upload.
  if (length !== upload.size) throw new AppError(40401);
  const { name, purpose, sender } = upload;
  return { name, bytes, purpose, sender };
}
