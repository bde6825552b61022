import { AppError } from '../../app-error.ts';
import type { UploadedFile } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { findPartialUpload, readChunks } from './partial-upload-queries.ts';
import { chunkKey } from './save-chunk.ts';

/**
 * The whole file of an upload, from its chunks in the store.
 * @throws AppError 40401 unknown upload, 40920 with the offset in `data` while bytes are missing
 */
export async function joinChunks(
  { db, storage }: Services,
  companyUuid: string,
  uploadUuid: string,
): Promise<UploadedFile> {
  const upload = await findPartialUpload(db, companyUuid, uploadUuid);
  if (!upload) throw new AppError(40401);
  if (upload.received < upload.size)
    throw new AppError(40920, { reason: 'file.incomplete', data: { offset: upload.received } });
  const pieces: Buffer[] = [];
  for (const { uuid, kept } of await readChunks(db, companyUuid, uploadUuid))
    if (kept) pieces.push(await storage.get(chunkKey(companyUuid, uuid)));
  const bytes = Buffer.concat(pieces);
  // The pieces went between two reads: another call has finished the upload.
  if (bytes.length !== upload.size) throw new AppError(40401);
  return { name: upload.name, bytes };
}
