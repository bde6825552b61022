import type { Quota } from '../../db/quota.ts';

/** What a company sends in our name to people who have asked for nothing. */
export const MESSAGES_A_DAY: Quota = { name: 'invitation messages of a company', most: 50, seconds: 86_400 };

/** What one person gets, whoever writes. */
export const TO_ONE_A_DAY: Quota = { name: 'invitation messages to an address', most: 3, seconds: 86_400 };

/** Who guesses codes finds none: there are 30 to the power of 8. */
export const ASKS_A_DAY: Quota = { name: 'asks to join', most: 20, seconds: 86_400 };

/** Each is looked at by an operator. */
export const HAND_INS: Quota = { name: 'papers handed in by a company', most: 10, seconds: 86_400 };

export const CODES: Quota = { name: 'codes of a licence', most: 20, seconds: 3600 };
