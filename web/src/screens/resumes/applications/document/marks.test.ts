import { expect, test } from 'vitest';
import { cutAtMarks, marksOf } from './marks.ts';
import { rangesOfWords } from './ranges.ts';

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

test('words are found in any case, each occurrence once', () => {
  expect(rangesOfWords(text, 'REACT node react')).toEqual([
    { start: 7, end: 12 },
    { start: 13, end: 17 },
  ]);
  expect(rangesOfWords(text, '  ')).toEqual([]);
});

test('a text is cut where marks begin and end, and what is pointed at goes before what was found', () => {
  expect(cutAtMarks('王明 React', [{ start: 3, end: 8 }], { start: 0, end: 4 })).toEqual([
    { text: '王明 ', start: 0, mark: 'pointed' },
    { text: 'R', start: 3, mark: 'pointed' },
    { text: 'eact', start: 4, mark: 'found' },
  ]);
  expect(cutAtMarks('王明', [], null)).toEqual([{ text: '王明', start: 0, mark: null }]);
});

test('words side by side have one mark, words apart or on the next line their own', () => {
  const word = (start: number, x: number, y: number) => ({
    start,
    end: start + 1,
    page: 1,
    x,
    y,
    width: 10,
    height: 12,
  });
  const whole = { start: 0, end: 4 };
  expect(marksOf([whole], [word(0, 40, 80), word(1, 51, 81), word(2, 90, 80), word(3, 40, 100)], '浙大北京')).toEqual([
    { page: 1, x: 40, y: 80, width: 21, height: 12 },
    { page: 1, x: 90, y: 80, width: 10, height: 12 },
    { page: 1, x: 40, y: 100, width: 10, height: 12 },
  ]);
});
