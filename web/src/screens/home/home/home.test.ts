import { describe, expect, test } from 'vitest';
import type { Overview } from '../../../domains/home/api/business-overview.ts';
import { greetingOf } from './greeting.ts';
import { tasksOf } from './task-list.ts';

test.each([
  [0, 'tired'],
  [5, 'tired'],
  [6, 'morning'],
  [10, 'morning'],
  [11, 'noon'],
  [13, 'noon'],
  [14, 'afternoon'],
  [18, 'afternoon'],
  [19, 'evening'],
  [23, 'evening'],
])('at %i o’clock it is %s', (hour, greeting) => {
  expect(greetingOf(hour)).toBe(greeting);
});

describe('what there is to do', () => {
  const overview = {
    waiting: [
      { job_uuid: 'a', kind: 'internship', title: 'A', count: 1 },
      { job_uuid: 'b', kind: 'campus', title: 'B', count: 4 },
    ],
    expiring_jobs: [
      { job_uuid: 'c', kind: 'internship', title: 'C', deadline: '2026-11-30', applications: 2 },
      { job_uuid: 'd', kind: 'campus', title: 'D', deadline: '2026-11-21', applications: 9 },
    ],
  } as unknown as Overview;
  // 01:00 of the 21st in Shanghai is still the 20th in UTC.
  const tasks = tasksOf(overview, new Date('2026-11-20T17:00:00Z'));

  test('comes in the order of urgency', () => {
    expect(tasks.map((task) => task.title)).toEqual(['B', 'A', 'D', 'C']);
  });

  test('counts the days to a deadline in the company’s calendar', () => {
    expect(tasks.map((task) => (task.kind === 'expiring' ? task.days : null))).toEqual([null, null, 0, 9]);
  });

  test('opens the very list that it counts', () => {
    expect(tasks.map((task) => task.to)).toEqual([
      '/resume/school/new?job_uuid=b&waiting_days=2&sort=longest',
      '/resume/new?job_uuid=a&waiting_days=2&sort=longest',
      '/resume/school/new?job_uuid=d',
      '/job-management/internship?filter=expiring',
    ]);
  });
});
