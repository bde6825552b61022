import { expect, test } from 'vitest';
import { codeIn, partsOf } from './message-text.ts';

test('addresses become links and lose the sentence’s punctuation', () => {
  const text = '请看 http://localhost:3000/jobs/status/a1?b=2。谢谢 https://a.cn.';
  const links = partsOf(text).filter((part) => part.link);
  expect(links.map((part) => part.text)).toEqual(['http://localhost:3000/jobs/status/a1?b=2', 'https://a.cn']);
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('a code is six digits that stand alone', () => {
  expect(codeIn('【青禾】验证码 482913，5 分钟内有效')).toBe('482913');
  expect(codeIn('电话 13800000001')).toBeNull();
  expect(codeIn('http://a.cn/482913')).toBeNull();
});
