import type { Quota } from '../../db/quota.ts';

export const FAILURES: Quota = { name: 'failed logins of an operator', most: 10, seconds: 900 };
