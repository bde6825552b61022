import { decideAd, listWaitingAds } from '@qinghe/contract/ads/review.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useWaitingAds = () => useInfiniteQuery(apiPages(listWaitingAds, { limit: 50 }));
export const useApproveAd = (onDone: () => void) => useAction(decideAd, { onDone });
/** The form says what failed. */
export const useRefuseAd = () => useAction(decideAd, { silent: true }).attempt;
