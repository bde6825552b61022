import { createHash } from 'node:crypto';
import type { StoredFile } from '@qinghe/contract/files/endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import type { Trx } from '../../db/database.ts';
import type { UploadedFile } from '../../http/context.ts';
import type { StorageProvider } from '../../providers/storage/port.ts';
import { insertFile } from './queries.ts';
import { type ReceivedPurpose, refusalOf } from './rules.ts';
import { fileKey } from './storage-keys.ts';
import { typeOf } from './type-of.ts';

/** A file whose bytes lie in the store and whose row can be written. */
export interface ReceivedFile extends StoredFile {
  storageKey: string;
  sha256: Buffer;
  purpose: ReceivedPurpose;
}

/**
 * Takes the bytes of an upload into the store; before the transaction, since a store is not part of one. What type it
 * is the content says, never the name.
 * @throws AppError 42203 with the reason when the file cannot be used
 */
export async function receiveFile(
  storage: StorageProvider,
  companyUuid: string,
  purpose: ReceivedPurpose,
  file: UploadedFile | null,
  uuid = uuidv7(),
): Promise<ReceivedFile> {
  if (!file) throw new AppError(400, { field: 'file', reason: 'format.required' });
  const type = await typeOf(file.bytes);
  const reason = refusalOf(purpose, type, file.bytes.length);
  if (reason || !type) throw new AppError(42203, { field: 'file', reason });
  const storageKey = fileKey(companyUuid, purpose, uuid);
  await storage.put(storageKey, { bytes: file.bytes, type });
  return {
    file_uuid: uuid,
    name: file.name,
    type,
    size: file.bytes.length,
    storageKey,
    sha256: createHash('sha256').update(file.bytes).digest(),
    purpose,
  };
}

/** Writes the row of a received file. @returns false when it was there already */
export function recordFile(trx: Trx, companyUuid: string, file: ReceivedFile): Promise<boolean> {
  return insertFile(trx, companyUuid, {
    uuid: file.file_uuid,
    purpose: file.purpose,
    name: file.name,
    type: file.type,
    size: file.size,
    sha256: file.sha256,
    storage_key: file.storageKey,
    reading_state: file.purpose === 'cv' ? 'waiting' : null,
  });
}
