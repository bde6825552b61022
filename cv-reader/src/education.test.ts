import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { parseFields } from './parse-fields.ts';

const degreesOf = (head: string, ...schools: string[]) =>
  parseFields(linesOf(['王若彤', head, '138-0000-1234', '教育背景', ...schools].join('\n'))).educations?.map(
    ({ degree }) => degree?.value,
  );
const bare = '浙江大学\t临床医学\t2020.09 - 2025.06';

test.each([['学历：本科'], ['最高学历：本科 '], ['女 | 本科 | 杭州']])(
  'a school without a degree gets that of the head: %s',
  (head) => expect(degreesOf(head, bare)).toEqual(['bachelor']),
);

test('the degree of the head is that of the school which says so, or of nobody', () => {
  const own = '四川大学\t药学\t本科\t2016.09 - 2020.06';
  expect(degreesOf('学历：本科', bare, own)).toEqual([undefined, 'bachelor']);
  expect(degreesOf('学历：硕士', bare, own)).toEqual(['master', 'bachelor']);
  expect(degreesOf('学历：本科', bare, '四川大学\t药学\t2016.09 - 2020.06')).toEqual([undefined, undefined]);
  expect(degreesOf('应聘：招收本科生的岗位', bare)).toEqual([undefined]);
});

test.each([['University'], ['University Background'], ['College']])('the bare word names no school: %s', (heading) => {
  const { educations } = parseFields(linesOf(['教育背景', heading, bare].join('\n')));
  expect(educations?.map(({ school }) => school?.value)).toEqual(['浙江大学']);
});
