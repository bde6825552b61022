import { expect, test } from 'vitest';
import { differingFields } from './differences.ts';
import { emptyCampusDraft, emptyInternshipDraft } from './job.ts';

test('what differs is named by its field, pay once, and the same texts differ in nothing', () => {
  const before = { ...emptyCampusDraft, title: '硬件工程师', cities: ['420100'] };
  expect(differingFields(before, { ...before, cities: [...before.cities] })).toEqual([]);
  const after = { ...before, title: '硬件测试工程师', pay_max: 20, pay_min: 15, pay_months: 14, cities: [] };
  expect(differingFields(before, after)).toEqual(['title', 'cities', 'pay_min']);
  expect(differingFields(emptyInternshipDraft, { ...emptyInternshipDraft, remote: true })).toEqual(['remote']);
});
