import { placeOf } from '@qinghe/contract/rights/top.ts';
import type { Reader } from '../../db/database.ts';
import { chinaDay } from '../../time/china-day.ts';
import type { ListFilter } from './list-filter.ts';

/**
 * Jobs that stand first today in the list that a filter names: that of a city and a category, or that of a city where
 * nothing is searched for. Whether they fit the rest of the filter is the list's to say.
 */
export async function readPlaced(
  reader: Reader,
  { city, category, q }: ListFilter,
  now: Date,
): Promise<readonly string[]> {
  if (city === undefined || (category === undefined && q !== undefined)) return [];
  const place = placeOf({ kind: category ? 'top_search' : 'top_home', city, category: category ?? null });
  const rows = await reader
    .selectFrom('placement_slot')
    .select('job_uuid')
    .where('place', '=', place)
    .where('day', '=', chinaDay(now))
    .orderBy('slot_no')
    .execute();
  return rows.map(({ job_uuid }) => job_uuid);
}
