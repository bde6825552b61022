import { createHmac } from 'node:crypto';
import type { Reader, Trx } from '../../../db/database.ts';

/** Knows an address again without holding it. */
export const heldHash = (signingSecret: string, address: string): Buffer =>
  createHmac('sha256', signingSecret).update(`held address:${address}`).digest();

export interface LegalHold {
  reason: string;
  /** The last day on which it holds, YYYY-MM-DD. */
  until: string;
}

/** The hold of one of these addresses that lasts longest, if any lasts on this day of China. */
const findHold = (reader: Reader, hashes: readonly Buffer[], today: string): Promise<LegalHold | undefined> =>
  reader
    .selectFrom('legal_hold')
    .select(['reason', 'until'])
    .where('address_hash', 'in', hashes)
    .where('until', '>=', today)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function saveHold(
  trx: Trx,
  hold: LegalHold & { address_hash: Buffer; set_by: string; set_at: Date },
): Promise<void> {
  const { address_hash: _, ...values } = hold;
  await trx
    .insertInto('legal_hold')
    .values(hold)
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(values))
    .execute();
}

/** @returns whether there was one */
export async function deleteHold(trx: Trx, addressHash: Buffer): Promise<boolean> {
  const result = await trx.deleteFrom('legal_hold').where('address_hash', '=', addressHash).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** The hold of an address, or of any other under which these applications are kept: all of them would go with it. */
export function findHoldAmong(
  reader: Reader,
  signingSecret: string,
  address: string,
  { applications, today }: { applications: readonly { phone: string; email: string }[]; today: string },
): Promise<LegalHold | undefined> {
  const all = [address, ...applications.flatMap(({ phone, email }) => [phone, email.toLowerCase()])];
  const addresses = [...new Set(all)].filter((one) => one !== '');
  return findHold(
    reader,
    addresses.map((one) => heldHash(signingSecret, one)),
    today,
  );
}

/** The hold that keeps an application's person from being erased, by its phone or its e-mail. */
export const findRequestHold = (
  reader: Reader,
  signingSecret: string,
  { phone, email }: { phone: string; email: string },
  today: string,
): Promise<LegalHold | undefined> => {
  const addresses = [phone, email.toLowerCase()].filter((address) => address !== '');
  return findHold(
    reader,
    addresses.map((address) => heldHash(signingSecret, address)),
    today,
  );
};
