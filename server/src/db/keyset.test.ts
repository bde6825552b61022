import { isUuid } from '@qinghe/contract/formats.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './keyset.ts';

const uuid = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('a cursor', () => {
  it('brings back the position that it was made from', () => {
    const instant = fc.date({ noInvalidDate: true, min: new Date('0001-01-01Z'), max: new Date('9999-12-31Z') });
    fc.assert(
      fc.property(instant, fc.uuid(), (at, row) => {
        fc.pre(isUuid(row));
        const position = { at: at.toISOString(), uuid: row };
        expect(decodeCursor(encodeCursor(position))).toEqual(position);
      }),
    );
  });

  it('brings back a rank as it was, in the order that it was made for and in no other', () => {
    const [byStars, byTime] = [
      { name: 'stars', ranked: true },
      { name: 'oldest', ranked: false },
    ];
    const position = { at: '2026-01-01T00:00:00.000Z', uuid, rank: 13 / 3 };
    const cursor = encodeCursor(position, byStars);
    expect(decodeCursor(cursor, byStars)).toEqual(position);
    for (const other of [byTime, undefined])
      expect(() => decodeCursor(cursor, other)).toThrow(expect.objectContaining({ code: 400 }));
  });

  it.each([
    ['the year 0, which PostgreSQL does not have', { at: '0000-01-01T00:00:00.000Z', uuid }],
    ['a day that is not in the calendar', { at: '2026-02-31T00:00:00.000Z', uuid }],
    ['an instant in other words', { at: '2026-01-01T00:00:00Z', uuid }],
    ['dashes in place of a uuid', { at: '2026-01-01T00:00:00.000Z', uuid: '-'.repeat(36) }],
    ['more than two parts', { at: '2026-01-01T00:00:00.000Z', uuid: `${uuid}|x` }],
  ])('is refused when it holds %s', (_what, position) => {
    expect(() => decodeCursor(encodeCursor(position))).toThrow(expect.objectContaining({ code: 400 }));
  });
});
