import type { Quota } from '../../db/quota.ts';

/** Wrong tries of a code that one network has; all networks together have the ceiling of the code's row. */
export const TRIES_FROM_NETWORK: Quota = { name: 'tries of a code', most: 5, seconds: 3600 };

/** Mails with a link that an account may have sent to its own e-mail. */
export const LINK_MAILS: Quota = { name: 'mails with a link', most: 5, seconds: 86_400 };
