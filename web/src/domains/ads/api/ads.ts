import { cancelAd, getAdPlace, listAds, payAd } from '@qinghe/contract/ads/ads.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

const touches = ['ads', 'wallet'] as const;

export const useAds = () => useInfiniteQuery(apiPages(listAds, { limit: 50 }));
export const useAdPlace = () => useQuery(apiQuery(getAdPlace, { place: 'jobs' }));
/** The form says what failed. */
export const usePayAd = () => useAction(payAd, { touches, silent: true }).attempt;
export const useCancelAd = (onDone: () => void) => useAction(cancelAd, { touches, onDone });
