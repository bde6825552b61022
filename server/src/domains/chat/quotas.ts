import { MAX_CHAT_A_DAY, MAX_CHAT_FILES_A_DAY, MAX_OWN_CHAT_FILES_A_DAY } from '@qinghe/contract/chat/chat.ts';
import type { Quota } from '../../db/quota.ts';

/** Nobody fills a company's desk from one page. */
export const WORDS_OF_CANDIDATE: Quota = {
  name: 'chat words of a candidate',
  most: MAX_CHAT_A_DAY,
  seconds: 86_400,
};

/** Drawing a picture takes a part of a second of a processor. */
export const FILES_OF_MEMBER: Quota = { name: 'chat files of an account', most: MAX_CHAT_FILES_A_DAY, seconds: 86_400 };
export const FILES_OF_CANDIDATE: Quota = {
  name: 'chat files of a candidate',
  most: MAX_OWN_CHAT_FILES_A_DAY,
  seconds: 86_400,
};
