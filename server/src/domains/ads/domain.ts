import type { ServerDomain } from '../../domain.ts';
import { ofTheDesk } from '../../http/route.ts';
import { ofMoney } from '../../money-turn.ts';
import { findAd } from './ad-queries.ts';
import { cancelAd, getAdPlace, listAds, payAd } from './ads.ts';
import { decideAd, listWaitingAds, refuseLateAds } from './review.ts';
import { previewAds, serveAds } from './show-ads.ts';

/** What companies place for coins above public lists. It stands above jobs and the wallet. */
export const ads: ServerDomain = {
  routes: [
    ...ofTheDesk([getAdPlace, listAds, ...ofMoney([payAd, cancelAd])]),
    previewAds,
    listWaitingAds,
    ...ofMoney([decideAd], findAd),
  ],
  tasks: [refuseLateAds],
  serve: serveAds,
};
