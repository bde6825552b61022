import type { Quota } from '../../db/quota.ts';

const DAY = 86_400;

/** Views of a job that count. */
export const VIEWS_OF_BROWSER: Quota = { name: 'views of browser', most: 1, seconds: DAY };
/** Whoever makes names for browsers up is still one network. */
export const VIEWS_OF_NETWORK: Quota = { name: 'views of network', most: 300, seconds: DAY, isOfNetwork: true };

/** A person reads each of them. */
export const APPEALS_OF_COMPANY: Quota = { name: 'appeals of company', most: 20, seconds: DAY };
