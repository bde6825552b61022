/** Counts calls under way that a person waits for; the progress bar follows it. */
let running = 0;
const listeners = new Set<() => void>();

function change(by: number) {
  running += by;
  for (const listener of listeners) listener();
}

export const activity = {
  isBusy: () => running > 0,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  async during<T>(work: Promise<T>): Promise<T> {
    change(1);
    try {
      return await work;
    } finally {
      change(-1);
    }
  },
};
