import type { Insertable, Updateable } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import type { WechatFlow } from '../../../db/generated.ts';

export async function insertFlow(trx: Trx, flow: Insertable<WechatFlow>): Promise<void> {
  await trx.insertInto('wechat_flow').values(flow).execute();
}

type FlowKey = 'poll_hash' | 'state_hash' | 'ticket_hash' | 'challenge_hash';

/** A flow that is neither used up nor expired, by one of its keys. */
export function findFlow(reader: Reader, by: FlowKey, hash: Buffer, now: Date) {
  return reader
    .selectFrom('wechat_flow')
    .selectAll()
    .where(by, '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

export type FlowRow = NonNullable<Awaited<ReturnType<typeof findFlow>>>;

/** As `findFlow`, held until the transaction ends: of two at once the second one finds what the first one left. */
export function lockFlow(trx: Trx, by: FlowKey, hash: Buffer, now: Date) {
  return trx
    .selectFrom('wechat_flow')
    .selectAll()
    .where(by, '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .forUpdate()
    .executeTakeFirst();
}

export async function changeFlow(trx: Trx, { poll_hash }: FlowRow, change: Updateable<WechatFlow>): Promise<void> {
  await trx.updateTable('wechat_flow').set(change).where('poll_hash', '=', poll_hash).execute();
}

/** Who scanned, once. @returns false where somebody was quicker */
export async function saveScan(
  trx: Trx,
  stateHash: Buffer,
  now: Date,
  scan: {
    status: 'scanned' | 'refused';
    identity_hash?: Buffer;
    openid_sealed?: Buffer;
    nickname?: string;
    ticket_hash?: Buffer;
    expires_at?: Date;
  },
): Promise<boolean> {
  const result = await trx
    .updateTable('wechat_flow')
    .set(scan)
    .where('state_hash', '=', stateHash)
    .where('status', '=', 'waiting')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
