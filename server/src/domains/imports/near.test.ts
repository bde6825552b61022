import { expect, test } from 'vitest';
import { likenessOf, nearest } from './near.ts';
import { nearFields } from './near-fields.ts';

test('words are alike by the longest run of signs that they share', () => {
  expect(likenessOf('新媒体运营', '新媒体')).toBe(0.75);
  expect(likenessOf('平面设计', '财务')).toBe(0);
  expect(likenessOf('', '财务')).toBe(0);
});

test('names that are like a word come the likest first, and no more than were asked for', () => {
  const names = ['用户运营', '新媒体', '财务', '内容运营', '电商运营'];
  expect(nearest('新媒体运营', names, (name) => [name], 2)).toEqual(['新媒体', '用户运营']);
  expect(nearest('人工智能', names, (name) => [name], 2)).toEqual([]);
});

test.each([
  [
    ['职位名', '类别', '地点', 'HC', '学历', 'JD'],
    ['title', 'category', 'cities', 'headcount', 'min_degree', 'description'],
  ],
  [
    ['岗位', '职位', '备注', ''],
    ['title', null, null, null],
  ],
  // As the form of an internship calls them.
  [
    ['最低日薪（元）', '最高日薪（元）', '每周到岗，不少于', '实习时长，不少于', '招聘人数', '专业方向'],
    ['pay_min', 'pay_max', 'days_per_week', 'months', 'headcount', 'majors'],
  ],
  [
    ['月薪上限', '月薪'],
    ['pay_max', 'pay_min'],
  ],
  [
    ['Job title', 'Location', 'Salary'],
    ['title', 'cities', 'pay_min'],
  ],
])('heads %j are most like the fields %j, each once', (head, fields) => {
  expect(
    nearFields(
      head,
      head.map(() => null),
      'internship',
      [],
    ),
  ).toEqual(fields);
});
