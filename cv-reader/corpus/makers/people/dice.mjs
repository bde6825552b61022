/** Chance that comes out the same each time for the same words. */
export function diceOf(words) {
  let state = 2166136261;
  for (const letter of words) state = Math.imul(state ^ letter.codePointAt(0), 16777619) >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const dice = {
    roll,
    /** A whole number from `low` to `high`, both of them possible. */
    between: (low, high) => low + Math.floor(roll() * (high - low + 1)),
    pick: (list) => list[Math.floor(roll() * list.length)],
    chance: (share) => roll() < share,
    shuffled: (list) =>
      list
        .map((item) => [roll(), item])
        .sort(([one], [other]) => one - other)
        .map(([, item]) => item),
  };
  return dice;
}
