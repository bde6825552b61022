import type { Reader, Trx } from '../../db/database.ts';

/** Of those who have chosen. */
export const readQuiet = (reader: Reader, accountUuids: readonly string[]) =>
  reader
    .selectFrom('message_quiet')
    .select(['account_uuid', 'begins', 'ends'])
    .where('account_uuid', 'in', accountUuids)
    .execute();

export async function saveQuiet(
  trx: Trx,
  account_uuid: string,
  hours: { begins: number | null; ends: number | null },
): Promise<void> {
  await trx
    .insertInto('message_quiet')
    .values({ account_uuid, ...hours })
    .onConflict((conflict) => conflict.column('account_uuid').doUpdateSet(hours))
    .execute();
}
