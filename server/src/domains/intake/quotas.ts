import type { Quota } from '../../db/quota.ts';

const DAY = 86_400;

/** Each is up to 500 CVs. */
export const IMPORTS_A_DAY: Quota = { name: 'CV imports of an account', most: 40, seconds: DAY };
/** Bytes, as they come in. */
export const IMPORTED_BYTES_A_DAY: Quota = { name: 'CV import bytes of company', most: 10 * 1024 ** 3, seconds: DAY };
/** A person types, and pastes. */
export const PEOPLE_AN_HOUR: Quota = { name: 'people added by account', most: 200, seconds: 3600 };
/** Nobody forwards more by hand; two robots do. */
export const MAILS_OF_ADDRESS: Quota = { name: 'mails to intake address', most: 300, seconds: DAY };
export const MAILS_OF_SENDER: Quota = { name: 'mails of sender to intake address', most: 100, seconds: DAY };
