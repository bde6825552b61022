import type { Quota } from '../../db/quota.ts';

/** What the doors of a talk may write down, many times of what the most people need: rows are only added. */
export const DOOR_ENTRIES: Quota = { name: 'entries at the door of a talk', most: 50_000, seconds: 86_400 };
