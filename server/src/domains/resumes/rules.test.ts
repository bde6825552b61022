import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { expect, test } from 'vitest';
import { cityFitOf, fitOf, judgeMove, possibleMoves, undoUntil } from './rules.ts';

// Rows: from; columns: to, in the order of the stages. a allowed, r needs a reason, - forbidden.
const table: Record<Exclude<Stage, 'reject'>, string> = {
  new: '-aaaaa',
  primary_screening: 'r-aaaa',
  written: 'rr-aaa',
  interview: 'rrr-aa',
  employed: '-----r',
};
const meaning = { a: 'allowed', r: 'needs_reason', '-': 'forbidden' };

test.each(
  Object.entries(table).flatMap(([from, row]) =>
    stages.map((to, index) => [from as Stage, to, meaning[row[index] as 'a']] as const),
  ),
)('from %s to %s is %s', (from, to, verdict) => {
  for (const rejectedFrom of [null, 'interview'] as const) expect(judgeMove(from, to, rejectedFrom)).toBe(verdict);
});

test('a rejected application goes back to where it came from and nowhere else', () => {
  for (const origin of stages.filter((stage) => stage !== 'reject'))
    for (const to of stages) expect(judgeMove('reject', to, origin)).toBe(to === origin ? 'allowed' : 'forbidden');
  for (const to of stages) expect(judgeMove('reject', to, null)).toBe('forbidden');
});

test('the moves on offer are those that are not forbidden, in the order of the stages', () => {
  expect(possibleMoves('written', null)).toEqual(['new', 'primary_screening', 'interview', 'employed', 'reject']);
  expect(possibleMoves('employed', null)).toEqual(['reject']);
  expect(possibleMoves('reject', 'written')).toEqual(['written']);
});

test('a move can be taken back for ten seconds', () => {
  expect(undoUntil(new Date('2026-03-01T08:00:00.000Z')).toISOString()).toBe('2026-03-01T08:00:10.000Z');
});

const job = { days_per_week: 4, months: 3, degree: 'bachelor' as const };

test('a candidate who offers as much as the job wants, or more, meets it', () => {
  const points = fitOf({ days_per_week: 5, months: 3, degree: 'master' }, job);
  expect(points.map(({ aspect, verdict, short_by }) => [aspect, verdict, short_by])).toEqual([
    ['days_per_week', 'meets', null],
    ['months', 'meets', null],
    ['degree', 'meets', null],
  ]);
});

test('a shortfall says how much is missing', () => {
  const points = fitOf({ days_per_week: 2, months: 1, degree: 'associate' }, job);
  expect(points).toEqual([
    { aspect: 'days_per_week', verdict: 'misses', wanted: '4', offered: '2', short_by: 2 },
    { aspect: 'months', verdict: 'misses', wanted: '3', offered: '1', short_by: 2 },
    { aspect: 'degree', verdict: 'misses', wanted: 'bachelor', offered: 'associate', short_by: 1 },
  ]);
});

test('what the candidate did not say is unknown, never a miss', () => {
  const points = fitOf({ days_per_week: null, months: null, degree: null }, job);
  expect(points.map(({ verdict }) => verdict)).toEqual(['unknown', 'unknown', 'unknown']);
});

test('what the job does not ask for is not measured', () => {
  expect(
    fitOf({ days_per_week: 1, months: 1, degree: 'high_school' }, { days_per_week: null, months: null, degree: null }),
  ).toEqual([]);
});

test.each([
  [{ city: '上海', wish_city: '' }, ['上海市', '杭州市'], 'meets', '上海'],
  [{ city: '武汉', wish_city: '杭州市' }, ['上海市', '杭州市'], 'meets', '杭州'],
  [{ city: '武汉市', wish_city: '' }, ['上海市'], 'unknown', '武汉'],
])('where somebody is: %o for a job in %o is %s', (candidate, cities, verdict, offered) => {
  expect(cityFitOf(candidate, cities)).toMatchObject([{ aspect: 'city', verdict, offered, short_by: null }]);
});

test('a job that is done anywhere, and who did not say where they are, are not compared', () => {
  expect(cityFitOf({ city: '上海', wish_city: '' }, [])).toEqual([]);
  expect(cityFitOf({ city: '', wish_city: '' }, ['上海市'])).toEqual([]);
});
