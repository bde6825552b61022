import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { withTransaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import {
  deleteChunk,
  findPartialUpload,
  findStoredChunk,
  insertChunk,
  lockPartialUpload,
  markStored,
  type NewChunk,
  type PartialUpload,
  setReceived,
} from './partial-upload-queries.ts';
import { refusalOfStart, refuseUpload, requireNotRefused } from './refuse-upload.ts';
import { chunkKey } from './storage-keys.ts';

export interface UploadStatus {
  received: number;
  size: number;
}

/** Every chunk but the last one is exactly this long. */
export interface ChunkPosition {
  companyUuid: string;
  uploadUuid: string;
  offset: number;
  chunkBytes: number;
}

/**
 * Takes the bytes at an offset. Its row is written before its bytes, so that all that a crash leaves in the store can
 * be found; it counts from the moment when the row is marked, and of two at once for one offset only one does. The same
 * bytes at the same offset again get the same response.
 * @throws AppError 40920 with the right offset in `data`, 413 beyond the announced size, 400 for a wrong chunk size,
 * 42203 where its first bytes say, or have said, that the file cannot be used
 */
export async function saveChunk(
  services: Services,
  { companyUuid, uploadUuid, offset, chunkBytes }: ChunkPosition,
  bytes: Buffer,
): Promise<UploadStatus> {
  const { db, storage } = services;
  const upload = await findPartialUpload(db, companyUuid, uploadUuid);
  if (!upload) throw new AppError(40401);
  requireNotRefused(upload);
  if (offset + bytes.length > upload.size) throw new AppError(413);
  const chunk: NewChunk = {
    uuid: uuidv7(),
    upload_uuid: uploadUuid,
    start_at: offset,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
  };
  if (offset !== upload.received) return statusOfRepeated(upload, chunk);
  if (bytes.length !== Math.min(chunkBytes, upload.size - offset))
    throw new AppError(400, { field: 'body', reason: 'file.chunkSize' });
  const refusal = offset === 0 ? await refusalOfStart(upload, bytes) : undefined;
  if (refusal) throw await refuseUpload(services, companyUuid, uploadUuid, refusal);
  await insertChunk(db, companyUuid, chunk);
  const key = chunkKey(companyUuid, chunk.uuid);
  await storage.put(key, { bytes, type: 'application/octet-stream' });
  const later = await withTransaction(db, async (trx) => {
    const locked = await lockPartialUpload(trx, companyUuid, uploadUuid);
    if (locked?.received !== offset) return { overtaken: locked ?? upload };
    await markStored(trx, companyUuid, chunk.uuid);
    await setReceived(trx, companyUuid, uploadUuid, offset + bytes.length);
    return { overtaken: undefined };
  });
  if (!later.overtaken) return { received: offset + bytes.length, size: upload.size };
  await storage.remove(key);
  await deleteChunk(db, companyUuid, chunk.uuid);
  return statusOfRepeated(later.overtaken, chunk);

  async function statusOfRepeated({ received, size }: PartialUpload, { start_at, sha256 }: NewChunk) {
    const saved = await findStoredChunk(db, companyUuid, uploadUuid, start_at);
    if (saved?.sha256.equals(sha256)) return { received, size };
    throw new AppError(40920, { data: { offset: received } });
  }
}
