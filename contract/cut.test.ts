import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cut, signStarts } from './cut.ts';

test.each([
  ['abc', 2, 'ab'],
  ['abc', 3, 'abc'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['a👨‍👩‍👧b', 5, 'a'],
  ['a👨‍👩‍👧b', 9, 'a👨‍👩‍👧'],
  ['ae\u0301', 2, 'a'],
  ['🇨🇳🇭🇰', 6, '🇨🇳'],
  ['𠮷田', 1, ''],
  ['a\ud83d', 2, 'a\ufffd'],
  ['abc', 0, ''],
])('of %j at most %i units are %j', (text, most, kept) => expect(cut(text, most)).toBe(kept));

test('what is cut is whole, not too long, and the beginning of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, most) => {
      const kept = cut(text, most);
      expect(kept.isWellFormed() && kept.length <= most && text.toWellFormed().startsWith(kept)).toBe(true);
    }),
  );
});

test('where the browser knows no signs, their usual shapes stay whole', () => {
  expect(signStarts('ab😀👨‍👩‍👧e\u0301🇨🇳🇭🇰👍🏽字', null)).toEqual(signStarts('ab😀👨‍👩‍👧e\u0301🇨🇳🇭🇰👍🏽字'));
});
