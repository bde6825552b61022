export { readRunningAds } from './ad-queries.ts';
export { adHref, seenHref } from './show-ads.ts';
