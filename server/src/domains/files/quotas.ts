import type { Quota } from '../../db/quota.ts';

export const EXPORTS_AN_HOUR: Quota = { name: 'exports of an account', most: 20, seconds: 3600 };

export const USES_OF_KEY: Quota = { name: 'uses of upload key', most: 1, seconds: 3600 };

/** Nobody needs more tries; each may take seconds of a processor. */
export const PAPERS_AN_HOUR: Quota = { name: 'papers of an account', most: 20, seconds: 3600 };
