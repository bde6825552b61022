import { expect, test } from 'vitest';
import { readPay } from './pay.ts';

test.each([
  ['200', 200],
  ['200元/天', 200],
  ['200 元 / 天', 200],
  ['¥200/日', 200],
  ['日薪200元', 200],
  ['每天 200', 200],
  ['200.00', 200],
  ['1,200元/天', 1200],
  ['２００元', 200],
  ['200块一天', 200],
])('of an intern %s is %i yuan a day', (cell, pay) =>
  expect(readPay(cell, 'internship')).toEqual({ min: pay, max: pay, isRange: false }),
);

test.each([
  ['12', 12],
  ['12k', 12],
  ['12K/月', 12],
  ['12千', 12],
  ['12千元/月', 12],
  ['1万', 10],
  ['1万元', 10],
  ['1w/月', 10],
  ['1.5万', 15],
  ['1万2', 12],
  ['1万2千', 12],
  ['12000元', 12],
  ['12,000', 12],
  ['12000', 12],
  ['月薪12000', 12],
  ['税前 12k', 12],
])('of a graduate %s is %i thousand a month', (cell, pay) =>
  expect(readPay(cell, 'campus')).toEqual({ min: pay, max: pay, isRange: false }),
);

test.each([
  ['campus', '15-20K', { min: 15, max: 20, isRange: true }],
  ['campus', '15-20K·13薪', { min: 15, max: 20, isRange: true, months: 13 }],
  ['campus', '15k–20k*14薪', { min: 15, max: 20, isRange: true, months: 14 }],
  ['campus', '15-20K×13', { min: 15, max: 20, isRange: true, months: 13 }],
  ['campus', '15K（13薪）', { min: 15, max: 15, isRange: false, months: 13 }],
  ['campus', '8千~1万', { min: 8, max: 10, isRange: true }],
  ['campus', '8000-10000元/月', { min: 8, max: 10, isRange: true }],
  ['campus', '1-1.5万', { min: 10, max: 15, isRange: true }],
  ['internship', '150至200元/天', { min: 150, max: 200, isRange: true }],
] as const)('of %s %s is a range', (kind, cell, pay) => expect(readPay(cell, kind)).toEqual(pay));

test.each(['面议', '薪资面议', 'Negotiable', '待遇面谈'])('%s is negotiable', (cell) =>
  expect(readPay(cell, 'campus')).toBe('negotiable'),
);

test.each([
  ['internship', '3k', { yuan: 3000, period: undefined }],
  ['internship', '3千/月', { yuan: 3000, period: 'month' }],
  ['internship', '1万', { yuan: 10_000, period: undefined }],
  ['internship', '3000元', { yuan: 3000, period: undefined }],
  ['internship', '25元/小时', { yuan: 25, period: 'hour' }],
  ['internship', '187.5元/天', { yuan: 187.5, period: 'day' }],
  ['campus', '200元/天', { yuan: 200, period: 'day' }],
  ['campus', '年薪20万', { yuan: 200_000, period: 'year' }],
  ['campus', '12500元', { yuan: 12_500, period: undefined }],
  ['campus', '200万', { yuan: 2_000_000, period: undefined }],
  ['campus', '20元', { yuan: 20, period: undefined }],
] as const)('of %s %s is an amount that does not fit', (kind, cell, read) => expect(readPay(cell, kind)).toEqual(read));

test.each(['底薪8k+提成', '三千', '15k左右', '20-15k', '1-2-3k', '12美元', '15k以上', '12 13', 'k', '-5'])(
  '%s is not read at all',
  (cell) => expect(readPay(cell, 'campus')).toBe('unread'),
);

test('a figure without a unit has the one of its column', () => {
  expect(readPay('12000', 'campus', '元/月')).toMatchObject({ min: 12 });
  expect(readPay('12', 'campus', '千元/月')).toMatchObject({ min: 12 });
  expect(readPay('1.2', 'campus', '万')).toMatchObject({ min: 12 });
  expect(readPay('3000', 'internship', '元/月')).toEqual({ yuan: 3000, period: 'month' });
  expect(readPay('200-300', 'internship', '元/天')).toMatchObject({ min: 200, max: 300 });
  expect(readPay('15k', 'campus', '元/月')).toMatchObject({ min: 15 });
});
