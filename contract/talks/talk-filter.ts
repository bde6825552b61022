/** What talks are filtered by. No schemas here: the list needs the names alone. */
export const talkStates = ['draft', 'online', 'cancelled'] as const;
/** Those that are not over yet, and those that are. */
export const talkTimes = ['coming', 'over'] as const;
