import type { Quota } from '../../db/quota.ts';

/** Each is up to 5,000 rows to look at. */
export const IMPORTS_AN_HOUR: Quota = { name: 'imports of an account', most: 30, seconds: 3600 };
