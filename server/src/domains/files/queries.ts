import type { Reader, Trx } from '../../db/database.ts';
import { storableJson, storableText } from '../../db/storable.ts';
import type { ReceivedPurpose } from './rules.ts';

export interface NewFile {
  uuid: string;
  purpose: ReceivedPurpose | 'export';
  name: string;
  type: string;
  size: number;
  sha256: Buffer;
  storage_key: string;
  reading_state: 'waiting' | null;
}

/** Forgets a file; `eraseFile` has removed its bytes. */
export async function deleteFile(reader: Reader, companyUuid: string, uuid: string): Promise<void> {
  await reader.deleteFrom('stored_file').where('company_uuid', '=', companyUuid).where('uuid', '=', uuid).execute();
}

/** @returns false when it was there already */
export async function insertFile(trx: Trx, companyUuid: string, file: NewFile): Promise<boolean> {
  const result = await trx
    .insertInto('stored_file')
    .values({ company_uuid: companyUuid, ...file })
    .onConflict((conflict) => conflict.columns(['company_uuid', 'uuid']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export const findFile = (reader: Reader, companyUuid: string, uuid: string) =>
  selectFile(reader, companyUuid, uuid).executeTakeFirst();

/** The file, held as it is until the transaction ends: its reading is saved before or after, never in between. */
export const holdFile = (trx: Trx, companyUuid: string, uuid: string) =>
  selectFile(trx, companyUuid, uuid).forShare().executeTakeFirst();

const selectFile = (reader: Reader, companyUuid: string, uuid: string) =>
  reader
    .selectFrom('stored_file')
    .select([
      'uuid',
      'purpose',
      'name',
      'type',
      'size',
      'storage_key',
      'reading_state',
      'reading_failure',
      'reading_fields',
      'reading_text',
      'reading_spans',
      'reading_page',
      'reading_pages',
      'reading_rest',
      'first_page',
      'first_page_width',
      'first_page_height',
    ])
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid);

/** Keeps what the reading found; only while it waits, or more of it was to come: a second run changes nothing. */
export async function saveReading(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  reading: {
    state: 'done' | 'failed';
    failure: string | null;
    text: string | null;
    fields: unknown;
    spans: readonly (readonly number[])[] | null;
    rest: 'applying' | 'limit' | null;
  },
): Promise<boolean> {
  const result = await trx
    .updateTable('stored_file')
    .set({
      reading_state: reading.state,
      reading_failure: reading.failure,
      reading_text: reading.text === null ? null : storableText(reading.text),
      reading_fields: reading.fields === null ? null : storableJson(reading.fields),
      reading_spans: reading.spans === null ? null : JSON.stringify(reading.spans),
      reading_rest: reading.rest,
    })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where((e) => e.or([e('reading_state', '=', 'waiting'), e('reading_rest', '=', 'applying')]))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Keeps fields that were found in a reading, as long as that reading is the one that stands. */
export async function saveReadingFields(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  { before, fields }: { before: { text: string; fields: unknown }; fields: unknown },
): Promise<boolean> {
  const result = await trx
    .updateTable('stored_file')
    .set({ reading_fields: storableJson(fields) })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('reading_state', '=', 'done')
    .where('reading_text', '=', before.text)
    .where('reading_fields', '=', JSON.stringify(before.fields))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Leaves a file as far as it was read. */
export async function forgetReadingRest(trx: Trx, companyUuid: string, uuid: string): Promise<void> {
  await trx
    .updateTable('stored_file')
    .set({ reading_rest: 'limit' })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('reading_rest', '=', 'applying')
    .execute();
}

/** Keeps which page is being read; only while the file waits. */
export async function saveReadingPage(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  { page, pages }: { page: number; pages: number },
): Promise<boolean> {
  const result = await trx
    .updateTable('stored_file')
    .set({ reading_page: page, reading_pages: pages })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('reading_state', '=', 'waiting')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Keeps what became of the picture of a CV's first page. @returns false where the file is gone, or another run was first */
export async function saveFirstPage(
  reader: Reader,
  companyUuid: string,
  uuid: string,
  size: { width: number; height: number } | null,
): Promise<boolean> {
  const result = await reader
    .updateTable('stored_file')
    .set({
      first_page: size ? 'drawn' : 'none',
      first_page_width: size?.width ?? null,
      first_page_height: size?.height ?? null,
    })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('first_page', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
