import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Texts = { [key: string]: string | Texts };

const folder = (locale: string) => new URL(`./${locale}/`, import.meta.url);
const namespaces = (locale: string) => readdirSync(folder(locale)).sort();
const read = (locale: string, file: string) => JSON.parse(readFileSync(new URL(file, folder(locale)), 'utf8')) as Texts;

/** Keys as a dotted path; English plural forms count as the one key that Chinese has. */
function keysOf(texts: Texts, path = ''): string[] {
  const keys = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key.replace(/_(?:one|other)$/, '')] : keysOf(value, `${path}${key}.`),
  );
  return [...new Set(keys)].sort();
}

const valuesOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : valuesOf(value)));

test('both languages have the same namespaces', () => {
  expect(namespaces('zh-CN').length).toBeGreaterThan(3);
  expect(namespaces('en')).toEqual(namespaces('zh-CN'));
});

test.each(namespaces('zh-CN'))('%s has the same keys in both languages, none of them empty', (file) => {
  expect(keysOf(read('en', file))).toEqual(keysOf(read('zh-CN', file)));
  for (const locale of ['zh-CN', 'en']) {
    for (const value of valuesOf(read(locale, file))) expect(value.trim()).not.toBe('');
  }
});

test.each(namespaces('en'))('%s is English in English', (file) => {
  expect(valuesOf(read('en', file)).filter((value) => /\p{Script=Han}/u.test(value))).toEqual([]);
});
