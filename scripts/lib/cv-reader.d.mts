/** Their tests, as globs: half of the time of all unit tests. */
export const cvReaderTests: string[];

/** A hash over everything that those tests depend on. */
export function hashCvReader(root: string, folders?: string[]): string;
