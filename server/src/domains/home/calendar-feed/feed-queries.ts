import type { Reader, Trx } from '../../../db/database.ts';

export const findFeed = (reader: Reader, accountUuid: string) =>
  reader.selectFrom('calendar_feed').select('created_at').where('account_uuid', '=', accountUuid).executeTakeFirst();

/** Whose calendar reads by a secret. */
export const findFeedAccount = (reader: Reader, secretHash: Buffer) =>
  reader.selectFrom('calendar_feed').select('account_uuid').where('secret_hash', '=', secretHash).executeTakeFirst();

/** The feed of an account has this secret from now on, and no other. */
export async function saveFeed(
  trx: Trx,
  feed: { account_uuid: string; secret_hash: Buffer; created_at: Date },
): Promise<void> {
  const { account_uuid: _account, ...values } = feed;
  await trx
    .insertInto('calendar_feed')
    .values(feed)
    .onConflict((conflict) => conflict.column('account_uuid').doUpdateSet(values))
    .execute();
}

/** @returns false where there was none */
export async function deleteFeed(trx: Trx, accountUuid: string): Promise<boolean> {
  const result = await trx.deleteFrom('calendar_feed').where('account_uuid', '=', accountUuid).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
