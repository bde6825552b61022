import { locales } from '@qinghe/contract/texts/say.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputIssue } from './input-issue.ts';

test.each([
  [z.object({ a: z.string() }), {}, '缺少这一项', 'Missing'],
  [z.object({ a: z.string() }), { a: 1 }, '应为文字', 'Must be text'],
  [z.object({ a: z.number() }), { a: 'x' }, '应为数字', 'Must be a number'],
  [z.object({ a: z.coerce.number() }), { a: 'x' }, '应为数字', 'Must be a number'],
  [z.object({ a: z.number().int() }), { a: 1.5 }, '应为整数', 'Must be a whole number'],
  [z.object({ a: z.array(z.string()) }), { a: {} }, '应为列表', 'Must be a list'],
  [z.object({ a: z.enum(['x', 'y']) }), { a: 'z' }, '应为 x、y 之一', 'Must be one of x, y'],
  [z.object({ a: z.string().max(2) }), { a: 'abc' }, '最多 2 个字', 'At most 2 characters'],
  [z.object({ a: z.array(z.string()).min(1) }), { a: [] }, '至少 1 项', 'At least 1'],
  [z.object({ a: z.number().min(3) }), { a: 2 }, '最小 3', 'At least 3'],
  [z.object({ a: z.union([z.string(), z.number()]) }), { a: true }, '这一项不对，请检查', 'Please check this field'],
  [z.object({ a: z.string().max(2, 'format.email') }), { a: 'abc' }, 'format.email', 'format.email'],
])('%# says what is wrong in words of ours', (schema, value, ...words) => {
  const said = locales.map(
    (locale) => schema.safeParse(value, { error: inputIssue(locale) }).error?.issues[0]?.message,
  );
  expect(said).toEqual(words);
});
