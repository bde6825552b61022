import { expect, test } from 'vitest';
import { fillPlaces, hasKnownPlaces } from './places.ts';

const values = { name: '陈嘉 {job}', job: '前端实习生', company: '云杉科技' };

test('places are filled in whatever language and width they are written in, once each', () => {
  expect(fillPlaces('{姓名}同学，感谢投递｛ 职位 ｝，{company}', values)).toBe(
    '陈嘉 {job}同学，感谢投递前端实习生，云杉科技',
  );
  expect(fillPlaces('{Name} {岗位} {企业} {别的}', values)).toBe('陈嘉 {job} 前端实习生 云杉科技 {别的}');
});

test.each([
  ['你好，{姓名}！{job}｛公司｝', true],
  ['没有花括号', true],
  ['{不存在}', false],
  ['{}', false],
  ['{name', false],
  ['name}', false],
  ['{{name}}', false],
  ['{constructor}', false],
  ['{__proto__}', false],
])('%s: known places alone is %s', (text, known) => {
  expect(hasKnownPlaces(text)).toBe(known);
});
