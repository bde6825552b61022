import { describe, expect, test } from 'vitest';
import type { OcrLine } from './ocr.ts';
import { parseIdCard } from './parse-id-card.ts';

/** A line at a place, as a recogniser gives it. */
const line = (text: string, [x, y]: [number, number], confidence = 0.98): OcrLine => ({
  slope: 0,
  words: [{ text, box: { x, y, width: 30 * text.length, height: 34 }, confidence }],
});
const rest = [
  line('性别 男 民族 汉', [60, 160]),
  line('出生 1996年8月14日', [60, 235]),
  line('住址 上海市杨浦区大学路248号5层', [60, 310]),
];
const number = (text = '310104199608140015', confidence?: number) =>
  line(`公民身份号码 ${text}`, [60, 565], confidence);

describe('the portrait side of an identity card', () => {
  test('name and number are read, whether label and value are one line or two', () => {
    const read = [
      { field: 'name', value: '沈维舟', doubtful: false },
      { field: 'number', value: '310104199608140015', doubtful: false },
    ];
    expect(parseIdCard([line('姓名 沈维舟', [60, 85]), ...rest, number()])).toEqual(read);
    const apart = [line('姓名', [60, 85]), line('沈维舟', [160, 82]), ...rest];
    expect(parseIdCard([...apart, line('公民身份号码', [60, 565]), line('310104199608140015', [300, 562])])).toEqual(
      read,
    );
  });

  test('a number whose check digit does not add up is doubtful, as what the recogniser is not sure of', () => {
    expect(parseIdCard([number('310104199608140016')])).toMatchObject([{ doubtful: true }]);
    expect(parseIdCard([number('310104199608140015', 0.7)])).toMatchObject([{ doubtful: true }]);
    expect(parseIdCard([line('姓名 沈', [60, 85])])).toMatchObject([{ value: '沈', doubtful: true }]);
    expect(parseIdCard([line('姓名 沈维舟', [60, 85], 0.6)])).toMatchObject([{ doubtful: true }]);
  });

  test('a small x is a sign, and a name may have a dot', () => {
    expect(parseIdCard([number('11010519491231002x')])).toMatchObject([
      { value: '11010519491231002X', doubtful: false },
    ]);
    expect(parseIdCard([line('姓名 阿依古丽•买买提', [60, 85])])).toEqual([
      { field: 'name', value: '阿依古丽·买买提', doubtful: false },
    ]);
  });

  test('a picture of something else says nothing', () => {
    expect(parseIdCard(rest)).toEqual([]);
    expect(parseIdCard([])).toEqual([]);
  });
});
