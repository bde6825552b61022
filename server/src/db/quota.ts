import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import { NETWORKS_OF_SITE, siteOf } from '../http/network.ts';
import type { Reader, Trx } from './database.ts';

/** So much in a window of time; unlike the limits of calls a minute it holds for all processes and over restarts. */
export interface Quota {
  /** Names it among the others. */
  name: string;
  most: number;
  /** Windows follow each other without a gap; a new one begins empty. */
  seconds: number;
  /** Its subjects end with a network: the IPv6 site around it has its own share, of all its networks together. */
  isOfNetwork?: true;
}

/**
 * Takes `amount` of what a subject (a network, a job, a phone) may use in the current window. Whoever takes at the same
 * moment waits for this transaction; what is rolled back was not taken.
 * @returns whether there was so much left; if not, nothing is taken
 */
export async function takeQuota(
  trx: Trx,
  quota: Quota,
  subject: string,
  { now, amount = 1 }: { now: Date; amount?: number },
): Promise<boolean> {
  if (!(await take(trx, quota, subject, now, amount))) return false;
  const site = siteShare(quota, subject);
  if (!site || (await take(trx, site.quota, site.subject, now, amount))) return true;
  await giveBack(trx, quota, subject, now, amount);
  return false;
}

async function take(trx: Trx, quota: Quota, subject: string, now: Date, amount: number): Promise<boolean> {
  const { most } = quota;
  if (amount > most) return false;
  const { keyHash, endsAt } = windowOf(quota, subject, now);
  const result = await trx
    .insertInto('quota')
    .values({ key_hash: keyHash, used: amount, expires_at: endsAt })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet({ used: sql`quota.used + excluded.used` })
        .where(sql<boolean>`quota.used + excluded.used <= ${most}`),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

async function giveBack(trx: Trx, quota: Quota, subject: string, now: Date, amount: number): Promise<void> {
  const { keyHash } = windowOf(quota, subject, now);
  await trx.deleteFrom('quota').where('key_hash', '=', keyHash).where('used', '=', amount).execute();
  await trx
    .updateTable('quota')
    .set((e) => ({ used: e('used', '-', amount) }))
    .where('key_hash', '=', keyHash)
    .execute();
}

/** The quota of the site in which the network lies that a subject ends with. */
function siteShare(quota: Quota, subject: string): { quota: Quota; subject: string } | undefined {
  const network = quota.isOfNetwork && subject.split(' ').at(-1);
  const site = network && siteOf(network);
  if (!site) return undefined;
  const { name, most, seconds } = quota;
  return {
    quota: { name: `${name}, site`, most: most * NETWORKS_OF_SITE, seconds },
    subject: subject.slice(0, -network.length) + site,
  };
}

/**
 * Takes one of each quota in the first window in which all of them have room: what is too much now has its turn later.
 * The windows of the quotas are equally long.
 * @returns the moment of that turn: now, or when a later window begins; undefined where `windows` of them are full
 */
export async function takeTurn(
  trx: Trx,
  quotas: readonly { quota: Quota; subject: string }[],
  { now, windows }: { now: Date; windows: number },
): Promise<Date | undefined> {
  const milliseconds = (quotas[0]?.quota.seconds ?? 0) * 1000;
  for (let window = 0; window < windows; window += 1) {
    const at = window === 0 ? now : new Date((Math.floor(now.getTime() / milliseconds) + window) * milliseconds);
    let hasRoom = true;
    for (const { quota, subject } of quotas) hasRoom &&= await takeQuota(trx, quota, subject, { now: at });
    if (hasRoom) return at;
  }
  return undefined;
}

/** Whether nothing is left in the current window. */
export async function isUsedUp(reader: Reader, quota: Quota, subject: string, now: Date): Promise<boolean> {
  const shares = [{ quota, subject }, siteShare(quota, subject)].filter((share) => share !== undefined);
  for (const share of shares) {
    const row = await reader
      .selectFrom('quota')
      .select('used')
      .where('key_hash', '=', windowOf(share.quota, share.subject, now).keyHash)
      .executeTakeFirst();
    if (row !== undefined && row.used >= share.quota.most) return true;
  }
  return false;
}

/** As `takeQuota`. @throws AppError 429 with the seconds to the next window in `data.retry_after` */
export async function requireQuota(
  trx: Trx,
  quota: Quota,
  subject: string,
  options: { now: Date; amount?: number },
): Promise<void> {
  if (!(await takeQuota(trx, quota, subject, options))) throw usedUp(quota, subject, options.now);
}

/** Takes nothing. @throws AppError 429 where nothing is left in the current window */
export async function requireRest(reader: Reader, quota: Quota, subject: string, now: Date): Promise<void> {
  if (await isUsedUp(reader, quota, subject, now)) throw usedUp(quota, subject, now);
}

function usedUp(quota: Quota, subject: string, now: Date): AppError {
  const { endsAt } = windowOf(quota, subject, now);
  return new AppError(429, { data: { retry_after: Math.ceil((endsAt.getTime() - now.getTime()) / 1000) } });
}

function windowOf({ name, seconds }: Quota, subject: string, now: Date) {
  const window = Math.floor(now.getTime() / 1000 / seconds);
  const key = JSON.stringify([name, subject, window]);
  return { keyHash: createHash('sha256').update(key).digest(), endsAt: new Date((window + 1) * seconds * 1000) };
}
