import type { Trx } from '../../../db/database.ts';

/** Remembers a solved challenge. @returns false when it was handed in before */
export async function rememberSolved(trx: Trx, hash: Buffer, now: Date, expiresAt: Date): Promise<boolean> {
  const result = await trx
    .insertInto('captcha_token')
    .values({ hash, kind: 'solved', expires_at: expiresAt, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function insertProof(trx: Trx, hash: Buffer, expiresAt: Date): Promise<void> {
  await trx.insertInto('captcha_token').values({ hash, kind: 'proof', expires_at: expiresAt }).execute();
}

export async function returnProof(trx: Trx, hash: Buffer): Promise<void> {
  await trx
    .updateTable('captcha_token')
    .set({ used_at: null })
    .where('hash', '=', hash)
    .where('kind', '=', 'proof')
    .execute();
}

/** Uses a proof up. @returns false when it is unknown, used or expired */
export async function spendProof(trx: Trx, hash: Buffer, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable('captcha_token')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('kind', '=', 'proof')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
