import { noConditions, type ScreeningConditions } from '@qinghe/contract/resumes/screening.ts';
import { expect, test } from 'vitest';
import { missesOf, type Screened } from './misses.ts';

const person: Screened = {
  degree: 'bachelor',
  days_per_week: 4,
  months: 3,
  earliest_start: '2026-12-01',
  graduation_month: '2027-06',
  major: '计算机科学与技术',
};
const nothingSaid: Screened = {
  degree: null,
  days_per_week: null,
  months: null,
  earliest_start: null,
  graduation_month: null,
  major: '',
};

const strict: ScreeningConditions = {
  min_degree: 'master',
  days_per_week: 5,
  months: 4,
  latest_start: '2026-11-30',
  graduation_years: [2026, 2028],
  majors: ['软件', '数学'],
  anonymous_until: null,
};

test('all that is missed is named in its order, with what it asks', () => {
  expect(missesOf(strict, person)).toEqual([
    { aspect: 'degree', wanted: ['master'] },
    { aspect: 'days_per_week', wanted: ['5'] },
    { aspect: 'months', wanted: ['4'] },
    { aspect: 'start', wanted: ['2026-11-30'] },
    { aspect: 'graduation', wanted: ['2026', '2028'] },
    { aspect: 'major', wanted: ['软件', '数学'] },
  ]);
});

test('what was not said is missed by nobody, and nothing is missed where nothing is asked', () => {
  expect(missesOf(strict, nothingSaid)).toEqual([]);
  expect(missesOf(noConditions, person)).toEqual([]);
});

test.each([
  [{ min_degree: 'bachelor' }, {}],
  [{ min_degree: 'bachelor' }, { degree: 'doctor' }],
  [{ days_per_week: 4, months: 3 }, {}],
  [{ latest_start: '2026-12-01' }, {}],
  [{ latest_start: '2020-01-01' }, { earliest_start: 'now' }],
  [{ graduation_years: [2026, 2027] }, {}],
  [{ majors: ['计算机'] }, {}],
  [{ majors: [' ＣＳ '] }, { major: 'cs and Math' }],
] as const)('%j is met by %j', (rule, said) => {
  expect(missesOf({ ...noConditions, ...rule } as ScreeningConditions, { ...person, ...said })).toEqual([]);
});
