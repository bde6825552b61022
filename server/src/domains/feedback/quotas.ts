import { MAX_FEEDBACK_A_DAY, MAX_FEEDBACK_PICTURES } from '@qinghe/contract/feedback/feedback.ts';
import type { Quota } from '../../db/quota.ts';

const DAY = 86_400;

export const FEEDBACK: Quota = { name: 'feedback of an account', most: MAX_FEEDBACK_A_DAY, seconds: DAY };

/** Each takes a part of a second of a processor. */
export const FEEDBACK_PICTURES: Quota = {
  name: 'pictures for feedback of an account',
  most: MAX_FEEDBACK_A_DAY * MAX_FEEDBACK_PICTURES,
  seconds: DAY,
};
