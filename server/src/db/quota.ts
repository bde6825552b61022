import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Trx } from './database.ts';

/** So much in a window of time; unlike the limits of calls a minute it holds for all processes and over restarts. */
export interface Quota {
  /** Names it among the others. */
  name: string;
  most: number;
  /** Windows follow each other without a gap; a new one begins empty. */
  seconds: number;
}

/**
 * Takes `amount` of what a subject (a network, a job, a phone) may use in the current window. Whoever takes at the same
 * moment waits for this transaction; what is rolled back was not taken.
 * @returns whether there was so much left; if not, nothing is taken
 */
export async function takeQuota(
  trx: Trx,
  { name, most, seconds }: Quota,
  subject: string,
  { now, amount = 1 }: { now: Date; amount?: number },
): Promise<boolean> {
  if (amount > most) return false;
  const window = Math.floor(now.getTime() / 1000 / seconds);
  const result = await trx
    .insertInto('quota')
    .values({
      key_hash: createHash('sha256')
        .update(JSON.stringify([name, subject, window]))
        .digest(),
      used: amount,
      expires_at: new Date((window + 1) * seconds * 1000),
    })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet({ used: sql`quota.used + excluded.used` })
        .where(sql<boolean>`quota.used + excluded.used <= ${most}`),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** As `takeQuota`. @throws AppError 429 with the seconds to the next window in `data.retry_after` */
export async function requireQuota(
  trx: Trx,
  quota: Quota,
  subject: string,
  options: { now: Date; amount?: number },
): Promise<void> {
  if (await takeQuota(trx, quota, subject, options)) return;
  const seconds = options.now.getTime() / 1000;
  throw new AppError(429, { data: { retry_after: Math.ceil(quota.seconds - (seconds % quota.seconds)) } });
}
