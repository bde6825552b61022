import type { InputOf } from '@qinghe/contract/endpoint.ts';
import {
  bookHomeTop,
  bookSearchTop,
  cancelBooking,
  getTopJob,
  getTopPlaces,
  listHomeTops,
  listSearchTops,
  type TopKind,
} from '@qinghe/contract/rights/top.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useTopJob = (uuid: string) => useQuery(apiQuery(getTopJob, { job_uuid: uuid }));

/** Free places of a list; none until it is known which. */
export const useTopPlaces = (place: InputOf<typeof getTopPlaces> | undefined) =>
  useQuery({
    ...apiQuery(getTopPlaces, place ?? { kind: 'top_home', city: '' }),
    enabled: place !== undefined,
  });

const touches = ['jobs', 'rights', 'wallet'] as const;
export const useBookSearchTop = () => useAction(bookSearchTop, { touches, silent: true });
export const useBookHomeTop = () => useAction(bookHomeTop, { touches, silent: true });
export const useCancelBooking = () => useAction(cancelBooking, { touches });

const PAGE = { limit: 50 };
const useSearchTops = (enabled: boolean) => useInfiniteQuery({ ...apiPages(listSearchTops, PAGE), enabled });
const useHomeTops = (enabled: boolean) => useInfiniteQuery({ ...apiPages(listHomeTops, PAGE), enabled });
export const useTops = (kind: TopKind) => {
  const [search, home] = [useSearchTops(kind === 'top_search'), useHomeTops(kind === 'top_home')];
  return kind === 'top_search' ? search : home;
};
