import { expect, it } from 'vitest';
import type { OcrLine } from '../../../providers/ocr/port.ts';
import { linePlaces } from './line-places.ts';

/** Words as Tesseract told them of a picture 2,000 pixels wide: text, left, top, width, height. */
const line = (...words: [text: string, x: number, y: number, width: number, height: number][]): OcrLine => ({
  slope: 0,
  words: words.map(([text, x, y, width, height]) => ({ text, confidence: 0.9, box: { x, y, width, height } })),
});
const contact = line(
  ['电话', 130, 221, 78, 34],
  [':', 205, 200, 14, 67],
  ['13522410005', 239, 224, 210, 29],
  ['|', 466, 222, 3, 39],
  ['邮箱', 489, 221, 81, 35],
  [':', 561, 200, 14, 67],
  ['shenyfemaile', 596, 196, 241, 88],
  ['题', 861, 200, 34, 52],
  ['|', 1057, 222, 3, 39],
  ['杭州', 1115, 222, 60, 33],
);
const rows = [400, 460, 520].map((y) =>
  line(['教育背景和课程', 130, y, 230, 33], ['数据结构与操作系统编译原理', 380, y, 420, 33]),
);

it('looks again at the largest line and at what stands behind the word for e-mail', () => {
  const places = linePlaces([line(['沈逸', 130, 89, 190, 94], ['凡', 416, 92, 68, 91]), contact, ...rows], 2000);
  expect(places.map(({ script }) => script)).toEqual(['chinese', 'latin']);
  expect(places[0]?.box).toMatchObject({ x: 130, width: 354 });
  // As high as the word before it, not as the whole row.
  expect(places[1]?.box).toMatchObject({ x: 596, width: 299, height: 35 });
});

it('leaves room for a first character that nobody saw', () => {
  const [place] = linePlaces([line(['景行', 278, 174, 143, 70]), ...rows], 2000);
  expect(place?.box.x).toBeLessThan(200);
});

it('takes the cell behind 姓名, and none of its neighbours', () => {
  const form = line(
    ['姓名', 130, 100, 66, 33],
    ['张思远', 250, 100, 99, 33],
    ['性别', 600, 100, 66, 33],
    ['男', 720, 100, 33, 33],
  );
  const [place] = linePlaces([form, ...rows], 2000);
  expect(place?.seen.map(({ text }) => text)).toEqual(['张思远']);
});

it('finds an address without a label, without the mark before it', () => {
  const places = linePlaces([line(['加wei-zhixia@example.com', 496, 241, 446, 37]), ...rows], 2000);
  expect(places[0]).toMatchObject({ script: 'latin', seen: [{ text: 'wei-zhixia@example.com' }] });
  expect(places[0]?.box.x).toBeGreaterThan(515);
});
