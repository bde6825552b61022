import { expect, test } from 'vitest';
import { companyNotice, identityNotice, outcomeOf } from './decisions.ts';

const told = (reason: string) => identityNotice({ name: '林晓', outcome: 'refuse', reason }).body.split('\n')[1];

test.each([
  ['号码 11010519491231002X 不对', '号码 … 不对'],
  ['号码 1101 0519 4912 3100 2X 不对', '号码 … 不对'],
  ['号码 １１０１０５１９４９１２３１００２Ｘ 不对', '号码 … 不对'],
  ['代码 91310110MA1K4T7Q5M', '代码 …'],
  ['护照 E12345678', '护照 …'],
  ['有效期到 2029-04-17，请用 JPG', '有效期到 2029-04-17，请用 JPG'],
  ['unreadable', 'unreadable'],
])('of %s the person is told %s', (reason, words) => {
  expect(told(reason)).toBe(words);
});

test('a change that is refused leaves the papers of before in force, and says so', () => {
  const reasons = [{ field: 'name' as const, code: 'mismatch' as const, text: '' }];
  expect(outcomeOf('refuse', 'revision')).toBe('keep');
  expect(outcomeOf('refuse', 'uncheck')).toBe('refuse');
  const { body } = companyNotice({ name: '云杉', outcome: 'keep', reasons }, 'email');
  expect(body).toContain('原来的资料仍然有效。1 处理由：\n企业名称：与登记信息不一致');
});
