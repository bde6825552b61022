import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { domainNames } from '../domains.ts';
import { actions } from './audit.ts';
import { mails } from './mails.ts';
import { reasons } from './reasons.ts';
import { locales, say } from './say.ts';

/** Every text that a person reads: topics of the contract, and the screens' namespaces. */
const topics = [
  ...topicsOf(new URL('./', import.meta.url), (topic, locale) => `${topic}.${locale}.json`),
  ...domainNames
    .map((domain) => ({ domain, folder: new URL(`../${domain}/texts/`, import.meta.url) }))
    .filter(({ folder }) => existsSync(folder))
    .flatMap(({ domain, folder }) =>
      topicsOf(folder, (topic, locale) => `${topic}.${locale}.json`).map((one) => ({
        ...one,
        topic: `${domain}/${one.topic}`,
      })),
    ),
  ...topicsOf(new URL('../../web/src/locales/', import.meta.url), (topic, locale) => `${locale}/${topic}.json`),
];

test('both languages have the same topics', () => {
  // Of every file in either language.
  const filesIn = (folder: string, pattern: RegExp) =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' }).filter((file) =>
      pattern.test(file.replaceAll('\\', '/')),
    );
  const files = [
    ...filesIn('../', /^(?:[a-z]+\/)?texts\/[^/]+\.json$/),
    ...filesIn('../../web/src/locales/', /\.json$/),
  ];
  expect(topics.length).toBe(files.length / 2);
  expect(topics.filter(({ en }) => en === undefined).map(({ topic }) => topic)).toEqual([]);
});

test.each(topics)('$topic has the same keys in both languages, none of them empty', ({ zh, en = {} }) => {
  expect([...new Set(Object.keys(en).map(withoutPlural))].sort()).toEqual(Object.keys(zh).sort());
  expect(Object.entries({ ...zh, ...en }).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(topics)('$topic fills in the same values in both languages', ({ zh, en = {} }) => {
  const differing = Object.entries(en).filter(([key, text]) => {
    const wanted = placeholdersOf(zh[withoutPlural(key)] ?? '');
    // “1 day” may be said without its figure.
    const counted = key.endsWith('_one') && !text.includes('{{count}}') ? ['{{count}}'] : [];
    return [...placeholdersOf(text), ...counted].sort().join() !== wanted.join();
  });
  expect(differing).toEqual([]);
});

test.each(topics)('$topic has both plural forms in English and none in Chinese', ({ zh, en = {} }) => {
  const plurals = Object.keys(en).filter((key) => key !== withoutPlural(key));
  expect(plurals.filter((key) => !(`${withoutPlural(key)}_one` in en && `${withoutPlural(key)}_other` in en))).toEqual(
    [],
  );
  expect(Object.keys(zh).filter((key) => key !== withoutPlural(key))).toEqual([]);
});

test.each(topics)('$topic is English in English, with the marks of print', ({ topic, en = {} }) => {
  // Pictures and pages for candidates may be set in a Chinese font, where ’ is as wide as a character.
  const typed = topic === 'degrees' ? /"/ : /['"]|\.\.\./;
  expect(Object.entries(en).filter(([, text]) => /\p{Script=Han}/u.test(text) || typed.test(text))).toEqual([]);
});

test.each(topics)('$topic quotes in 「」 in Chinese, in “” in English', ({ zh, en = {} }) => {
  expect(Object.entries(zh).filter(([, text]) => /[“”]/.test(text))).toEqual([]);
  expect(Object.entries(en).filter(([, text]) => /[「」]/.test(text))).toEqual([]);
});

const merged = { reasons, audit: actions, mails };

test.each(['reasons', 'audit', 'mails'] as const)('%s of one domain take no key of another one', (topic) => {
  const keys = topics
    .filter((one) => one.topic.endsWith(`/${topic}`) || (topic === 'reasons' && one.topic === 'formats'))
    .flatMap(({ zh }) => Object.keys(zh));
  // Put together they are as many: none is missing, none takes the place of another one.
  expect(Object.keys(merged[topic]['zh-CN']).toSorted()).toEqual(keys.toSorted());
});

test('a text is said with its values and its plural form', () => {
  const topic = {
    'zh-CN': { days: '{{name}} 还有 {{count}} 天' },
    en: { days_one: '{{name}}: {{count}} day left', days_other: '{{name}}: {{count}} days left' },
  };
  const saying = (count: number) => locales.map((locale) => say(topic, 'days', locale, { name: '{{count}}', count }));
  expect(saying(1)).toEqual(['{{count}} 还有 1 天', '{{count}}: 1 day left']);
  expect(saying(1.5)).toEqual(['{{count}} 还有 1.5 天', '{{count}}: 1.5 days left']);
});

test('a number has the thousands separators of its reader, a text stays as it is', () => {
  const topic = { 'zh-CN': { all: '{{year}}：{{count}} 人' }, en: { all: '{{year}}: {{count}} people' } };
  expect(say(topic, 'all', 'zh-CN', { year: '2027', count: 12_345 })).toBe('2027：12,345 人');
  expect(say(topic, 'all', 'en', { year: '2027', count: 1_000 })).toBe('2027: 1,000 people');
});

interface Topic {
  topic: string;
  zh: Record<string, string>;
  en: Record<string, string> | undefined;
}

function topicsOf(folder: URL, fileOf: (topic: string, locale: string) => string): Topic[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const names = new Set(
    files.map((file) => file.replace(/^(?:zh-CN|en)\//, '').replace(/(?:\.(?:zh-CN|en))?\.json$/, '')),
  );
  const read = (file: string) => flat(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Nested);
  return [...names].sort().map((topic) => ({
    topic,
    zh: files.includes(fileOf(topic, 'zh-CN')) ? read(fileOf(topic, 'zh-CN')) : {},
    en: files.includes(fileOf(topic, 'en')) ? read(fileOf(topic, 'en')) : undefined,
  }));
}

type Nested = { [key: string]: string | Nested };

/** By dotted keys. */
function flat(texts: Nested, path = ''): Record<string, string> {
  const rows = Object.entries(texts).map(([key, value]) =>
    typeof value === 'string' ? { [path + key]: value } : flat(value, `${path}${key}.`),
  );
  return Object.assign({}, ...rows);
}

const withoutPlural = (key: string) => key.replace(/_(?:one|other)$/, '');

const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{+\w+\}+/g))].sort();
