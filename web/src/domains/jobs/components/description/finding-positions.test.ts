import { emptyInternshipDraft, type Finding } from '@qinghe/contract/jobs/job.ts';
import { expect, test } from 'vitest';
import { asDeleted, fixOf, positionInDraft, sameFinding } from './finding-positions.ts';

const finding = (part: Partial<Finding>): Finding => ({
  rule: 'discrimination',
  level: 'block',
  field: 'title',
  item: null,
  start: 0,
  end: 3,
  words: '限男生',
  message: '',
  basis: '',
  replacement: '性别不限',
  ...part,
});
const draft = { ...emptyInternshipDraft, title: '限男生', questions: ['为什么？', '限男生'] };

test('words are found where the check saw them, or at the one place where they moved to', () => {
  expect(positionInDraft(draft, finding({}))).toEqual({ start: 0, end: 3 });
  expect(positionInDraft({ ...draft, title: '招人，限男生' }, finding({}))).toEqual({ start: 3, end: 6 });
});

test('words that are gone, or could be meant twice, have no place and no fix', () => {
  for (const title of ['限女生', '招限男生和限男生']) {
    expect(positionInDraft({ ...draft, title }, finding({}))).toBeUndefined();
    expect(fixOf({ ...draft, title }, finding({}))).toBeUndefined();
  }
});

test('a fix changes the text that is meant, and a text of a list that is left empty goes', () => {
  expect(fixOf(draft, finding({}))).toEqual({ title: '性别不限' });
  expect(fixOf(draft, finding({ field: 'questions', item: 1 }))).toEqual({ questions: ['为什么？', '性别不限'] });
  expect(fixOf(draft, finding({ field: 'questions', item: 1, replacement: '' }))).toEqual({ questions: ['为什么？'] });
  expect(fixOf(draft, finding({ replacement: null }))).toBeUndefined();
});

test('a fix in the description keeps its marks', () => {
  const marked = { ...draft, description: '- **能吃苦**，限**男**生' };
  expect(fixOf(marked, finding({ field: 'description', start: 4, end: 7 }))).toEqual({
    description: '- **能吃苦**，性别不限',
  });
});

test('a newer check finds the same words further on, unless it finds them twice or not at all', () => {
  const moved = finding({ start: 4, end: 7 });
  expect(sameFinding(finding({}), [moved])).toBe(moved);
  expect(sameFinding(finding({}), [finding({ start: 9 }), finding({ start: 0 })])).toMatchObject({ start: 0 });
  expect(sameFinding(finding({}), [moved, finding({ start: 9 })])).toBeUndefined();
  expect(
    sameFinding(finding({}), [finding({ field: 'description', start: 4 }), finding({ words: '限女生', start: 5 })]),
  ).toBeUndefined();
});

test.each([
  ['做推荐系统，有意加微信 x123 直接联系。', '加微信 x123', '做推荐系统。'],
  ['有意加微信 x123，团队很年轻。', '加微信 x123', '团队很年轻。'],
  ['做推荐。加微信 x123。周末双休。', '加微信 x123', '做推荐。周末双休。'],
  ['做推荐，加微信 x123，周末双休', '加微信 x123', '做推荐，周末双休'],
  ['加微信 x123', '加微信 x123', ''],
  ['第一行加微信 x123\n第二行', '加微信 x123', '\n第二行'],
  [
    '这一句很长很长很长很长很长很长很长很长很长很长很长加微信 x123 的话只去掉这几个字',
    '加微信 x123',
    '这一句很长很长很长很长很长很长很长很长很长很长很长 的话只去掉这几个字',
  ],
])('what is deleted from %j takes its clause along', (description, words, left) => {
  const start = description.indexOf(words);
  const found = finding({ field: 'description', start, end: start + words.length, words, replacement: '' });
  const whole = { ...draft, description };
  expect(fixOf(whole, asDeleted(whole, found))).toEqual({ description: left });
});
