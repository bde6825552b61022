import { MAX_HELP_A_DAY, MAX_HELP_FILES_A_DAY, MAX_OPERATOR_FILES_A_DAY } from '@qinghe/contract/help/help.ts';
import type { Quota } from '../../db/quota.ts';

const DAY = 86_400;

export const HELP_WORDS: Quota = { name: 'words to help of an account', most: MAX_HELP_A_DAY, seconds: DAY };

/** Drawing a picture takes a part of a second of a processor. */
export const HELP_FILES: Quota = { name: 'files to help of an account', most: MAX_HELP_FILES_A_DAY, seconds: DAY };
export const OPERATOR_FILES: Quota = {
  name: 'help files of an operator',
  most: MAX_OPERATOR_FILES_A_DAY,
  seconds: DAY,
};
