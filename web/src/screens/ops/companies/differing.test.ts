import { expect, test } from 'vitest';
import { differing } from './differing.ts';

test.each([
  ['2039-04-17', '2029-04-17', ['20', '3', '9-04-17']],
  ['2029-04-17', '2039-04-17', ['20', '2', '9-04-17']],
  ['云杉', '云杉', ['云杉', '', '']],
  ['大学路248号5层', '大学路248号五层', ['大学路248号', '5', '层']],
  ['', '云杉', ['', '', '']],
  ['aa', 'a', ['a', 'a', '']],
  ['𠮷野', '吉野', ['', '𠮷', '野']],
])('of %s beside %s', (text, other, parts) => {
  const { before, middle, after } = differing(text, other);
  expect([before, middle, after]).toEqual(parts);
});
