const readers = new Set<() => void>();

/*
 * What the person may do is another thing than this page believes: a call was refused for it. Whoever leads people through
 * the pages hears of it; the session goes on.
 */
export const accountStatus = {
  /** A call was refused for what the account, or its company, lacks. */
  recheck() {
    for (const reader of readers) reader();
  },
  /** Hears of it until the returned function is called. */
  onRecheck(reader: () => void): () => void {
    readers.add(reader);
    return () => readers.delete(reader);
  },
};
