import { UNREAD_FEEDBACK_KEY } from '../../lib/storage/storage-keys.ts';
import { storedChoice } from '../../lib/storage/stored-choice.ts';

/** How many answers were unread when the server was last asked, kept as text; it is said until the server says more. */
export const unreadAnswers = storedChoice(UNREAD_FEEDBACK_KEY, (stored) => Number(stored) || 0);
