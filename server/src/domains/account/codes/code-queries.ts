import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { NETWORKS_OF_SITE, siteOf } from '../../../http/network.ts';
import { OF_STRANGERS } from '../rules.ts';

/**
 * Codes sent lately to this address for any purpose, from this network and from all, without those no carrier took, and
 * whether its account has logged in from there.
 */
export async function countRecentCodes(reader: Reader, address: string, network: string, now: Date) {
  const since = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  return reader
    .selectNoFrom((e) => [
      e
        .selectFrom('verification_code')
        .select((c) => c.fn.countAll<number>().as('n'))
        .where('address', '=', address)
        .where('state', '!=', 'failed')
        .where('created_at', '>', since(86_400))
        .as('to_address'),
      e
        .selectFrom('verification_code')
        .select((c) => c.fn.countAll<number>().as('n'))
        .where('address', '=', address)
        .where('sent_from', '=', network)
        .where('state', '!=', 'failed')
        .where('created_at', '>', since(86_400))
        .as('to_address_from_network'),
      e
        .selectFrom('verification_code')
        .select((c) => c.fn.max('created_at').as('at'))
        .where('address', '=', address)
        .where('state', '!=', 'failed')
        .as('last_at'),
      e
        .exists(
          e
            .selectFrom('session')
            .innerJoin('account', 'account.uuid', 'session.account_uuid')
            .select('session.account_uuid')
            .where((a) => a.or([a('account.phone', '=', address), a('account.email', '=', address)]))
            .where('session.started_from', '=', network),
        )
        .as('is_from_home'),
    ])
    .executeTakeFirstOrThrow();
}

/** Codes of an hour from one network, or from the site `network` names, without those that no carrier took: to candidates, and to accounts. */
async function countCodesOfNetwork(reader: Reader, network: string, now: Date) {
  const isForCandidate = sql<boolean>`purpose = any(${[...OF_STRANGERS]})`;
  return reader
    .selectFrom('verification_code')
    .select((e) => [
      e.fn.countAll<number>().filterWhere(isForCandidate).as('candidates'),
      e.fn.countAll<number>().filterWhere(isForCandidate).filterWhere('used_at', 'is', null).as('candidates_unused'),
      e.fn.countAll<number>().filterWhere(e.not(isForCandidate)).as('accounts'),
      e.fn
        .countAll<number>()
        .filterWhere(e.not(isForCandidate))
        .filterWhere('used_at', 'is', null)
        .as('accounts_unused'),
    ])
    .where(sql<boolean>`sent_from <<= ${network}::inet`)
    .where('state', '!=', 'failed')
    .where('created_at', '>', new Date(now.getTime() - 3_600_000).toISOString())
    .executeTakeFirstOrThrow();
}

/** The codes of a network, and of the IPv6 site around it, with how many networks' share each has. */
export async function countCodesAround(reader: Reader, network: string, now: Date) {
  const ofNetwork = { codes: await countCodesOfNetwork(reader, network, now), share: 1 };
  const site = siteOf(network);
  if (!site) return [ofNetwork];
  return [ofNetwork, { codes: await countCodesOfNetwork(reader, site, now), share: NETWORKS_OF_SITE }];
}

/** Held until the transaction ends, so that two sends to one address or from one network at once do not both pass the limits. */
export async function lockSending(trx: Trx, address: string, network: string): Promise<void> {
  for (const key of [address, `network ${siteOf(network) ?? network}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 4))`.execute(trx);
}

export async function insertCode(
  trx: Trx,
  code: {
    uuid: string;
    purpose: string;
    address: string;
    code_hash: Buffer;
    sent_from: string;
    state: 'sending';
    created_at: Date;
    expires_at: Date;
  },
): Promise<void> {
  await trx.insertInto('verification_code').values(code).execute();
}

/** What became of a code that was handed to the carrier. */
export async function settleCode(trx: Trx, uuid: string, state: 'sent' | 'failed'): Promise<void> {
  await trx.updateTable('verification_code').set({ state }).where('uuid', '=', uuid).execute();
}

/** The newest code of an address and purpose, locked; older ones never count again. */
export function lockNewestCode(trx: Trx, purpose: string, address: string) {
  return trx
    .selectFrom('verification_code')
    .select(['uuid', 'code_hash', 'tries_left', 'used_at', 'expires_at'])
    .where('purpose', '=', purpose)
    .where('address', '=', address)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function spendTry(trx: Trx, uuid: string): Promise<void> {
  await trx
    .updateTable('verification_code')
    .set((e) => ({ tries_left: e('tries_left', '-', 1) }))
    .where('uuid', '=', uuid)
    .where('tries_left', '>', 0)
    .execute();
}

export async function useCode(trx: Trx, uuid: string, now: Date): Promise<void> {
  await trx.updateTable('verification_code').set({ used_at: now }).where('uuid', '=', uuid).execute();
}

/** Erases the codes by which people without an account proved themselves at these addresses. */
export async function eraseCandidateCodes(trx: Trx, addresses: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('verification_code')
    .where('purpose', 'in', OF_STRANGERS)
    .where('address', 'in', addresses)
    .execute();
}
