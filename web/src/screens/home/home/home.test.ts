import { describe, expect, test } from 'vitest';
import { todayOf } from '../../../../test/today.ts';
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
  const job = (job_uuid: string, kind: 'internship' | 'campus', more: object) => ({
    job_uuid,
    kind,
    title: job_uuid,
    ...more,
  });
  const byKind = { online: 9, expiring: 1, all: 9 };
  const overview = {
    jobs: { internship: byKind, campus: { ...byKind, expiring: 2 } },
    waiting: [
      job('A', 'internship', { count: 1 }),
      job('B', 'campus', { count: 4 }),
      job('C', 'campus', { count: 5 }),
      job('D', 'campus', { count: 2 }),
    ],
    expiring_jobs: [
      job('E', 'internship', { deadline: '2026-11-30', applications: 2 }),
      job('F', 'campus', { deadline: '2026-11-25', applications: 9 }),
      job('G', 'campus', { deadline: '2026-11-21', applications: 9 }),
    ],
  } as unknown as Overview;
  const everything = todayOf({
    due: { internship: { count: 1, all: true }, campus: { count: 11, all: true } },
    answered: { internship: 3, campus: 1 },
    rights: { ending: 60, next_end: '2026-11-24T02:00:00.000Z' },
  });
  // 01:00 of the 21st in Shanghai is still the 20th in UTC.
  const now = new Date('2026-11-20T17:00:00Z');
  const tasks = tasksOf({ overview, today: everything, licenceDays: 27 }, now);

  test('comes in the order of urgency', () => {
    expect(tasks.map(({ kind }) => kind)).toEqual([
      'due',
      'due',
      'answered',
      'answered',
      'expiring',
      'expiring',
      'rights',
      'licence',
    ]);
    expect(
      tasksOf({ overview: { ...overview, waiting: [], expiring_jobs: [] }, today: todayOf(), licenceDays: null }, now),
    ).toEqual([]);
  });

  test('counts the days to an end in the company’s calendar', () => {
    expect(tasks.flatMap((task) => ('days' in task ? [task.days] : []))).toEqual([9, 0, 3, 27]);
  });

  test('names the jobs with most people, and the first that ends', () => {
    expect(tasks[1]).toMatchObject({ count: 11, jobs: { titles: ['C', 'B'], all: 3 }, isOneJob: false });
    expect(tasks[5]).toMatchObject({ count: 2, title: 'G' });
  });

  test('opens the very list that it counts', () => {
    expect(tasks.map(({ to }) => to)).toEqual([
      '/resume/new?waiting_days=2&sort=longest&job_uuid=A',
      '/resume/school/new?waiting_days=2&sort=longest',
      '/resume/new?source=invitation',
      '/resume/school/new?source=invitation',
      '/job-management/internship?filter=expiring',
      '/job-management/campus-recruitment/campus-recruitment-job?filter=expiring',
      '/recruitment-props/my-rights',
      '/fill-info/lisence',
    ]);
  });

  test('where a list holds a colleague’s people too, each job of one’s own is a line', () => {
    const shared = { ...everything, due: { ...everything.due, campus: { count: 11, all: false } } };
    const due = tasksOf({ overview, today: shared, licenceDays: null }, now).filter(({ kind }) => kind === 'due');
    expect(due.map(({ to }) => to.slice(to.indexOf('job_uuid')))).toEqual(
      ['A', 'C', 'B', 'D'].map((one) => `job_uuid=${one}`),
    );
  });
});
