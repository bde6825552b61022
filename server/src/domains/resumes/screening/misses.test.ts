import { noConditions, type ScreeningConditions } from '@qinghe/contract/resumes/screening.ts';
import { expect, test } from 'vitest';
import { inForce, missesOf, type Screened } from './misses.ts';

const person: Screened = {
  degree: 'bachelor',
  days_per_week: 4,
  months: 3,
  earliest_start: '2026-12-01',
  graduation_month: '2027-06',
  major: '计算机科学与技术',
  answers: [
    { question: '几天？', answer: '大约 4 天' },
    { question: '语言？', answer: 'Ｇｏ 和 Python' },
    { question: '薪资？', answer: '180-220' },
    { question: '为什么？', answer: '' },
  ],
};
const nothingSaid: Screened = {
  degree: null,
  days_per_week: null,
  months: null,
  earliest_start: null,
  graduation_month: null,
  major: '',
  answers: [],
};

const strict: ScreeningConditions = {
  min_degree: 'master',
  days_per_week: 5,
  months: 4,
  latest_start: '2026-11-30',
  graduation_years: [2026, 2028],
  majors: ['软件', '数学'],
  anonymous_until: null,
  answers: [
    { question: '几天？', measure: 'at_least', number: 5 },
    { question: '语言？', measure: 'words', words: ['Rust', 'C++'] },
  ],
};

test('all that is missed is named in its order, with what it asks', () => {
  expect(missesOf(strict, person)).toEqual([
    { aspect: 'degree', wanted: ['master'] },
    { aspect: 'days_per_week', wanted: ['5'] },
    { aspect: 'months', wanted: ['4'] },
    { aspect: 'start', wanted: ['2026-11-30'] },
    { aspect: 'graduation', wanted: ['2026', '2028'] },
    { aspect: 'major', wanted: ['软件', '数学'] },
    { aspect: 'answer_at_least', wanted: ['几天？', '5'] },
    { aspect: 'answer_words', wanted: ['语言？', 'Rust', 'C++'] },
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

const days = '几天？';
test.each([
  ['the number itself', { question: days, measure: 'at_least', number: 4 }],
  ['the number itself', { question: days, measure: 'at_most', number: 4 }],
  ['a word, whatever width, case and blanks', { question: '语言？', measure: 'words', words: ['ruby', ' g o '] }],
  ['a range, which is for a person to read', { question: '薪资？', measure: 'at_most', number: 100 }],
  ['words where a number is asked', { question: '语言？', measure: 'at_least', number: 4 }],
  ['a blank', { question: '为什么？', measure: 'words', words: ['喜欢'] }],
  ['a question that was never asked', { question: '会骑马吗？', measure: 'words', words: ['会'] }],
] as const)('%s misses no condition on an answer', (_said, condition) => {
  const rule = { ...noConditions, answers: [condition] } as unknown as ScreeningConditions;
  expect(missesOf(rule, person)).toEqual([]);
});

test('a number above what an answer may be is missed; a condition of a question that is gone counts no more', () => {
  const rule: ScreeningConditions = { ...noConditions, answers: [{ question: days, measure: 'at_most', number: 3 }] };
  expect(missesOf(rule, person)).toEqual([{ aspect: 'answer_at_most', wanted: [days, '3'] }]);
  expect(missesOf(inForce(rule, [days]), person)).toHaveLength(1);
  expect(missesOf(inForce(rule, ['每周几天？']), person)).toEqual([]);
});
