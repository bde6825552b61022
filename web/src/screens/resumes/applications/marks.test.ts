import { expect, test } from 'vitest';
import { marksOf, rangesOfWords } from './marks.ts';

const text = '华中科技大学 React\nNode';
const spans = [
  { start: 0, end: 6, page: 1, x: 100, y: 50, width: 120, height: 12 },
  { start: 7, end: 12, page: 1, x: 230, y: 50, width: 50, height: 12 },
  { start: 13, end: 17, page: 2, x: 40, y: 80, width: 40, height: 12 },
];

test('a stretch inside a span gets its share of the width', () => {
  expect(marksOf([{ start: 2, end: 4 }], spans, text)).toEqual([{ page: 1, x: 140, y: 50, width: 40, height: 12 }]);
});

test('a stretch over several spans is marked on each, on its page', () => {
  expect(marksOf([{ start: 10, end: 15 }], spans, text)).toEqual([
    { page: 1, x: 260, y: 50, width: 20, height: 12 },
    { page: 2, x: 40, y: 80, width: 20, height: 12 },
  ]);
});

test('words are found whatever their case, each place once', () => {
  expect(rangesOfWords(text, 'REACT node react')).toEqual([
    { start: 7, end: 12 },
    { start: 13, end: 17 },
  ]);
  expect(rangesOfWords(text, '  ')).toEqual([]);
});
