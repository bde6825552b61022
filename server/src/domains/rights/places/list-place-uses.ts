import * as contract from '@qinghe/contract/rights/unlock.ts';
import { read } from '../../../http/read.ts';
import { readPlaceUses } from './place-queries.ts';

/** Jobs that were unlocked and cards that were used. */
export const listPlaceUses = read(contract.listPlaceUses, async ({ db, scope }, { right, ...page }) => {
  const { items, next_cursor } = await readPlaceUses(db, scope, right, page);
  return {
    items: items.map(({ job_uuid: uuid, title, ...use }) => ({
      ...use,
      job: uuid === null ? null : { uuid, title: title ?? '' },
    })),
    next_cursor,
  };
});
