/** Most talks that are planned at one time. No schemas here: the form needs the number alone. */
export const MAX_SERIES = 20;
