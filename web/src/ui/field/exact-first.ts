import type { ComboboxItem, ComboboxParsedItem } from '@mantine/core';

/** The option that says exactly what is typed stands first, and its group before the others: Enter takes the first. */
export function exactFirst(options: readonly ComboboxParsedItem[], typed: string): ComboboxParsedItem[] {
  const words = plain(typed);
  const isExact = (option: ComboboxItem) => plain(option.label) === words;
  if (words === '') return [...options];
  return front(
    options.map((option) => ('group' in option ? { ...option, items: front(option.items, isExact) } : option)),
    (option) => ('group' in option ? option.items.some(isExact) : isExact(option)),
  );
}

const plain = (text: string) => text.trim().toLowerCase();

function front<T>(all: readonly T[], isFirst: (one: T) => boolean): T[] {
  return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
}
