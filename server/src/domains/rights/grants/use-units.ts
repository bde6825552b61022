import type { Right } from '@qinghe/contract/rights/right.ts';
import type { Reader } from '../../../db/database.ts';
import { fault } from '../../../fault.ts';
import type { Member } from '../../../http/context.ts';
import type { MemberWrite } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { type GrantAccount, grantAccount, openLedger, partsOfGrantAccount, used } from '../../wallet/index.ts';
import { findGrant, type GrantRow, readLeft, readLiveGrants } from './grant-queries.ts';

export interface UsableGrant extends GrantRow {
  /** Units that everybody may use. */
  free: number;
  /** Units that are assigned, by the member who alone may use them. */
  held: ReadonlyMap<string, number>;
}

type Holder = Pick<Member, 'companyUuid' | 'accountUuid'>;

/** What is left of each grant of a company. */
async function readPlaces(reader: Reader, companyUuid: string) {
  const left = (await readLeft(reader, companyUuid)).map(({ name, balance }) => ({
    ...partsOfGrantAccount(name),
    balance,
  }));
  const places = Map.groupBy(left, ({ grantUuid }) => grantUuid);
  return (grant: GrantRow): UsableGrant => {
    const all = places.get(grant.uuid) ?? [];
    const free = all.find(({ holder }) => holder === undefined)?.balance ?? 0;
    const held = all.flatMap(({ holder, balance }) => (holder ? [[holder, balance] as const] : []));
    return { ...grant, free, held: new Map(held) };
  };
}

/** Grants of which anything is left, the one that ends first first. */
export async function readAllUsable(reader: Reader, companyUuid: string, now: Date): Promise<UsableGrant[]> {
  const [grants, withLeft] = [await readLiveGrants(reader, companyUuid, now), await readPlaces(reader, companyUuid)];
  return grants.map(withLeft).filter((grant) => leftOf(grant) > 0);
}

/** One grant, though nothing may be left of it. @throws AppError 40401 */
export async function readGrant(reader: Reader, companyUuid: string, uuid: string): Promise<UsableGrant> {
  const grant = requireFound(await findGrant(reader, companyUuid, uuid));
  return (await readPlaces(reader, companyUuid))(grant);
}

/** All that is left of a grant, whoever may use it. */
export const leftOf = ({ free, held }: UsableGrant): number => [...held.values()].reduce((sum, one) => sum + one, free);

/** Units of a grant that somebody may use: everybody's, and what is assigned to them. */
export const usableBy = ({ free, held }: UsableGrant, accountUuid: string): number =>
  free + (held.get(accountUuid) ?? 0);

/** What somebody may use of each right of which anything is. */
export async function countAllUnits(
  reader: Reader,
  { companyUuid, accountUuid }: Holder,
  now: Date,
): Promise<ReadonlyMap<Right, number>> {
  const units = new Map<Right, number>();
  for (const grant of await readAllUsable(reader, companyUuid, now))
    units.set(grant.right_name, (units.get(grant.right_name) ?? 0) + usableBy(grant, accountUuid));
  return units;
}

/** What somebody may use of a right. */
export const countUnits = async (reader: Reader, holder: Holder, right: Right, now: Date): Promise<number> =>
  (await countAllUnits(reader, holder, now)).get(right) ?? 0;

/** Where units of a right are that somebody may use: those assigned to them first, then everybody's, of the grants that end first. */
export async function readUsablePlaces(
  reader: Reader,
  { companyUuid, accountUuid }: Holder,
  right: Right,
  now: Date,
): Promise<GrantAccount[]> {
  const grants = (await readLiveGrants(reader, companyUuid, now)).filter(({ right_name }) => right_name === right);
  return [accountUuid, undefined].flatMap((holder) => grants.map(({ uuid }) => grantAccount(right, uuid, holder)));
}

/**
 * Uses one unit for each source.
 * @returns false where there are not so many any more: nothing may have been used then, so the caller rolls back
 */
export async function useUnits(
  call: MemberWrite,
  right: Right,
  sources: readonly { kind: string; uuid: string; jobUuid?: string }[],
): Promise<boolean> {
  const { db, member, now } = call;
  const ledger = await openLedger(call, member.companyUuid);
  const places = await readUsablePlaces(db, member, right, now);
  for (const { jobUuid, ...source } of sources) {
    const place = places.find((one) => ledger.left(one) > 0);
    if (!place) return false;
    await ledger.post({
      ...{ kind: 'use', legs: used(place, 1), source, actorUuid: member.accountUuid },
      ...(jobUuid && { jobUuid }),
    });
  }
  await fault('units.used');
  return true;
}
