interface Listed {
  uuid: string;
}

/**
 * Who is one step away in a list. Where the person who is open has left the list, counting goes on from the place where
 * that person stood: the next one has moved up into it.
 */
export function neighbourOf<Item extends Listed>(
  items: readonly Item[],
  { uuid, lastIndex }: { uuid: string | null; lastIndex: number },
  by: 1 | -1,
): Item | undefined {
  const index = items.findIndex((item) => item.uuid === uuid);
  if (index >= 0) return items[index + by];
  const position = by === 1 ? lastIndex : lastIndex - 1;
  return items[Math.min(Math.max(position, 0), items.length - 1)];
}

/** Whom to open once some of a list are gone: the next one who stays, else the last one before. */
export function staying<Item extends Listed>(
  items: readonly Item[],
  gone: ReadonlySet<string>,
  open: string | null,
): Item | undefined {
  const index = items.findIndex((item) => item.uuid === open);
  const stays = ({ uuid }: Listed) => !gone.has(uuid);
  return items.slice(Math.max(index, 0)).find(stays) ?? items.slice(0, Math.max(index, 0)).findLast(stays);
}
