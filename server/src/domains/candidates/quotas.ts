import type { Quota } from '../../db/quota.ts';

const DAY = 86_400;

/** Links that somebody makes: a whole season's interviewers in a morning, and no mailing. */
export const LINKS_OF_ACCOUNT: Quota = { name: 'colleague links of account', most: 100, seconds: DAY };
/** Tokens of no link, from one network: an office behind one address mistypes some, nobody finds one by trying. */
export const UNKNOWN_LINKS: Quota = {
  name: 'unknown colleague links of network',
  most: 60,
  seconds: 3600,
  isOfNetwork: true,
};
