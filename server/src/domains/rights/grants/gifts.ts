import * as contract from '@qinghe/contract/rights/grants.ts';
import type { Right } from '@qinghe/contract/rights/right.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';
import { read } from '../../../http/read.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { openLedger } from '../../wallet/index.ts';
import { insertClaim, readClaims } from './grant-queries.ts';
import { grantUnits } from './grant-units.ts';
import { countAllUnits } from './use-units.ts';

/** What each gift holds. */
const gifts: Readonly<Record<string, readonly { right: Right; units: number }[]>> = {
  [contract.WELCOME_GIFT]: [
    { right: 'refresh', units: 10 },
    { right: 'invitation', units: 50 },
  ],
  [contract.TRIAL_TOP]: [{ right: 'top_search', units: 1 }],
};
const DAY = 86_400_000;

type Why = 'unknown' | 'claimed' | 'uncertified' | 'owner' | null;

async function whyNot(db: Reader, member: Member, gift: string): Promise<Why> {
  if (!Object.hasOwn(gifts, gift)) return 'unknown';
  if ((await readClaims(db, member.companyUuid)).some((claim) => claim.gift === gift)) return 'claimed';
  if (!member.certified) return 'uncertified';
  return member.type === 'master' ? null : 'owner';
}

/** Whether somebody can claim the gift of whoever is new. */
export const isWelcomeGiftOpen = async (db: Reader, member: Member): Promise<boolean> =>
  (await whyNot(db, member, contract.WELCOME_GIFT)) === null;

/** Whether a gift can be claimed. */
export const getGift = read(contract.getGift, async ({ db, member }, { gift_uuid: gift }) => {
  const why = await whyNot(db, member, gift);
  return { is_open: why === null, why, contents: [...(gifts[gift] ?? [])], days: contract.GIFT_DAYS };
});

/**
 * Claims a gift for the company.
 * @returns what came, and what there is of it now
 * @throws AppError 40401 no such gift, 40902 claimed already or papers not in force, 40934 for a sub-account
 */
async function claim(call: MemberWrite, gift: string) {
  const { db, member, now } = call;
  const why = await whyNot(db, member, gift);
  if (why === 'unknown') throw new AppError(40401);
  if (why === 'owner') throw new AppError(40934);
  if (why !== null) throw new AppError(40902, { reason: `gift.${why}` });
  const { companyUuid: company_uuid, accountUuid: actorUuid } = member;
  const uuid = uuidv7();
  const ledger = await openLedger(call, company_uuid);
  if (!(await insertClaim(db, { company_uuid, gift, uuid, claimed_at: now, claimed_by: actorUuid })))
    throw new AppError(40902, { reason: 'gift.claimed' });
  const until = new Date(now.getTime() + contract.GIFT_DAYS * DAY);
  const from = { source: 'gift' as const, sourceUuid: uuid, parts: { paid: 0, gift: 0 }, days: contract.GIFT_DAYS };
  const parts = gifts[gift] ?? [];
  for (const { right, units } of parts)
    await grantUnits({ db, ledger, now }, { companyUuid: company_uuid, actorUuid, right, units, ...from });
  const left = await countAllUnits(db, member, now);
  const contents = parts.map(({ right, units }) => ({ right, units, left: left.get(right) ?? 0 }));
  call.note({ objectUuid: company_uuid });
  await call.publish({ type: 'coins.changed' }, 'everybody');
  return { contents, until: until.toISOString() };
}

export const claimGift = write(contract.claimGift, { audit: 'company.gift_claimed' }, (call, { gift_uuid }) =>
  claim(call, gift_uuid),
);

export const getService = write(contract.getService, { audit: 'company.gift_claimed' }, (call, { code }) =>
  claim(call, code),
);

/** Gifts that the company has claimed. */
export const listGifts = read(contract.listGifts, async ({ db, member }) => {
  const claims = await readClaims(db, member.companyUuid);
  return {
    items: [...Map.groupBy(claims, ({ gift }) => gift)].map(([gift_uuid, parts]) => ({
      gift_uuid,
      claimed_at: parts[0]?.claimed_at ?? '',
      until: parts[0]?.expires_at ?? '',
      contents: parts.map(({ right_name: right, units }) => ({ right, units })),
    })),
  };
});
