import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { onlineCost } from '@qinghe/contract/rights/expansion.ts';
import type { getPublishRoom } from '@qinghe/contract/rights/publish-room.ts';

type OnlineCost = OutputOf<typeof onlineCost>;

const coins = (price: number) => ({ units: 0, coins: price, units_left: 0, price, balance: 938, missing: 0 });

/** What a job needs that finds no place; two others could make room. */
export const onlineCostOf = (parts: Partial<OnlineCost> = {}): OnlineCost => ({
  ...{ place: 'taken', most: 5, owner: null },
  unlock: { ...coins(200), job: { uuid: '01890000-0000-7000-8000-000000000001', title: '算法实习生' }, why: null },
  expansion: { ...coins(250), why: null },
  offline: ['前端', '后端'].map((title, index) => ({
    uuid: `01890000-0000-7000-8000-00000000000${index + 2}`,
    title,
    version: 7,
  })),
  ...parts,
});

/** Room for two more internships, by the quota alone. */
export const publishRoomOf = (
  parts: Partial<OutputOf<typeof getPublishRoom>> = {},
): OutputOf<typeof getPublishRoom> => ({
  internship: { quota: 5, most: 5, taken: 3, free: 2 },
  campus: { quota: 5, most: 5, taken: 0, free: 5 },
  ...{ cards: 0, unlocks: [], publishNum: 2, expandCardExpireTime: null },
  ...parts,
});
