import { expect, test } from 'vitest';
import { sectionOf, withPart } from './report.ts';

const on = { day: '2026-11-28', commit: '12345678', processor: 'a | b, 2 cores', load: [0.2, 1.94] } as const;

test('a part is told with its circumstances, and what misses its budget stands out', () => {
  const rows = [
    { what: 'a | b', measured: '1 ms', ratio: 0.5, budget: '≤ 1', met: true },
    { what: 'c', measured: '3 ms', against: '2 ms', ratio: 1.5, budget: '≤ 1', met: false },
    { what: 'd', measured: '4 ms' },
  ];
  expect(sectionOf(rows, { ...on, load: [...on.load] }).split('\n')).toEqual([
    '2026-11-28, commit 12345678, a | b, 2 cores, load 0.2 to 1.9',
    '',
    '| what | measured | against | ratio | budget | met |',
    '| --- | --- | --- | --- | --- | --- |',
    '| a \\| b | 1 ms |  | 0.50 | ≤ 1 | yes |',
    '| c | 3 ms | 2 ms | 1.50 | ≤ 1 | **no** |',
    '| d | 4 ms |  |  |  |  |',
  ]);
});

test('a part takes the place of what it came to before, and leaves the others', () => {
  const first = withPart(withPart('', 'start', 'slow'), 'requests', 'many');
  expect(first.match(/^## .*/gm)).toEqual(['## requests', '## start']);
  const next = withPart(first, 'start', 'quick');
  expect(next).toContain('## start\n\nquick');
  expect(next).not.toContain('slow');
  expect(next).toContain('## requests\n\nmany');
  expect(withPart(next, 'start', 'quick')).toBe(next);
});
