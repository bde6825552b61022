import type { Trx } from '../../../db/database.ts';
import type { LoginFailures } from '../rules.ts';

/** Counters of wrong passwords, locked, in the order of the hashes: two at once both count. */
export async function lockLoginFailures(trx: Trx, hashes: readonly Buffer[], expiresAt: Date) {
  await trx
    .insertInto('login_failure')
    .values(
      hashes
        .map((key_hash) => ({ key_hash, expires_at: expiresAt }))
        .toSorted((a, b) => a.key_hash.compare(b.key_hash)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await trx
    .selectFrom('login_failure')
    .select(['key_hash', 'failed_logins', 'first_failure_at', 'locked_until'])
    .where('key_hash', 'in', hashes)
    .orderBy('key_hash')
    .forUpdate()
    .execute();
  return hashes.map((hash): LoginFailures => {
    const row = rows.find(({ key_hash }) => key_hash.equals(hash));
    return row ?? { failed_logins: 0, first_failure_at: null, locked_until: null };
  });
}

export async function saveLoginFailures(
  trx: Trx,
  hash: Buffer,
  failures: LoginFailures,
  expiresAt: Date,
): Promise<void> {
  await trx
    .updateTable('login_failure')
    .set({ ...failures, expires_at: expiresAt })
    .where('key_hash', '=', hash)
    .execute();
}

export async function deleteLoginFailures(trx: Trx, hashes: readonly Buffer[]): Promise<void> {
  await trx.deleteFrom('login_failure').where('key_hash', 'in', hashes).execute();
}
