import { emptyInternshipDraft } from '@qinghe/contract/jobs/job.ts';
import { expect, test } from 'vitest';
import { goodDraft } from '../../../../test/jobs.ts';
import { rateJob } from './quality-rules.ts';

const best = goodDraft({
  pay_min: 200,
  pay_max: 300,
  description: `${'把一个真实的功能从想法做到上线，每周和导师一对一。'.repeat(8)}\n- 甲\n- 乙\n1. 丙`,
  highlights: ['导师带教', '可转正', '弹性时间'],
  questions: ['最满意的一个项目？'],
  auto_reply: '{name}，你好！',
});

test('an empty draft has nothing, a job that says everything a hundred', () => {
  const empty = rateJob(emptyInternshipDraft);
  expect(empty.score).toBe(0);
  expect(empty.gains.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  expect(rateJob(best)).toEqual({ score: 100, gains: [] });
});

test.each([
  ['pay', { pay_negotiable: true }, 28],
  ['pay_range', { pay_max: 321 }, 8],
  ['time', { months: null }, 8],
  ['length', { description: '- 甲\n- 乙\n- 丙' }, 12],
  ['structure', { description: '字'.repeat(200) }, 8],
  ['highlights', { highlights: ['可转正', '双休'] }, 10],
  ['questions', { questions: [] }, 8],
  ['auto_reply', { auto_reply: ' ' }, 8],
  ['address', { address: '' }, 6],
  ['majors', { majors: [] }, 6],
  ['deadline', { deadline: null }, 6],
] as const)('without %s it is less by its weight, and the gain is named', (item, change, lost) => {
  const { score, gains } = rateJob({ ...best, ...change } as typeof best);
  expect(score).toBe(100 - lost);
  expect(gains[0]?.item).toBe(item);
});

test('marks are no text: a list of nothing is no structure, bold no length', () => {
  expect(rateJob({ ...best, description: '- \n- \n- ' }).score).toBe(80);
});

test('what raises the score most is named first', () => {
  const points = rateJob(emptyInternshipDraft).gains.map((gain) => gain.points);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
});
