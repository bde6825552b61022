import type { updateBase } from '@qinghe/contract/company/information.ts';
import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { Reader, Trx } from '../../../db/database.ts';

type Change = Omit<ParsedInputOf<typeof updateBase>, 'version' | 'logo_uuid' | 'picture_uuids'>;

const columns = [
  'information_version as version',
  'brief',
  'website',
  'tags',
  'highlights',
  'address_city as city',
  'address_district as district',
  'address',
] as const;

const selectInformation = (reader: Reader, companyUuid: string) =>
  reader.selectFrom('company').select(columns).where('company_uuid', '=', companyUuid);

export const findInformation = (reader: Reader, companyUuid: string) =>
  selectInformation(reader, companyUuid).executeTakeFirst();

/** Where the papers say that the company is. */
export const findPapersAddress = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('company')
    .select(['city', 'office_address as address'])
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirst();

export const lockInformation = (trx: Trx, companyUuid: string) =>
  selectInformation(trx, companyUuid).forUpdate().executeTakeFirst();

/** The logo, which stands at 0, and the pictures in their order. */
export const readPictures = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('company_picture')
    .select(['position', 'file_uuid'])
    .where('company_uuid', '=', companyUuid)
    .orderBy('position')
    .execute();

export async function saveInformation(
  trx: Trx,
  companyUuid: string,
  { city, district, ...change }: Change,
): Promise<void> {
  await trx
    .updateTable('company')
    .set((e) => ({
      ...change,
      ...(city !== undefined && { address_city: city }),
      ...(district !== undefined && { address_district: district }),
      information_version: e('information_version', '+', 1),
    }))
    .where('company_uuid', '=', companyUuid)
    .execute();
}

/** Puts pictures in place of all that there are; at 0 stands the logo. */
export async function savePictures(
  trx: Trx,
  companyUuid: string,
  pictures: readonly { position: number; file_uuid: string }[],
): Promise<void> {
  await trx.deleteFrom('company_picture').where('company_uuid', '=', companyUuid).execute();
  if (pictures.length === 0) return;
  await trx
    .insertInto('company_picture')
    .values(pictures.map((picture) => ({ company_uuid: companyUuid, ...picture })))
    .execute();
}
