import {
  type BatchCheck,
  type LeftOutWhy,
  leftOutWhys,
  MAX_BATCH,
  MAX_LOOKED_THROUGH,
} from '@qinghe/contract/talents/batches.ts';
import type { TalentFilter } from '@qinghe/contract/talents/filter.ts';
import type { Reader } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';
import type { Services } from '../../../services.ts';
import { quoteUnit } from '../../rights/index.ts';
import { readContacts } from '../invitations/invitation-queries.ts';
import { readWhyNot, type WhyNot } from '../invitations/may-invite.ts';
import { readFound, searchOf } from '../search/search.ts';

/** People by their uuids, or as many of a filter as are wanted. */
export interface Chosen {
  uuids?: string[] | undefined;
  number?: number | undefined;
  filter: TalentFilter;
}

export interface Choice {
  /** Who can be invited, in the order of the list. */
  uuids: string[];
  /** Who was looked at and cannot be. */
  leftOut: WhyNot[];
}

interface Deps {
  db: Reader;
  services: Pick<Services, 'signingSecret'>;
  member: Member;
  now: Date;
}

/** Who cannot be invited of those who were found. */
export const whyNotOf = async (call: Deps, uuids: readonly string[]) =>
  readWhyNot(call, call.member.companyUuid, uuids, await readContacts(call.db, uuids));

/** Whom an invitation of many reaches, and who is left out. */
export async function chooseTalents(call: Deps, { uuids, number = 0, filter }: Chosen): Promise<Choice> {
  const chosen: Choice = { uuids: [], leftOut: [] };
  if (uuids) {
    await choose(call, [...new Set(uuids)], chosen);
    return chosen;
  }
  const search = await searchOf(call.db, filter, { companyUuid: call.member.companyUuid, now: call.now });
  let cursor: string | undefined;
  do {
    const { found, next_cursor } = await readFound(call.db, search, { cursor, limit: MAX_BATCH });
    await choose(
      call,
      found.map(({ talent_uuid }) => talent_uuid),
      chosen,
      number,
    );
    cursor = next_cursor ?? undefined;
  } while (cursor && chosen.uuids.length < number && chosen.uuids.length + chosen.leftOut.length < MAX_LOOKED_THROUGH);
  return chosen;
}

async function choose(call: Deps, uuids: readonly string[], into: Choice, most = uuids.length): Promise<void> {
  const whyNot = await whyNotOf(call, uuids);
  for (const uuid of uuids) {
    if (into.uuids.length >= most) return;
    const why = whyNot.get(uuid);
    if (why) into.leftOut.push(why);
    else into.uuids.push(uuid);
  }
}

/** How many were left out for each reason. */
export const leftOutOf = (left: readonly { why: LeftOutWhy }[]): BatchCheck['left_out'] =>
  leftOutWhys.flatMap((why) => {
    const count = left.filter((one) => one.why === why).length;
    return count === 0 ? [] : [{ why, count }];
  });

/** What inviting those who can be takes. */
export async function checkOf(call: Deps, { uuids, leftOut }: Choice, asked: number): Promise<BatchCheck> {
  const quote = await quoteUnit(call, 'invitation', uuids.length);
  return { ...quote, asked, reach: uuids.length, left_out: leftOutOf(leftOut) };
}
