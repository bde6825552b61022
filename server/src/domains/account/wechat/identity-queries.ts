import type { Reader, Trx } from '../../../db/database.ts';
import type { FlowRow } from './flow-queries.ts';

/** The account that a WeChat opens. */
export function findAccountOfWechat(reader: Reader, identityHash: Buffer) {
  return reader
    .selectFrom('wechat_identity')
    .innerJoin('account', 'account.uuid', 'wechat_identity.account_uuid')
    .select(['account.uuid', 'account.frozen_at', 'account.closed_at'])
    .where('identity_hash', '=', identityHash)
    .executeTakeFirst();
}

/** The WeChat that opens an account. */
export function findWechat(reader: Reader, accountUuid: string) {
  return reader
    .selectFrom('wechat_identity')
    .select(['identity_hash', 'nickname'])
    .where('account_uuid', '=', accountUuid)
    .executeTakeFirst();
}

/** @returns false where the WeChat opens an account already, or the account has one */
export async function insertWechat(
  trx: Trx,
  wechat: {
    identity_hash: Buffer;
    account_uuid: string;
    nickname: string;
    openid_sealed: Buffer | null;
    bound_at: Date;
  },
): Promise<boolean> {
  const result = await trx
    .insertInto('wechat_identity')
    .values(wechat)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Where the WeChat is written to, as its newest scan says. */
export async function saveOpenId(trx: Trx, { identity_hash, openid_sealed }: FlowRow): Promise<void> {
  if (identity_hash === null || openid_sealed === null) return;
  await trx.updateTable('wechat_identity').set({ openid_sealed }).where('identity_hash', '=', identity_hash).execute();
}

/** The WeChat of an account, where it is written to, and what it is told. */
export function findWechatChoices(reader: Reader, accountUuid: string) {
  return reader
    .selectFrom('wechat_identity')
    .select(['nickname', 'openid_sealed', 'bound_at', 'digest', 'join_requests', 'reviews'])
    .where('account_uuid', '=', accountUuid)
    .executeTakeFirst();
}

export type WechatEvent = 'digest' | 'join_requests' | 'reviews';

/** @returns false without a WeChat that can be written to */
export async function saveWechatChoices(
  trx: Trx,
  accountUuid: string,
  choices: Record<WechatEvent, boolean>,
): Promise<boolean> {
  const result = await trx
    .updateTable('wechat_identity')
    .set(choices)
    .where('account_uuid', '=', accountUuid)
    .where('openid_sealed', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** @returns false where the account had none */
export async function deleteWechat(trx: Trx, accountUuid: string): Promise<boolean> {
  const result = await trx.deleteFrom('wechat_identity').where('account_uuid', '=', accountUuid).executeTakeFirst();
  return result.numDeletedRows === 1n;
}
