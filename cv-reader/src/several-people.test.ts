import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { holdsSeveralPeople } from './several-people.ts';

const body = [
  '教育背景',
  '浙江大学\t统计学\t本科\t2020.09 - 2024.06',
  '实习经历',
  '2023.03 - 2023.10\t极光出行\t数据运营',
].concat(Array.from({ length: 10 }, (_, at) => `• 搭建日报看板第 ${at + 1} 版`));
const cv = (name: string, phone: string, email: string) => [name, `电话：${phone}`, `邮箱：${email}`, ...body];
const several = (...lines: string[]) => holdsSeveralPeople(linesOf(lines.join('\n')));

const xu = cv('徐若彤', '138-0000-1234', 'xu@example.com');

test('two CVs in one file are of two people', () => {
  expect(several(...xu, ...cv('李思远', '139-0000-1234', 'li@example.com'))).toBe(true);
  const english = (name: string, phone: string, email: string) => [name, `Phone: ${phone} | ${email}`, ...body];
  expect(
    several(...english('Emma Clarke', '13800001234', 'e@c.com'), ...english('John Doe', '13900001234', 'j@d.com')),
  ).toBe(true);
});

test.each([
  ['one CV', xu],
  ['its other language', [...xu, ...cv('Ruotong Xu', '138-0000-1234', 'xu@example.com')]],
  ['its other language with a number abroad', [...xu, ...cv('Ruotong Xu', '+44 7700 900046', 'ruotong@example.org')]],
  ['the same person again', [...xu, ...xu]],
  ['a referee at the end', [...xu, '推荐人：李思远', '电话：139-0000-1234', '邮箱：li@example.com']],
  ['another number and address at the end', [...xu, '备用电话：139-0000-1234', '备用邮箱：other@example.com']],
])('%s is of one person', (_, lines) => expect(several(...lines)).toBe(false));
