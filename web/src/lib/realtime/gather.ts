/** A burst (somebody imports, somebody moves a batch) is answered once. In milliseconds. */
export const GATHER_MS = 300;
/** The next answer waits this long for the one before it: on a line that hangs, what is newer is asked for all the same. */
export const PATIENCE_MS = 10_000;

/**
 * Gathers things and answers for all of them together: one answer at a time, the next for all that came meanwhile. Who
 * answered each at once would give up its own unfinished reading with every new one, and read nothing else than that.
 * @param answer gives what is over once it is done; never rejects
 */
export function createGathering<T>(answer: (gathered: ReadonlySet<T>) => Promise<unknown>) {
  let gathered = new Set<T>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const due = () => {
    const those = gathered;
    gathered = new Set();
    const goOn = () => {
      clearTimeout(timer);
      timer = gathered.size > 0 ? setTimeout(due, GATHER_MS) : undefined;
    };
    timer = setTimeout(goOn, PATIENCE_MS);
    const waiting = timer;
    void answer(those).then(() => timer === waiting && goOn());
  };
  return {
    add(things: Iterable<T>): void {
      for (const thing of things) gathered.add(thing);
      timer ??= setTimeout(due, GATHER_MS);
    },
    stop(): void {
      clearTimeout(timer);
      gathered.clear();
    },
  };
}
