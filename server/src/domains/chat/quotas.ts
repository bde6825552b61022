import { MAX_CHAT_A_DAY } from '@qinghe/contract/chat/chat.ts';
import type { Quota } from '../../db/quota.ts';

/** Nobody fills a company's desk from one page. */
export const WORDS_OF_CANDIDATE: Quota = {
  name: 'chat words of a candidate',
  most: MAX_CHAT_A_DAY,
  seconds: 86_400,
};
