import { expect, test } from 'vitest';
import { broadcastAbilities, isComing } from './rules.ts';

const now = new Date('2026-11-27T10:00:00Z');
const at = (state: 'draft' | 'published' | 'cancelled', starts: number) => ({
  state,
  starts_at: new Date(now.getTime() + starts * 3_600_000).toISOString(),
  ends_at: new Date(now.getTime() + (starts + 1) * 3_600_000).toISOString(),
});

test.each([
  ['draft', 2, { edit: true, publish: true, cancel: false, remove: true }],
  ['draft', -2, { edit: true, publish: true, cancel: false, remove: true }],
  ['published', 2, { edit: true, publish: false, cancel: true, remove: false }],
  ['published', -0.5, { edit: true, publish: false, cancel: true, remove: false }],
  ['published', -1, { edit: false, publish: false, cancel: false, remove: false }],
  ['cancelled', 2, { edit: false, publish: false, cancel: false, remove: false }],
] as const)('a %s broadcast that begins in %s hours', (state, starts, abilities) => {
  expect(broadcastAbilities(at(state, starts), now)).toEqual(abilities);
});

test('one signs up until it begins', () => {
  expect(
    [at('published', 1), at('published', 0), at('draft', 1), at('cancelled', 1)].map((one) => isComing(one, now)),
  ).toEqual([true, false, false, false]);
});
