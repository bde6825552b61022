import { expect, test } from 'vitest';
import { commonText } from './common-text.ts';
import { findWords } from './find-words.ts';

const text = '熟悉 SQL 与 Python，SQL 优化';
const span = { start: 0, end: text.length, page: 1, x: 40, y: 90, width: 200, height: 12 };
const piece = (words: string, x: number, width: number, baseline = 100) => ({ text: words, x, width, baseline });
const line = [
  piece('熟悉', 40, 20),
  piece(' ', 60, 3),
  piece('SQL', 63, 18),
  piece(' ', 81, 3),
  piece('与', 84, 10),
  piece(' Python', 94, 40),
  piece('，', 134, 10),
  piece('SQL', 144, 18),
  piece(' 优化', 162, 23),
];

test('a word is found in the piece where it stands, blanks aside', () => {
  expect(findWords(span, { start: 7, end: 15 }, text, line)).toEqual([
    { piece: 4, start: 0, end: 1 },
    { piece: 5, start: 1, end: 7 },
  ]);
  expect(findWords(span, { start: 16, end: 19 }, text, line)).toEqual([{ piece: 7, start: 0, end: 3 }]);
});

test('of two equal words the one is meant that the span stands on', () => {
  const second = { start: 16, end: 19, page: 1, x: 144, y: 90, width: 18, height: 12 };
  const both = [piece('SQL，SQL', 63, 99)];
  expect(findWords(second, { start: 16, end: 19 }, text, both)).toEqual([{ piece: 0, start: 4, end: 7 }]);
});

test('a letter that is set by itself is a piece like others, and other lines do not count', () => {
  const letters = [...'SQL'].map((letter, index) => piece(letter, 63 + 6 * index, 6));
  const one = { start: 3, end: 6, page: 1, x: 63, y: 90, width: 18, height: 12 };
  expect(findWords(one, { start: 4, end: 6 }, text, [piece('SQL', 63, 18, 120), ...letters])).toEqual([
    { piece: 2, start: 0, end: 1 },
    { piece: 3, start: 0, end: 1 },
  ]);
});

test('where the page says something else nothing is found', () => {
  expect(findWords(span, { start: 3, end: 6 }, text, [piece('Java', 63, 18)])).toBeUndefined();
});

test('characters are those that a person would type', () => {
  expect(commonText('⼤⻓ ﬁle，（１）')).toBe('大长 file，（１）');
});
