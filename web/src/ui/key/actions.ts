/*
 * What the screen can do now, under the names of its buttons. What binds a key or shows a button offers its action here,
 * and the command palette lists it: nothing can be done by key alone.
 */
export interface Action {
  /** The words of its button; without them it is listed nowhere. */
  label?: string | undefined;
  /** As `useKey` takes it. */
  shortcut?: string | undefined;
  /** Comes before others with the same key. */
  first?: boolean;
  enabled: boolean;
  run: () => void;
}

export type NamedAction = Action & { label: string };

const offered = new Set<{ current: Action }>();

/** Lists the action for as long as its owner is on the screen. */
export function offer(action: { current: Action }): () => void {
  offered.add(action);
  return () => void offered.delete(action);
}

/** What can be done now; of several actions on one key, the one that the key would do. */
export function currentActions(): NamedAction[] {
  const named = [...offered].map(({ current }) => current).filter(isNamed);
  return named.filter(
    (action, index) =>
      (action.shortcut === undefined ||
        action ===
          (named.find((other) => sameKey(other, action) && other.first) ??
            named.find((other) => sameKey(other, action)))) &&
      index === named.findIndex((other) => other.label === action.label && other.shortcut === action.shortcut),
  );
}

const isNamed = (action: Action): action is NamedAction => action.enabled && action.label !== undefined;
const sameKey = (one: Action, other: Action) => one.shortcut?.toLowerCase() === other.shortcut?.toLowerCase();
