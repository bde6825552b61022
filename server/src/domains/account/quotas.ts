import type { Quota } from '../../db/quota.ts';

/** Wrong tries of a code that one network has; all networks together have the ceiling of the code's row. */
export const TRIES_FROM_NETWORK: Quota = { name: 'tries of a code', most: 5, seconds: 3600 };

/** Wrong passwords of one login name, from wherever. */
export const FAILURES_A_DAY: Quota = { name: 'wrong passwords of a name', most: 100, seconds: 86_400 };

/** QR codes for WeChat that a network may ask for, or an account to bind one; each tab takes four, one after the other. */
export const WECHAT_CODES: Quota = { name: 'codes for WeChat', most: 2000, seconds: 3600, isOfNetwork: true };

/** Pictures that an account may hand in; each takes a part of a second of a processor. */
export const AVATARS: Quota = { name: 'pictures of an account', most: 20, seconds: 3600 };

/** Mails with a link that an account may have sent to its own e-mail. */
export const LINK_MAILS: Quota = { name: 'mails with a link', most: 5, seconds: 86_400 };
