import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGathering, GATHER_MS, PATIENCE_MS } from './gather.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Answers that are over when the test says so. */
function answers() {
  const given: string[][] = [];
  const ends: (() => void)[] = [];
  const gathering = createGathering<string>((things) => {
    given.push([...things]);
    return new Promise<void>((done) => ends.push(done));
  });
  return { given, end: () => ends.shift()?.(), gathering };
}

test('a burst is answered once, and what comes during an answer by the next one', async () => {
  const { given, end, gathering } = answers();
  gathering.add(['a']);
  gathering.add(['b', 'a']);
  expect(given).toEqual([]);
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(given).toEqual([['a', 'b']]);
  gathering.add(['c']);
  gathering.add(['a']);
  await vi.advanceTimersByTimeAsync(GATHER_MS * 5);
  expect(given).toHaveLength(1);
  end();
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(given.slice(1)).toEqual([['c', 'a']]);
  end();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(given).toHaveLength(2);
  gathering.add(['d']);
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(given.slice(2)).toEqual([['d']]);
});

test('an answer that hangs keeps no later one for ever, and its late end starts nothing twice', async () => {
  const { given, end, gathering } = answers();
  gathering.add(['a']);
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  gathering.add(['b']);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS + GATHER_MS);
  expect(given).toEqual([['a'], ['b']]);
  gathering.add(['c']);
  end();
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(given).toHaveLength(2);
  end();
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(given.slice(2)).toEqual([['c']]);
});

test('nothing is answered any more once it is stopped', async () => {
  const { given, end, gathering } = answers();
  gathering.add(['a']);
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  gathering.add(['b']);
  gathering.stop();
  end();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS * 2);
  expect(given).toEqual([['a']]);
});
