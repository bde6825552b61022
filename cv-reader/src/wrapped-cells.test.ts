import { expect, it } from 'vitest';
import type { LooseLine } from './lines.ts';
import { joinWrappedCells } from './wrapped-cells.ts';

/** Cells by where they begin; a character is ten points wide. */
function row(y: number, ...cells: [number, string][]): LooseLine {
  let text = '';
  const pieces: LooseLine['pieces'] = [];
  for (const [x, cell] of cells) {
    if (text !== '') text += '\t';
    pieces.push({
      start: text.length,
      end: text.length + cell.length,
      box: { x, y, width: cell.length * 10, height: 10 },
    });
    text += cell;
  }
  return { text, page: 1, size: 10, block: 0, pieces };
}
const texts = (...lines: LooseLine[]) => joinWrappedCells(lines).map(({ text }) => text);

it('joins the rests of cells that their columns broke, each with its own place', () => {
  const upper = row(0, [0, '2020.09'], [100, '西南交通大'], [160, '轨道交通信号与控'], [250, '大学本']);
  const [joined, ...more] = joinWrappedCells([upper, row(14, [100, '学'], [160, '制'], [250, '科'])]);
  expect(joined?.text).toBe('2020.09\t西南交通大学\t轨道交通信号与控制\t大学本科');
  expect(joined?.pieces.map(({ start, end }) => joined.text.slice(start, end))).toEqual([
    ...['2020.09', '西南交通大', '学', '轨道交通信号与控', '制', '大学本', '科'],
  ]);
  expect(more).toEqual([]);
});

it('leaves rows of a form, and rows below cells that had room', () => {
  const form = [
    row(0, [0, '姓名'], [30, '王小明'], [70, '电话'], [100, '13800000000']),
    row(14, [0, '性别'], [30, '男']),
  ];
  expect(texts(...form)).toHaveLength(2);
  expect(texts(row(0, [0, '厦门大学'], [200, '化学']), row(14, [0, '良好']))).toHaveLength(2);
});
