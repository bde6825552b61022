import { expect, test } from 'vitest';
import { findUnstorable, storableJson, storableText } from './storable.ts';

test('what no column holds becomes a blank in its place', () => {
  expect(storableText('a\0b\ud83dc😀')).toBe('a b c😀');
  expect(storableJson({ a: ['x\ud83d', { b: '\0' }], c: 1 })).toBe('{"a":["x ",{"b":" "}],"c":1}');
});

test.each([
  [{ a: 'x', b: ['😀', 1, null] }, undefined],
  [{ a: { b: ['x', 'y\0'] } }, 'a.b.1'],
  [{ a: '\ude00' }, 'a'],
  [{ a: { 'k\0': 'x' } }, 'a'],
  ['\ud83d', ''],
])('of %j the first text that no column holds is at %s', (value, path) => expect(findUnstorable(value)).toBe(path));
