import { expect, test } from 'vitest';
import { linksOf } from './links.ts';

const link = (url: unknown, rect: unknown = [0, 0, 10, 10]) => ({ subtype: 'Link', url, rect });
const urls = (annotations: unknown[]) => linksOf(annotations).map(({ url }) => url);

test('web pages and mailboxes are links, nothing else is', () => {
  expect(urls([link('https://github.com/csy'), link('http://a.cn/'), link('mailto:a@b.cn')])).toHaveLength(3);
  expect(
    urls([link('javascript:alert(1)'), link('file:///etc/passwd'), link('data:text/html,x'), link('tel:1'), link(7)]),
  ).toEqual([]);
});

test('an annotation that is no link or stands nowhere is left out', () => {
  expect(
    urls([{ subtype: 'Widget', url: 'https://a.cn', rect: [0, 0, 1, 1] }, link('https://a.cn', [0, 1, Number.NaN, 1])]),
  ).toEqual([]);
});

test('no more than a page can hold', () => {
  expect(urls(Array.from({ length: 5000 }, (_, at) => link(`https://a.cn/${at}`)))).toHaveLength(200);
});
