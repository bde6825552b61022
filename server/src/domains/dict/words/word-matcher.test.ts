import type { WordKind } from '@qinghe/contract/dict/sensitive-words.ts';
import { expect, test } from 'vitest';
import { fold, unfold } from '../../../text/fold.ts';
import { compileWords } from './word-matcher.ts';

const listOf = (words: readonly string[], kind: WordKind = 'refuse') =>
  words.map((word) => ({ folded: fold(word).text, kind }));

function wordsIn(text: string, words: ReturnType<typeof listOf>): string[] {
  const folded = fold(text);
  return compileWords(words)(folded).map(({ start, end }) => {
    const range = unfold(folded, start, end);
    return text.slice(range.start, range.end);
  });
}

test.each([
  '刷单',
  '刷 单',
  '刷　单',
  '刷\u200b单',
  '刷\u00ad单',
  '刷*单',
  '刷·单',
  '刷**单',
  '刷 * 单',
  '刷—_—单',
  '刷#单',
  '刷😀单',
  '刷單',
])('%j is the same word', (text) => {
  expect(wordsIn(`兼职${text}，日结`, listOf(['刷单']))).toEqual([text]);
});

test.each([
  '校园\n贷',
  '校，园贷',
  '校、园。贷',
  '校…园……贷',
  '校\r\n  园 *，* 贷',
  '校）【园】（贷',
  '校\u2028园！贷',
])('%j is a word of three characters whatever signs part it', (text) => {
  expect(wordsIn(`不做${text}业务`, listOf(['校园贷']))).toEqual([text]);
});

test('signs that end a sentence part short words, and words that are not Chinese alone in their characters', () => {
  const words = listOf(['刷单', 'T+0平台', '校园x贷']);
  expect(wordsIn('送牙刷，单价低', words)).toEqual([]);
  expect(wordsIn('送牙刷\n单价低', words)).toEqual([]);
  expect(wordsIn('T+0平，台', words)).toEqual([]);
  expect(wordsIn('校园，x贷', words)).toEqual([]);
});

test('a word that is listed with signs is found as it is listed, and one that is parted hides none', () => {
  const words = listOf(['不要，证件', '要证件']);
  expect(wordsIn('不要，证件', words)).toEqual(['不要，证件']);
  expect(wordsIn('只要，证件', words)).toEqual(['要，证件']);
  expect(wordsIn('校，园贷款，校园贷', listOf(['校园贷', '园贷款'], 'warn'))).toEqual(['校，园贷', '校园贷']);
});

test('Latin letters and digits are found in any width and case, and never inside of a longer word', () => {
  const words = listOf(['AV', '365bet', 'T+0平台']);
  expect(wordsIn('ａｖ 資源，365BET，t+0平台', words)).toEqual(['ａｖ', '365BET', 't+0平台']);
  expect(wordsIn('熟悉 Java，代号 1365bet、365bets', words)).toEqual([]);
});

test('of words that begin together the longest counts, of those that overlap the first, and each at every place', () => {
  expect(wordsIn('校园贷款，校园贷，校园', listOf(['校园贷', '校园贷款', '贷款']))).toEqual(['校园贷款', '校园贷']);
});

test('a word that warns hides none that refuses', () => {
  const words = [...listOf(['反洗钱'], 'warn'), ...listOf(['洗钱', '反洗钱平台'])];
  expect(compileWords(words)(fold('反洗钱'))).toEqual([
    { kind: 'warn', start: 0, end: 3 },
    { kind: 'refuse', start: 1, end: 3 },
  ]);
});

test('an empty list finds nothing, an empty text holds nothing', () => {
  expect(wordsIn('刷单', [])).toEqual([]);
  expect(wordsIn('', listOf(['刷单']))).toEqual([]);
});
