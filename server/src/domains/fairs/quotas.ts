import type { Quota } from '../../db/quota.ts';

/** Codes of nobody that a company's phones may ask for at a fair in an hour: nobody finds people by trying. */
export const UNKNOWN_CODES: Quota = { name: 'unknown codes of stand', most: 300, seconds: 3600 };
