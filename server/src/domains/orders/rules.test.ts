import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { sharesOf } from './rules.ts';

test('shares add up to the whole, are whole, and no further than one from what the weight asks for', () => {
  assert(
    property(
      integer({ min: 0, max: 1_000_000 }),
      array(integer({ min: 1, max: 100_000 }), { minLength: 1 }),
      (whole, weights) => {
        const shares = sharesOf(whole, weights);
        const sum = weights.reduce((all, one) => all + one, 0);
        expect(shares.reduce((all, one) => all + one, 0)).toBe(whole);
        for (const [at, share] of shares.entries())
          expect(Math.abs(share - (whole * (weights[at] ?? 0)) / sum)).toBeLessThan(1);
      },
    ),
  );
  expect(sharesOf(10, [1, 1, 1])).toEqual([4, 3, 3]);
});
