/** How alike two folded words are, from 0 to 1: the longest run of signs that both have, in both. */
export function likenessOf(one: string, other: string): number {
  if (one === '' || other === '') return 0;
  let longest = 0;
  let before = new Uint16Array(other.length + 1);
  for (let i = 1; i <= one.length; i += 1) {
    const row = new Uint16Array(other.length + 1);
    for (let j = 1; j <= other.length; j += 1) {
      if (one[i - 1] !== other[j - 1]) continue;
      row[j] = (before[j - 1] ?? 0) + 1;
      longest = Math.max(longest, row[j] ?? 0);
    }
    before = row;
  }
  return (2 * longest) / (one.length + other.length);
}

/** From here on a name is worth offering. */
const LEAST = 0.4;

/** Of all names those that are most like a folded word, the likest first; `namesOf` says by what each is called, folded. */
export const nearest = <One>(
  word: string,
  all: readonly One[],
  namesOf: (one: One) => readonly string[],
  most: number,
): One[] =>
  all
    .map((one) => ({ one, likeness: Math.max(...namesOf(one).map((name) => likenessOf(word, name))) }))
    .filter(({ likeness }) => likeness >= LEAST)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ one }) => one);
