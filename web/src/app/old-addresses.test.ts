import { expect, test } from 'vitest';
import { rewriteOldAddress } from './old-addresses.ts';

test.each([
  ['#/resume-email/abc123', '/resume-email?auth=abc123'],
  ['#/talent-email/abc123', '/talent-email?auth=abc123'],
  ['#/resume-email/some/abc123', '/resume-email?auth=abc123'],
  ['#/resume/new', '/resume/new'],
  ['#/resume/new?degree=master', '/resume/new?degree=master'],
  ['#/', '/'],
  ['#//evil.example', '/evil.example'],
  ['#/\\evil.example', '/evil.example'],
  ['#main', null],
  ['', null],
])('%s becomes %s', (hash, address) => {
  expect(rewriteOldAddress(hash)).toBe(address);
});
