import type { Grant } from '@qinghe/contract/rights/grants.ts';
import type { Reader } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';
import { coinsOfBack } from './give-back.ts';
import { type MoveRow, readNames } from './grant-queries.ts';
import { type UsableGrant, usableBy } from './use-units.ts';

export const sumOf = (units: Iterable<number>) => [...units].reduce((sum, one) => sum + one, 0);

/** What a member sees of who holds what: the master all of it, others their own. */
export const heldSeenBy = ({ held }: UsableGrant, { type, accountUuid }: Member) =>
  [...held].filter(([account]) => type === 'master' || account === accountUuid);

/** Grants as a member sees them. */
export async function presentGrants(db: Reader, member: Member, grants: readonly UsableGrant[]): Promise<Grant[]> {
  const uuids = grants.flatMap(({ held }) => [...held.keys()]);
  const names = new Map(
    uuids.length > 0 ? (await readNames(db, member.companyUuid, uuids)).map(({ uuid, name }) => [uuid, name]) : [],
  );
  return grants.map((grant) => ({
    ...{ uuid: grant.uuid, right: grant.right_name, units: grant.units, source: grant.source },
    ...{ begins_at: grant.begins_at, until: grant.expires_at, left: usableBy(grant, member.accountUuid) },
    ...{ cost: grant.paid + grant.gift, free: grant.free, back: coinsOfBack(grant, grant.free) },
    held: heldSeenBy(grant, member).map(([account_uuid, units]) => ({
      ...{ account_uuid, units, name: names.get(account_uuid) ?? '' },
    })),
  }));
}

/** What units were used for. */
export const jobOf = ({ job_uuid: uuid, job_title }: Pick<MoveRow, 'job_uuid' | 'job_title'>) =>
  uuid === null ? null : { uuid, title: job_title ?? '' };
