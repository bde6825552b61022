/** A colleague whom a note names, under the name that stands in it. */
export interface Named {
  uuid: string;
  name: string;
}

/**
 * A text in pieces, at each `@name` of those who can be named; of two names that begin alike the longer one counts.
 * @returns each piece with the name that it is, or null
 */
export function cutAtNames(text: string, names: readonly string[]): { text: string; name: string | null }[] {
  const longestFirst = [...new Set(names)].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  const pieces: { text: string; name: string | null }[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const name = longestFirst.find((one) => text.startsWith(one, at + 1));
    if (name === undefined || at < from) continue;
    if (at > from) pieces.push({ text: text.slice(from, at), name: null });
    from = at + 1 + name.length;
    pieces.push({ text: text.slice(at, from), name });
  }
  return from < text.length ? [...pieces, { text: text.slice(from), name: null }] : pieces;
}

/** Whom a text names. Of several of one name only those count who were picked. */
export function namedIn(text: string, known: readonly Named[], picked: readonly Named[]): Named[] {
  const all = [...known, ...picked.filter(({ uuid }) => !known.some((one) => one.uuid === uuid))];
  const names = new Set(
    cutAtNames(
      text,
      all.map(({ name }) => name),
    ).flatMap(({ name }) => name ?? []),
  );
  return all.filter(
    ({ uuid, name }) =>
      names.has(name) &&
      (picked.some((one) => one.uuid === uuid) || all.filter((one) => one.name === name).length === 1),
  );
}
