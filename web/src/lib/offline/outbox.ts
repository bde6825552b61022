/*
 * What a person wrote down and the server has not confirmed yet. Each entry lies under a key of its own, so that two tabs
 * never write over one another, and stays until it is confirmed: over reloads, an empty battery and a login that ended.
 */
export interface OutboxEntry {
  uuid: string;
  /** When it was made, ISO 8601. */
  at: string;
}

export type Outbox<Entry extends OutboxEntry> = ReturnType<typeof openOutbox<Entry>>;

/** The entries under a name, which says whose and of what they are. */
export function openOutbox<Entry extends OutboxEntry>(name: string, storage: Storage = localStorage) {
  const prefix = `${name}:`;
  const unstored = new Map<string, Entry>();
  const watchers = new Set<() => void>();
  let entries: readonly Entry[] | undefined;
  const tell = () => {
    entries = undefined;
    for (const watcher of watchers) watcher();
  };
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) tell();
  };
  const read = (): Entry[] =>
    Object.keys(storage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => parse<Entry>(storage.getItem(key)));

  return {
    add(entry: Entry): void {
      try {
        storage.setItem(prefix + entry.uuid, JSON.stringify(entry));
      } catch {
        // The store is full: the entry lives as long as the page.
        unstored.set(entry.uuid, entry);
      }
      tell();
    },
    remove(uuids: readonly string[]): void {
      for (const uuid of uuids) {
        storage.removeItem(prefix + uuid);
        unstored.delete(uuid);
      }
      tell();
    },
    /** Oldest first; the same array until something changes. */
    entries(): readonly Entry[] {
      entries ??= [...read(), ...unstored.values()].sort((one, other) => one.at.localeCompare(other.at));
      return entries;
    },
    /** Whether some are lost when the page is closed. */
    isAtRisk: () => unstored.size > 0,
    subscribe(watcher: () => void): () => void {
      if (watchers.size === 0) addEventListener('storage', follow);
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0) removeEventListener('storage', follow);
      };
    },
  };
}

function parse<Entry>(text: string | null): Entry[] {
  try {
    return text === null ? [] : [JSON.parse(text) as Entry];
  } catch {
    return [];
  }
}
