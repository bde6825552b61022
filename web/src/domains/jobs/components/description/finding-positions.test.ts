import { emptyInternshipDraft, type Finding } from '@qinghe/contract/jobs/job.ts';
import { expect, test } from 'vitest';
import { fixOf, positionInDraft, sameFinding } from './finding-positions.ts';

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
