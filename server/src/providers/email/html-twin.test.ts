import { expect, test } from 'vitest';
import { htmlTwin } from './html-twin.ts';

const wordsOf = (html: string) =>
  html
    .replace(/<title>.*?<\/title>/, '')
    .replaceAll(/<br>/g, '\n')
    .replaceAll(/<\/p>\n?/g, '\n\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();

test('a mail’s twin says the very same words, with its addresses as links', () => {
  const text =
    '你好：\n「A & B <公司>」收到 3 份新投递，见 https://qinghe.example/resume/new?a=1&b=2。\n\n退订：\nhttps://qinghe.example/x#y';
  const html = htmlTwin('主题', text);
  expect(wordsOf(html)).toBe(text);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    'https://qinghe.example/resume/new?a=1&amp;b=2',
    'https://qinghe.example/x#y',
  ]);
});

test('what somebody wrote is never a tag, and nothing is fetched', () => {
  const html = htmlTwin('<img src=x>', '<script>alert(1)</script> <img src="https://evil.example/pixel.png"> "onload=');
  expect(html).not.toMatch(/<(?:script|img|link|iframe)/);
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toMatch(/(?:src|background)\s*=\s*"?http/);
});
