import { MAX_HELP_A_DAY } from '@qinghe/contract/help/help.ts';
import type { Quota } from '../../db/quota.ts';

export const HELP_WORDS: Quota = { name: 'words to help of an account', most: MAX_HELP_A_DAY, seconds: 86_400 };
