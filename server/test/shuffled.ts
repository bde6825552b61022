/** The same items in an order that a seed gives: by the linear congruential generator of Numerical Recipes. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed >>> 0;
  const keyed = items.map((item) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return { item, key: state };
  });
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}
