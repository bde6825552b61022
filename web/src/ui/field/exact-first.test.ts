import { expect, test } from 'vitest';
import { exactFirst } from './exact-first.ts';

const item = (label: string) => ({ value: label, label });
const labels = (...given: Parameters<typeof exactFirst>) =>
  exactFirst(...given).flatMap((one) => ('group' in one ? one.items.map(({ label }) => label) : one.label));

test('what is typed in full stands first, the others stay in their order', () => {
  const schools = ['四川大学锦江学院', '四川大学', '四川大学锦城学院'].map(item);
  expect(labels(schools, ' 四川大学 ')).toEqual(['四川大学', '四川大学锦江学院', '四川大学锦城学院']);
  expect(labels(schools, '四川大')).toEqual(schools.map(({ label }) => label));
  expect(labels(schools, '')).toEqual(schools.map(({ label }) => label));
});

test('the group that holds it comes first', () => {
  const groups = [
    { group: '技术', items: ['测试开发', '前端'].map(item) },
    { group: '职能', items: ['助理', '测试'].map(item) },
  ];
  expect(labels(groups, '测试')).toEqual(['测试', '助理', '测试开发', '前端']);
});
