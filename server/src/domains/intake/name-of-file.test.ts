import { expect, test } from 'vitest';
import { readFileName } from './name-of-file.ts';

test.each([
  ['沈佳-厦门大学-后端开发.pdf', { name: '沈佳', school: '厦门大学' }],
  ['【前端实习生】周明远_武汉大学_2027届.docx', { name: '周明远', school: '武汉大学' }],
  ['应聘产品-复旦大学-王小明.pdf', { name: '王小明', school: '复旦大学' }],
  ['个人简历 最新.pdf', {}],
  ['后端开发简历（终版）.doc', {}],
  ['CV_final.pdf', {}],
  ['陈晨 简历 (1).pdf', { name: '陈晨' }],
])('%s', (name, read) => {
  expect(readFileName(name)).toEqual(read);
});
