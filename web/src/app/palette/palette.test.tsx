import { expect, test } from 'vitest';
import { matches } from './matches.ts';
import { openedBy, withNewest } from './opened.ts';

const uuid = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

test('words are found in any order, case and width', () => {
  expect(matches('', '深色')).toBe(true);
  expect(matches('后端 实习', '实习生（后端）')).toBe(true);
  expect(matches('ＪＡＶＡ', 'Java 开发')).toBe(true);
  expect(matches('java 前端', 'Java 开发')).toBe(false);
});

test('an address opens a person, a job or nothing', () => {
  expect(openedBy('/resume/new', `?q=a&id=${uuid(1)}`)).toEqual({ type: 'application', uuid: uuid(1) });
  expect(openedBy('/resume/school/new', `?id=${uuid(1)}`)).toEqual({ type: 'application', uuid: uuid(1) });
  expect(openedBy('/job-management/internship/publish-job', `?id=${uuid(2)}`)).toEqual({ type: 'job', uuid: uuid(2) });
  expect(openedBy('/resume/new', '')).toBeNull();
  expect(openedBy('/resume/new', '?id=张三')).toBeNull();
  expect(openedBy('/', `?id=${uuid(1)}`)).toBeNull();
});

test('the newest stands first, each once, six at most, and what is not ours is forgotten', () => {
  let stored: string | null = '["application:张三","x","job"]';
  for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) stored = withNewest(stored, { type: 'application', uuid: uuid(n) });
  expect(JSON.parse(stored ?? '')).toEqual([3, 7, 6, 5, 4, 2].map((n) => `application:${uuid(n)}`));
  expect(withNewest('{"broken', { type: 'job', uuid: uuid(1) })).toBe(`["job:${uuid(1)}"]`);
});
