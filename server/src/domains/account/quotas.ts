import type { Quota } from '../../db/quota.ts';

/** Wrong tries of a code that one network has; all networks together have the ceiling of the code's row. */
export const TRIES_FROM_NETWORK: Quota = { name: 'tries of a code', most: 5, seconds: 3600 };
