/** Which rows are selected, and where a range begins. */
export interface Selection {
  keys: ReadonlySet<string>;
  /** The row that was last selected by itself. */
  anchor: string | null;
}

export const nothingSelected: Selection = { keys: new Set(), anchor: null };

/** Selects a row, or takes it out; a range begins at it. */
export function toggled({ keys }: Selection, key: string): Selection {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, anchor: key };
}

/** Adds every row from the anchor to `key`, in the order in which they stand. */
export function ranged(selection: Selection, order: readonly string[], key: string): Selection {
  const to = order.indexOf(key);
  const begin = order.indexOf(selection.anchor ?? key);
  // The row at which it began may have left the list.
  const from = begin < 0 ? to : begin;
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { keys: new Set([...selection.keys, ...range]), anchor: selection.anchor ?? key };
}

/** All of those, or none when all of them are selected. */
export function allToggled({ keys }: Selection, order: readonly string[]): Selection {
  return order.every((key) => keys.has(key)) ? nothingSelected : { keys: new Set(order), anchor: order[0] ?? null };
}
