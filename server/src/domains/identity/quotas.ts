import { CHECK_MINUTES } from '@qinghe/contract/identity/face-check.ts';
import type { Quota } from '../../db/quota.ts';

/** QR codes that an account may ask for. */
export const CHECKS_OF_ACCOUNT: Quota = { name: 'checks by phone', most: 20, seconds: 3600 };

/** Each takes seconds of a processor. */
export const READINGS_OF_KEY: Quota = { name: 'readings of a key', most: 6, seconds: CHECK_MINUTES * 60 };

/** Pictures that come under one key: both sides and a face, each taken a few times. */
export const PICTURES_OF_KEY: Quota = { name: 'pictures of a key', most: 20, seconds: CHECK_MINUTES * 60 };
