import * as contract from '@qinghe/contract/rights/grants.ts';
import { FREE_REFRESHES } from '@qinghe/contract/rights/refresh.ts';
import { type Right, rights } from '@qinghe/contract/rights/right.ts';
import type { Reader } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';
import { read } from '../../../http/read.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { countFree } from '../refresh/refresh-queries.ts';
import { readUses } from './grant-queries.ts';
import { heldSeenBy, jobOf, presentGrants, sumOf } from './present-grants.ts';
import { readAllUsable, usableBy } from './use-units.ts';

const DAY = 86_400_000;
/** Days before its end from which a grant is said to end soon. */
const ENDING_DAYS = 14;

/** Until then a grant ends soon. */
const endingBy = (now: Date): string => new Date(now.getTime() + ENDING_DAYS * DAY).toISOString();

/** Units that somebody may use and that end soon, and when the first of them do. */
export async function readEnding(db: Reader, { companyUuid, accountUuid }: Member, now: Date) {
  const soon = endingBy(now);
  const ending = (await readAllUsable(db, companyUuid, now)).filter(
    (grant) => grant.expires_at <= soon && usableBy(grant, accountUuid) > 0,
  );
  return {
    ending: sumOf(ending.map((grant) => usableBy(grant, accountUuid))),
    next_end: ending[0]?.expires_at ?? null,
  };
}

/** What is left of each right. */
export const getRights = read(contract.getRights, async ({ db, member, now }) => {
  const { companyUuid, accountUuid, type } = member;
  const soon = endingBy(now);
  const usable = await readAllUsable(db, companyUuid, now);
  const all = rights.map((right) => {
    const grants = usable.filter(({ right_name }) => right_name === right);
    const own = grants.filter((grant) => usableBy(grant, accountUuid) > 0);
    const left = (some: typeof own) => sumOf(some.map((grant) => usableBy(grant, accountUuid)));
    const others = grants.flatMap(({ held }) => [...held].filter(([holder]) => holder !== accountUuid));
    return {
      ...{ right, left: left(own), ending: left(own.filter(({ expires_at }) => expires_at <= soon)) },
      ...{
        assigned: type === 'master' ? sumOf(others.map(([, units]) => units)) : 0,
        next_end: own[0]?.expires_at ?? null,
      },
    };
  });
  return { rights: all, free_refreshes: FREE_REFRESHES - (await countFree(db, companyUuid, chinaDay(now))) };
});

/** Grants that can be used. */
export const listGrants = read(contract.listGrants, async ({ db, member, now }, { right }) => {
  const usable = await readAllUsable(db, member.companyUuid, now);
  const seen = usable.filter(
    (grant) =>
      (right === undefined || grant.right_name === right) &&
      usableBy(grant, member.accountUuid) + heldSeenBy(grant, member).length > 0,
  );
  const items = await presentGrants(db, member, seen);
  return { items, propsNum: sumOf(items.map(({ left }) => left)) };
});

/** Invitations and radars that can be used. */
export const getTalentRights = read(contract.getTalentRights, async ({ db, member, now }) => {
  const soon = endingBy(now);
  const usable = (await readAllUsable(db, member.companyUuid, now)).filter(
    (grant) => usableBy(grant, member.accountUuid) > 0,
  );
  const all = await presentGrants(db, member, usable);
  const standing = (right: Right) => {
    const grants = all.filter((grant) => grant.right === right);
    const sum = (some: typeof grants) => sumOf(some.map(({ left }) => left));
    const ending = sum(grants.filter(({ until }) => until <= soon));
    return { left: sum(grants), ending, next_end: grants[0]?.until ?? null, grants };
  };
  return { invitation: standing('invitation'), radar: standing('radar') };
});

/** Units that were used. */
export const listUses = read(contract.listUses, async ({ db, scope }, { right, ...page }) => {
  const accounts = (right ? [right] : rights).map((one) => `right.${one}.used`);
  const { items, next_cursor } = await readUses(db, scope, accounts, page);
  return {
    items: items.map((move) => ({
      ...{ uuid: move.uuid, at: move.at, right: move.unit as Right },
      ...{ units: move.amount, actor: move.actor, job: jobOf(move) },
    })),
    next_cursor,
  };
});
