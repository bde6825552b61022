import { expect, test } from 'vitest';
import { withLikelyWrong } from './doubt-model.ts';
import { linesOf } from './lines.ts';
import { fieldsByRules, parseFields } from './parse-fields.ts';

const lines = linesOf(
  [
    '王若彤',
    '138-0000-1234',
    '实习经历',
    '海岸科技有限公司  行政助理  2023.05-2023.08',
    '云山文化有限公司  文案编辑  2024.05-2024.08',
    '教育背景',
    '浙江大学  会计学  本科  2020.09-2024.06',
  ].join('\n'),
);

test('what looks as it should carries no doubt', () => {
  const { internships = [], educations = [] } = parseFields(lines);
  for (const entry of [...internships, ...educations])
    for (const found of Object.values(entry)) expect(found).not.toHaveProperty('doubt');
});

test('a value that is likely wrong is doubted, the values and their places stay', () => {
  const wrong = linesOf(
    ['王若彤', '138-0000-1234', '工作经历', '处理入住、退房，每更约六十间房', '2023.05-2023.08', '居住地'].join('\n'),
  );
  const before = fieldsByRules(wrong);
  const after = withLikelyWrong(before, wrong);
  const undoubted = JSON.parse(JSON.stringify(after, (name, value) => (name === 'doubt' ? undefined : value)));
  expect(undoubted).toEqual(
    JSON.parse(JSON.stringify(before, (name, value) => (name === 'doubt' ? undefined : value))),
  );
  expect(JSON.stringify(after.internships)).toContain('"doubt":"odd"');
});

test('a doubt that is there stays as it is', () => {
  const doubted = { ...fieldsByRules(lines) };
  const [first] = doubted.internships ?? [];
  if (first?.company) first.company.doubt = 'leftover';
  expect(withLikelyWrong(doubted, lines).internships?.[0]?.company?.doubt).toBe('leftover');
});
