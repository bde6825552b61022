/** What stands at a share of sorted numbers; NaN of none. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** The middle of numbers in any order; NaN of none. */
export const median = (numbers: readonly number[]): number => quantile(inOrder(numbers), 0.5);

/** What nineteen of twenty stay below, rounded. */
export const p95 = (numbers: readonly number[]): number => Math.round(quantile(inOrder(numbers), 0.95));

/** All together. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((one, other) => one - other);

/**
 * Runs several things in turns, so that what else the machine does falls on all of them, after rounds that warm up.
 * @returns the median milliseconds of each
 */
export async function p50InTurns(
  { warmUp, rounds }: { warmUp: number; rounds: number },
  ...runs: (() => Promise<unknown>)[]
): Promise<number[]> {
  const measured = runs.map((run) => ({ run, times: [] as number[] }));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const { run, times } of measured) {
      const started = performance.now();
      await run();
      if (round >= 0) times.push(performance.now() - started);
    }
  }
  return measured.map(({ times }) => median(times));
}

/** Milliseconds that a piece of work takes in the middle of so many runs. */
export function medianOf(runs: number, work: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return median(times);
}
