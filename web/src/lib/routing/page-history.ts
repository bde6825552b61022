import type { Location, Path } from 'react-router';

/** A change of the address: gone to, put in place of the one before, or gone back or forward to. */
export interface Step {
  action: 'PUSH' | 'REPLACE' | 'POP';
  location: Location;
}

/** What stands in the browser's history beside an address. */
interface Entry {
  /** What the page that went there handed over. */
  usr: unknown;
  /** Names the entry: the place to which it was scrolled is kept under it. */
  key: string;
}

/** The addresses of this tab. `onPop` hears of Back and Forward, after which the browser's bar shows the other one already. */
export function openHistory(onPop: (step: Step) => void) {
  addEventListener('popstate', () => onPop({ action: 'POP', location: present() }));
  return {
    /** The address at which the page was opened. */
    location: present(),
    /** A new entry, which is not in the history yet. */
    at: ({ pathname, search, hash }: Path, state: unknown): Location => ({
      pathname,
      search,
      hash,
      state,
      key: newKey(),
    }),
    commit({ action, location }: Step): void {
      const entry: Entry = { usr: location.state, key: location.key };
      const address = location.pathname + location.search + location.hash;
      if (action === 'PUSH') history.pushState(entry, '', address);
      if (action === 'REPLACE') history.replaceState(entry, '', address);
    },
    step: (by: number): void => history.go(by),
  };
}

function present(): Location {
  const { pathname, search, hash } = location;
  const entry: Partial<Entry> | null = history.state;
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' };
}

/** Unlike those of other entries of this tab. */
const newKey = (): string => Math.random().toString(36).slice(2, 10);
