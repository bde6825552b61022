/** Characters that are compared as one piece. */
const LENGTH = 8;
/** So much of a text is compared; a CV of two pages has less. */
const MOST = 10_000;
/** A text of fewer pieces says too little to tell people by. */
const LEAST = 200;

/** The pieces of a text without blanks, width and case; null where there are too few. */
export function shinglesOf(text: string): Set<string> | null {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, '').slice(0, MOST);
  const pieces = new Set<string>();
  for (let start = 0; start + LENGTH <= plain.length; start += 1) pieces.add(plain.slice(start, start + LENGTH));
  return pieces.size < LEAST ? null : pieces;
}

/** How much two texts have in common, in percent of the one with more pieces. */
export function percentInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const piece of one) if (other.has(piece)) common += 1;
  return Math.floor((100 * common) / Math.max(one.size, other.size));
}
