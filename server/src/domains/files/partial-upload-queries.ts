import type { Reader, Trx } from '../../db/database.ts';

export async function insertPartialUpload(
  trx: Trx,
  companyUuid: string,
  upload: { uuid: string; purpose: 'cv' | 'document'; name: string; size: number; sender: string; created_at: Date },
): Promise<void> {
  await trx
    .insertInto('partial_upload')
    .values({ company_uuid: companyUuid, ...upload })
    .execute();
}

const selectPartialUpload = (reader: Reader, companyUuid: string, uuid: string) =>
  reader
    .selectFrom('partial_upload')
    .select(['uuid', 'purpose', 'name', 'size', 'received', 'sender', 'refusal'])
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid);

export const findPartialUpload = (reader: Reader, companyUuid: string, uuid: string) =>
  selectPartialUpload(reader, companyUuid, uuid).executeTakeFirst();

/** Locked, so that of two chunks for one offset only the first counts. */
export const lockPartialUpload = (trx: Trx, companyUuid: string, uuid: string) =>
  selectPartialUpload(trx, companyUuid, uuid).forUpdate().executeTakeFirst();

export type PartialUpload = NonNullable<Awaited<ReturnType<typeof findPartialUpload>>>;

export async function setReceived(trx: Trx, companyUuid: string, uuid: string, received: number): Promise<void> {
  await trx
    .updateTable('partial_upload')
    .set({ received })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}

/** The bytes of an upload have said why it is not taken. */
export async function setRefusal(reader: Reader, companyUuid: string, uuid: string, refusal: string): Promise<void> {
  await reader
    .updateTable('partial_upload')
    .set({ refusal })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}

export interface NewChunk {
  uuid: string;
  upload_uuid: string;
  start_at: number;
  size: number;
  sha256: Buffer;
}

export async function insertChunk(reader: Reader, companyUuid: string, chunk: NewChunk): Promise<void> {
  await reader
    .insertInto('upload_chunk')
    .values({ company_uuid: companyUuid, ...chunk })
    .execute();
}

export async function markStored(trx: Trx, companyUuid: string, chunkUuid: string): Promise<void> {
  await trx
    .updateTable('upload_chunk')
    .set({ kept: true })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', chunkUuid)
    .execute();
}

export async function deleteChunk(reader: Reader, companyUuid: string, chunkUuid: string): Promise<void> {
  await reader
    .deleteFrom('upload_chunk')
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', chunkUuid)
    .execute();
}

export const findStoredChunk = (reader: Reader, companyUuid: string, uploadUuid: string, startAt: number) =>
  reader
    .selectFrom('upload_chunk')
    .select(['sha256'])
    .where('company_uuid', '=', companyUuid)
    .where('upload_uuid', '=', uploadUuid)
    .where('start_at', '=', startAt)
    .where('kept', '=', true)
    .executeTakeFirst();

/** Every piece of an upload, the kept ones in their order. */
export const readChunks = (reader: Reader, companyUuid: string, uploadUuid: string) =>
  reader
    .selectFrom('upload_chunk')
    .select(['uuid', 'kept'])
    .where('company_uuid', '=', companyUuid)
    .where('upload_uuid', '=', uploadUuid)
    .orderBy('start_at')
    .execute();

/** Forgets an upload and its pieces; the caller has removed their bytes. */
export async function deletePartialUpload(reader: Reader, companyUuid: string, uuid: string): Promise<void> {
  await reader.deleteFrom('partial_upload').where('company_uuid', '=', companyUuid).where('uuid', '=', uuid).execute();
}

/** Uploads begun before an instant, and whether the file came to be. */
export const readOldPartialUploads = (reader: Reader, before: Date) =>
  reader
    .selectFrom('partial_upload')
    .leftJoin('stored_file', (join) =>
      join
        .onRef('stored_file.company_uuid', '=', 'partial_upload.company_uuid')
        .onRef('stored_file.uuid', '=', 'partial_upload.uuid'),
    )
    .select([
      'partial_upload.company_uuid',
      'partial_upload.uuid',
      'partial_upload.purpose',
      'stored_file.uuid as file_uuid',
    ])
    .where('partial_upload.created_at', '<', before.toISOString())
    .limit(500)
    .execute();
