import { type AdPlace, cancelAd, getAdPlace, listAds, payAd, previewAds } from '@qinghe/contract/ads/ads.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

const touches = ['ads', 'wallet'] as const;

export const useAds = () => useInfiniteQuery(apiPages(listAds, { limit: 50 }));
/** Nothing is asked for before a place is chosen. */
export const useAdPlace = (place: AdPlace | '') =>
  useQuery({ ...apiQuery(getAdPlace, { place: place || 'jobs' }), enabled: place !== '' });
/** The form says what failed. */
export const usePayAd = () => useAction(payAd, { touches, silent: true }).attempt;
export const useCancelAd = (onDone: () => void) => useAction(cancelAd, { touches, onDone });

/** What runs on the home page; several take turns by the minute. Undefined where nothing does. */
export function useHomeAd() {
  const { data, dataUpdatedAt } = useQuery(apiQuery(previewAds, { place: 'home' }));
  const items = data?.items ?? [];
  return items[Math.floor(dataUpdatedAt / 60_000) % Math.max(items.length, 1)];
}
