import { expect, test } from 'vitest';
import { fillIn, findText, type TextTree } from './translate.ts';

const trees: TextTree[] = [
  { people_one: 'one person', people_other: '{{count}} people', none_zero: 'nobody', none_other: 'some' },
  { people: 'x', more: { deep: 'found' } },
];

test('a count takes the form of its language, and nobody where there is a word for it', () => {
  expect(findText(trees, 'people', 1, 'en')).toBe('one person');
  expect(findText(trees, 'people', 0, 'en')).toBe('{{count}} people');
  expect(findText(trees, 'none', 0, 'en')).toBe('nobody');
  expect(findText(trees, 'none', 7, 'en')).toBe('some');
  // Chinese has one form, which is said without an ending.
  expect(findText([{ people: '{{count}} 人' }], 'people', 1, 'zh-CN')).toBe('{{count}} 人');
  // A text is no count.
  expect(findText(trees, 'people', '1', 'en')).toBe('x');
});

test('names lead down; what is no text, or no name of its own, is not found', () => {
  expect(findText(trees, 'more.deep', undefined, 'en')).toBe('found');
  for (const key of ['more', 'more.deep.er', 'constructor', 'toString.name', ''])
    expect([key, findText(trees, key, undefined, 'en')]).toEqual([key, undefined]);
});

test('values are put in once, numbers with the separators of the reader', () => {
  expect(fillIn('{{a}} {{b}} {{c}}', { a: 12_345.5, b: '12345', c: null }, 'en')).toBe('12,345.5 12345 ');
  expect(fillIn('{{name}}', { name: '{{count}} $& $1', count: 3 }, 'zh-CN')).toBe('{{count}} $& $1');
  expect(fillIn('{{missing}}!', {}, 'en')).toBe('!');
});
