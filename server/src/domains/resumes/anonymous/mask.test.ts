import { BLOT } from '@qinghe/contract/candidates/linked-page.ts';
import { expect, test } from 'vitest';
import { isSure, maskedCv, maskOf, secretsOf } from './mask.ts';

const person = { name: '欧阳思远', school: '华中科技大学', phone: '13812342719', email: 'oysy@hust.edu.cn' };
const mask = maskOf(secretsOf(person, null));

test.each([
  ['欧 阳 思 远', '思'],
  ['欧阳·思远的简历', '思'],
  ['歐陽思遠', '思'],
  ['在组里大家叫我思远', '思远'],
  ['欧阳同学工作认真', '欧阳'],
  ['Ouyang Siyuan', 'Siyuan'],
  ['Siyuan OUYANG', 'OUYANG'],
  ['ouyangsiyuan', 'siyuan'],
  ['Si-yuan, Ouyang', 'yuan'],
  ['Emma Ouyang', 'Emma'],
  ['性别：女', '女'],
  ['软件工程 | 男 | 汉族', '男'],
  ['软件工程 | 男 | 汉族', '汉'],
  ['Gender: Female', 'emale'],
  ['出生年月：2004.03', '2004'],
  ['2004年3月生', '2004'],
  ['2004 年出生于武汉', '2004'],
  ['年龄：22', '22'],
  ['22 岁', '22'],
  ['22 years old', '22'],
  ['籍贯：湖北武汉', '湖北'],
  ['身份证 4201 1120 0403 0412 34', '1120'],
  ['420111 20040304 1234', '20040304'],
  ['电话 138 1234 2719', '1234'],
  ['oysy＠hust.edu.cn', 'hust'],
  ['华中科技大学 软件工程', '华中'],
  ['华 中 科 技 大 学', '科 技'],
  ['华科优秀毕业生', '华科'],
  ['HUST 2023', 'HUST'],
  ['Huazhong University of Science and Technology', 'Huazhong'],
  ['HUAZHONG UNIVERSITY OF SCIENCE AND TECHNOLOGY', 'HUAZHONG'],
  ['交换：University of Oxford', 'Oxford'],
  ['985 高校', '985'],
  ['某某实验中学', '实验中学'],
])('%s keeps %s to itself', (text, word) => {
  expect(mask(text)).not.toContain(word);
  expect(mask(text)).toContain(BLOT);
});

test.each([
  '首屏时间由 2.9 秒降到 1.4 秒，10 万行滚动保持 60 帧',
  'TypeScript、React 18、Node.js、PostgreSQL；CET-6 582',
  '负责女性健康栏目的选题与数据分析',
  '全国大学生数学建模竞赛一等奖',
  '2025.07 – 2025.10 后端开发实习生',
])('%s stays as it is', (text) => {
  expect(mask(text)).toBe(text);
});

const text = '欧阳思远\n138 1234 2719\n教育经历\n华中科技大学 软件工程 2023.09 - 2027.06\n项目经历\n校园二手书';
const source = (word: string) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length });
const fields = {
  name: { value: '欧阳思远', source: source('欧阳思远') },
  educations: [{ school: { value: '华中科技大学', source: source('华中科技大学') } }],
};

test('a CV that says plainly who it is of is shown without that', () => {
  expect(isSure(text, fields, person)).toBe(true);
  const shown = maskedCv(text, fields, secretsOf(person, fields));
  expect(shown).toContain('软件工程 2023.09 - 2027.06');
  for (const word of ['思远', '1234', '华中']) expect(shown).not.toContain(word);
});

test('what the reader doubts, did not find, or read as another name is not shown', () => {
  expect(isSure(text, null, person)).toBe(false);
  expect(isSure(text, { ...fields, name: { ...fields.name, doubt: 'unclear' } }, person)).toBe(false);
  expect(isSure(text, { ...fields, educations: [] }, person)).toBe(false);
  expect(isSure(text, fields, { ...person, name: '陈一' })).toBe(false);
});
