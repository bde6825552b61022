import type { Reader, Trx } from '../../../db/database.ts';

/** The link of an order that holds; undefined for none. */
export const findLiveLink = (reader: Reader, companyUuid: string, orderUuid: string) =>
  reader
    .selectFrom('pay_link')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('order_uuid', '=', orderUuid)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();

/** Of some orders, those that have a link that holds. */
export async function readLinked(
  reader: Reader,
  companyUuid: string,
  orderUuids: readonly string[],
): Promise<Set<string>> {
  const rows = await reader
    .selectFrom('pay_link')
    .select('order_uuid')
    .where('company_uuid', '=', companyUuid)
    .where('order_uuid', 'in', [...orderUuids])
    .where('withdrawn_at', 'is', null)
    .execute();
  return new Set(rows.map(({ order_uuid }) => order_uuid));
}

/** Which order a link that holds is of. */
export const findLink = (reader: Reader, uuid: string) =>
  reader
    .selectFrom('pay_link')
    .select(['company_uuid', 'order_uuid'])
    .where('uuid', '=', uuid)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();

export const insertLink = (
  trx: Trx,
  link: { company_uuid: string; order_uuid: string; uuid: string; made_by: string; made_at: Date },
) => trx.insertInto('pay_link').values(link).execute();

/** @returns false where there was none */
export async function withdrawLink(trx: Trx, companyUuid: string, orderUuid: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pay_link')
    .set({ withdrawn_at: at })
    .where('company_uuid', '=', companyUuid)
    .where('order_uuid', '=', orderUuid)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
