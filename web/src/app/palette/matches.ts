/** Whether each word that was typed stands somewhere in the texts; width of letters and case do not matter. */
export function matches(typed: string, ...texts: readonly string[]): boolean {
  const text = plain(texts.join('\n'));
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().trim();
