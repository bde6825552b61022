import type { PersonLinkKind } from '@qinghe/contract/resumes/persons.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../../db/database.ts';
import { requireFound } from '../../../refusals.ts';
import {
  endPersonLink,
  findLink,
  insertPersonLink,
  lockMembers,
  type PersonLink,
  type PersonRow,
  readApart,
  recomputeRoots,
} from './person-queries.ts';
import { lockPhoneOf, readSamePeople } from './same-person-queries.ts';

const rootIn = (members: readonly PersonRow[], uuid: string) =>
  members.find((member) => member.uuid === uuid)?.root_uuid;

interface Pair {
  of: readonly [string, string];
  kind: PersonLinkKind;
  accountUuid: string;
  now: Date;
}

/**
 * Joins two persons, or keeps them apart, unless something stands already that says so, or otherwise.
 * @returns all whom it is about, or null where nothing was changed
 * @throws AppError 40401 where one of them is gone
 */
export async function linkPair(trx: Trx, companyUuid: string, pair: Pair): Promise<readonly PersonRow[] | null> {
  const { of, kind, accountUuid, now } = pair;
  const members = await lockMembers(trx, companyUuid, of);
  const [one, other] = of.map((uuid) => requireFound(rootIn(members, uuid)));
  if (one === undefined || other === undefined || one === other) return null;
  if ((await readApart(trx, companyUuid, one, 'people')).has(other)) return null;
  await insertPersonLink(trx, companyUuid, { uuid: uuidv7(), of, kind, account_uuid: accountUuid, made_at: now });
  if (kind === 'same') await recomputeRoots(trx, companyUuid, members);
  return members;
}

/**
 * Ends a link; who was joined before and after it stays joined.
 * @param mayEnd asked under the lock; throws what refuses
 * @returns it with all whom it was about, or null where it was ended already
 * @throws AppError 40401 where it is gone
 */
export async function unlinkPair(
  trx: Trx,
  companyUuid: string,
  { uuid, now }: { uuid: string; now: Date },
  mayEnd: (link: PersonLink, members: readonly PersonRow[]) => Promise<void>,
): Promise<{ link: PersonLink; members: readonly PersonRow[] } | null> {
  const seen = requireFound(await findLink(trx, companyUuid, uuid));
  const members = await lockMembers(trx, companyUuid, [seen.a_uuid, seen.b_uuid]);
  const link = requireFound(await findLink(trx, companyUuid, uuid));
  await mayEnd(link, members);
  if (link.undone_at !== null) return null;
  await endPersonLink(trx, companyUuid, uuid, now);
  if (link.kind === 'same') await recomputeRoots(trx, companyUuid, members);
  return { link, members };
}

/**
 * Joins an application with those that the machine takes for the same person's. Where somebody has kept any of them apart,
 * or has taken such a join back, it leaves all of them to a person.
 */
export async function joinByMachine(trx: Trx, companyUuid: string, uuid: string, now: Date): Promise<void> {
  await lockPhoneOf(trx, companyUuid, uuid);
  const same = await readSamePeople(trx, companyUuid, uuid);
  if (same.length === 0) return;
  const members = await lockMembers(trx, companyUuid, [uuid, ...same]);
  const own = rootIn(members, uuid);
  if (own === undefined) return;
  const others = new Map(same.map((member) => [rootIn(members, member), member]));
  others.delete(own);
  others.delete(undefined);
  const roots = [own, ...others.keys()].filter((root) => root !== undefined);
  for (const root of roots) {
    const apart = await readApart(trx, companyUuid, root, 'machine');
    if (roots.some((other) => apart.has(other))) return;
  }
  const link = { kind: 'same' as const, account_uuid: null, made_at: now };
  for (const member of others.values())
    await insertPersonLink(trx, companyUuid, { uuid: uuidv7(), of: [uuid, member], ...link });
  await recomputeRoots(trx, companyUuid, members);
}
