import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import { MAX_BATCH } from '@qinghe/contract/resumes/decide-many.ts';
import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  /** Version of each as it was seen, by uuid. */
  chosen: ReadonlyMap<string, number>;
  toggle: (uuid: string) => void;
  /** Fingers choose: a press on somebody selects instead of opening, until the selection is cleared. */
  picking: boolean;
  /** Begins to pick, with somebody or with nobody. */
  pick: (uuid?: string) => void;
  /** From the last one touched to this one, as far as the list is loaded; on the board, as far as both are in one column. */
  extendTo: (uuid: string) => void;
  choose: (people: readonly { uuid: string; version: number }[]) => void;
  clear: () => void;
}

interface Touched {
  scope: string;
  chosen: ReadonlyMap<string, number>;
  /** Where a range begins. */
  anchor: string | null;
  picking?: boolean;
}

const untouched: Omit<Touched, 'scope'> = { chosen: new Map(), anchor: null };

/** Who is selected in a list. Another list (`scope`) begins with an empty selection. */
export function useSelection(items: readonly ApplicationSummary[], scope: string, inColumns = false): Selection {
  const [state, setState] = useState<Touched>({ scope, ...untouched });
  const current = state.scope === scope ? state : untouched;
  // The newest row counts as seen: the list shows it.
  const chosen = useMemo(() => {
    const seen = new Map(items.map((item) => [item.uuid, item.version]));
    return new Map([...current.chosen].map(([uuid, version]) => [uuid, seen.get(uuid) ?? version]));
  }, [current.chosen, items]);
  const change = useCallback(
    (next: (before: Touched) => Omit<Touched, 'scope'>) =>
      setState((before) => {
        const { chosen, anchor, picking = false } = next(before.scope === scope ? before : { scope, ...untouched });
        // As many as one decision may reach; the first ones touched stay.
        const some = chosen.size > MAX_BATCH ? new Map([...chosen].slice(0, MAX_BATCH)) : chosen;
        return { scope, chosen: some, anchor, picking };
      }),
    [scope],
  );
  const versionOf = useCallback((uuid: string) => items.find((item) => item.uuid === uuid)?.version ?? 0, [items]);
  return {
    chosen,
    picking: current.picking ?? false,
    pick: useCallback(
      (uuid) =>
        change(({ chosen: before, anchor }) => ({
          chosen: uuid === undefined ? before : new Map([...before, [uuid, versionOf(uuid)]]),
          anchor: uuid ?? anchor,
          picking: true,
        })),
      [change, versionOf],
    ),
    toggle: useCallback(
      (uuid) =>
        change((before) => {
          const next = new Map(before.chosen);
          if (!next.delete(uuid)) next.set(uuid, versionOf(uuid));
          return { ...before, chosen: next, anchor: uuid };
        }),
      [change, versionOf],
    ),
    extendTo: useCallback(
      (uuid) =>
        change((before) => {
          const index = items.findIndex((item) => item.uuid === uuid);
          const anchor = items.findIndex((item) => item.uuid === before.anchor);
          const isApart = inColumns && items[anchor]?.stage !== items[index]?.stage;
          const from = anchor < 0 || isApart ? index : anchor;
          const range = items.slice(Math.min(from, index), Math.max(from, index) + 1);
          return {
            ...before,
            chosen: new Map([...before.chosen, ...range.map((item) => [item.uuid, item.version] as const)]),
            anchor: items[from]?.uuid ?? uuid,
          };
        }),
      [change, items, inColumns],
    ),
    choose: useCallback(
      (people) =>
        change(({ picking }) => ({
          chosen: new Map(people.map((person) => [person.uuid, person.version])),
          anchor: null,
          picking: picking ?? false,
        })),
      [change],
    ),
    clear: useCallback(() => change(() => untouched), [change]),
  };
}
