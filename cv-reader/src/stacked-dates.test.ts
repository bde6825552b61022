import { expect, it } from 'vitest';
import type { LooseLine } from './lines.ts';
import { joinStackedDates } from './stacked-dates.ts';

/** Cells by where they begin; a character is five points wide. */
function row(y: number, ...cells: [number, string][]): LooseLine {
  let text = '';
  const pieces: LooseLine['pieces'] = [];
  for (const [x, cell] of cells) {
    if (text !== '') text += '\t';
    pieces.push({
      start: text.length,
      end: text.length + cell.length,
      box: { x, y, width: cell.length * 5, height: 10 },
    });
    text += cell;
  }
  return { text, page: 1, size: 10, block: 0, pieces };
}
const texts = (...lines: LooseLine[]) => joinStackedDates(lines).map(({ text }) => text);

it('joins a stretch of time that a narrow column broke, on either edge', () => {
  expect(texts(row(0, [10, '9/2018-'], [80, '中北大学']), row(12, [10, '6/2022']))).toEqual([
    '9/2018- 6/2022\t中北大学',
  ]);
  // Set to the right edge of its column.
  expect(texts(row(0, [10, '11/2019-'], [80, '课程表']), row(12, [20, '2/2020']))).toEqual(['11/2019- 2/2020\t课程表']);
  expect(texts(row(0, [10, 'Hill Works'], [200, 'Sep 2019 - Jun']), row(12, [10, 'Engineer'], [200, '2022']))).toEqual([
    'Hill Works\tSep 2019 - Jun 2022',
    'Engineer',
  ]);
});

it('joins two dates one under the other, with what stands beside the second', () => {
  const [first, second] = joinStackedDates([
    row(0, [10, '2020/09'], [80, '厦门大学']),
    row(12, [10, '2024/06'], [80, '化学 本科']),
  ]);
  expect([first?.text, second?.text]).toEqual(['2020/09 – 2024/06\t厦门大学', '化学 本科']);
  // Every piece still says where its words are.
  expect(first?.pieces.map(({ start, end }) => first.text.slice(start, end))).toEqual([
    '2020/09',
    '2024/06',
    '厦门大学',
  ]);
  expect(second?.pieces.map(({ start, end }) => second.text.slice(start, end))).toEqual(['化学 本科']);
});

it('leaves awards with their years as they are', () => {
  const awards = [row(0, [10, '2020.06'], [80, '国家奖学金']), row(12, [10, '2021.06'], [80, '优秀学生干部'])];
  expect(texts(...awards)).toEqual(awards.map(({ text }) => text));
});

it('joins two dates with a dash alone between them, beside a school and its degree', () => {
  expect(
    texts(
      row(0, [10, '湖南农业大学'], [200, '2018.09']),
      row(12, [200, '—']),
      row(24, [10, '农学 本科'], [200, '2022.06']),
    ),
  ).toEqual(['湖南农业大学\t2018.09 – 2022.06', '农学 本科']);
});

it('leaves a dash alone that no second date follows: nobody is there until today because of it', () => {
  const [date, dash, text] = [row(0, [200, '2018.09']), row(12, [200, '—']), row(24, [10, '农学 本科'])];
  expect(texts(date, dash, text)).toEqual(['2018.09', '—', '农学 本科']);
  const elsewhere = { ...row(24, [200, '2022.06']), block: 1 };
  expect(texts(date, dash, elsewhere)).toEqual(['2018.09', '—', '2022.06']);
});
