import type { Right } from '@qinghe/contract/rights/right.ts';
import type { Reader } from '../../../db/database.ts';
import type { MemberWrite } from '../../../http/write.ts';
import { grantAccount, openLedger, used } from '../../wallet/index.ts';
import { readLeft, readLiveGrants } from './grant-queries.ts';

/** Grants that can be used, the one that ends first first, each with what is left of it. */
export async function readAllUsable(reader: Reader, companyUuid: string, now: Date) {
  const [grants, left] = [await readLiveGrants(reader, companyUuid, now), await readLeft(reader, companyUuid)];
  return grants
    .map((grant) => ({ ...grant, left: left.get(grantAccount(grant.right_name, grant.uuid)) ?? 0 }))
    .filter((grant) => grant.left > 0);
}

/** The same of one right. */
export const readUsable = async (reader: Reader, companyUuid: string, right: Right, now: Date) =>
  (await readAllUsable(reader, companyUuid, now)).filter(({ right_name }) => right_name === right);

/** What is left of each right of which anything is. */
export async function countAllUnits(
  reader: Reader,
  companyUuid: string,
  now: Date,
): Promise<ReadonlyMap<Right, number>> {
  const units = new Map<Right, number>();
  for (const { right_name, left } of await readAllUsable(reader, companyUuid, now))
    units.set(right_name, (units.get(right_name) ?? 0) + left);
  return units;
}

/** What is left of a right. */
export const countUnits = async (reader: Reader, companyUuid: string, right: Right, now: Date): Promise<number> =>
  (await readUsable(reader, companyUuid, right, now)).reduce((sum, { left }) => sum + left, 0);

/**
 * Uses one unit for each source, of the grants that end first.
 * @returns false where there are not so many any more: nothing may have been used then, so the caller rolls back
 */
export async function useUnits(
  call: MemberWrite,
  right: Right,
  sources: readonly { kind: string; uuid: string; jobUuid?: string }[],
): Promise<boolean> {
  const { db, member, now } = call;
  const ledger = await openLedger(call, member.companyUuid);
  const grants = await readUsable(db, member.companyUuid, right, now);
  for (const { jobUuid, ...source } of sources) {
    const grant = grants.find(({ uuid }) => ledger.left(grantAccount(right, uuid)) > 0);
    if (!grant) return false;
    const legs = used(right, grant.uuid, 1);
    await ledger.post({ kind: 'use', legs, source, actorUuid: member.accountUuid, ...(jobUuid && { jobUuid }) });
  }
  return true;
}
