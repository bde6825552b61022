import type { Reader } from '../../db/database.ts';

const FRESH = 86_400_000;

/**
 * How many of these are pictures of the company that were uploaded within a day. Those that nothing shows are erased after
 * two, and one that is about to go must not be taken.
 */
export async function countFreshPictures(
  reader: Reader,
  companyUuid: string,
  uuids: readonly string[],
  now: Date,
): Promise<number> {
  const { n } = await reader
    .selectFrom('stored_file')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_uuid', '=', companyUuid)
    .where('uuid', 'in', uuids)
    .where('purpose', '=', 'picture')
    .where('created_at', '>', new Date(now.getTime() - FRESH).toISOString())
    .executeTakeFirstOrThrow();
  return Number(n);
}

export const findPicture = (reader: Reader, companyUuid: string, uuid: string) =>
  reader
    .selectFrom('stored_file')
    .select(['type', 'storage_key'])
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('purpose', '=', 'picture')
    .executeTakeFirst();
