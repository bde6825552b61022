import { expect, test } from 'vitest';
import { foldName, searchWords } from './rules.ts';

test.each([
  ['ＱＨＤＸ ', 'qhdx'],
  ['中国地质大学（武汉）', '中国地质大学武汉'],
  ["Xi'an Jiao-tong", 'xianjiaotong'],
  ['北　京·大 学', '北京大学'],
  ['100%_\\', '100%_\\'],
])('%s is compared as %s', (text, folded) => {
  expect(foldName(text)).toBe(folded);
});

test('words with Chinese in them are searched by characters, marks of LIKE as letters', () => {
  expect(searchWords('北%北_')).toEqual({
    by: 'characters',
    words: '北%北_',
    characters: ['北', '%', '_'],
    pattern: '%北%\\%%北%\\_%',
  });
});

test('letters are the beginning of a term; nothing is nothing', () => {
  expect(searchWords('Qing hua')).toEqual({ by: 'term', from: 'qinghua', before: 'qinghua\u{10FFFF}' });
  expect(searchWords(' （）')).toBeNull();
});
