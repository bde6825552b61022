import { expect, test } from 'vitest';
import { isSame, isStanding, rebase } from './rebase.ts';

const seen = { version: 1, school: 'A', record: { city: 'B', months: 3 } };

test('what nobody typed in follows, with its version', () => {
  const mine = { ...seen, record: { city: 'mine', months: 3 } };
  const now = { version: 2, school: 'theirs', record: { city: 'B', months: 6 } };
  expect(rebase(seen, now, mine)).toEqual({ version: 2, school: 'theirs', record: { city: 'mine', months: 6 } });
});

test('where both changed the same, the words stay and so does the version that was seen', () => {
  const mine = { ...seen, school: 'mine' };
  expect(rebase(seen, { ...seen, version: 2, school: 'theirs' }, mine)).toEqual(mine);
  // Both typed the same: nobody need be asked.
  expect(rebase(seen, { ...mine, version: 2 }, mine)).toEqual({ ...mine, version: 2 });
});

test('files are the same only as themselves', () => {
  const [one, other] = [new File([], 'a'), new File([], 'a')];
  expect([isSame(one, one), isSame(one, other)]).toEqual([true, false]);
});

test('what was sent stands there where each field of it does, whatever the version; a name alone says nothing', () => {
  const current = { uuid: 'one', version: 2, school: 'A', city: 'B' };
  expect(isStanding({ uuid: 'one', version: 1, school: 'A' }, current)).toBe(true);
  expect(isStanding({ uuid: 'one', version: 1, school: 'C' }, current)).toBe(false);
  expect(isStanding({ uuid: 'one', version: 1, reason: '' }, current)).toBe(false);
  expect(isStanding({ uuid: 'one', version: 1 }, current)).toBe(false);
  expect(isStanding({ school: 'A' }, undefined)).toBe(false);
});
