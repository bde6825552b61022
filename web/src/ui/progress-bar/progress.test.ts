import { expect, test } from 'vitest';
import { MINIMUM, trickle } from './progress.ts';

test('the bar starts at 0.3, moves on and never reaches its end by itself', () => {
  let progress = trickle(0);
  expect(progress).toBe(MINIMUM);
  for (let step = 0; step < 1000; step += 1) {
    const next = trickle(progress);
    expect(next).toBeGreaterThanOrEqual(progress);
    progress = next;
  }
  expect(progress).toBeLessThan(1);
});
