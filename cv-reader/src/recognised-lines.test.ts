import { expect, it } from 'vitest';
import type { OcrLine, OcrPage } from './ocr.ts';
import { readRecognised } from './read-recognised.ts';
import { recognisedLines } from './recognised-lines.ts';

const SIZE = 34;

/** A line as OCR tells it: words at their places, Chinese ones square, others half as wide as high. */
function line(y: number, ...words: [x: number, text: string][]): OcrLine {
  return {
    slope: 0,
    words: words.map(([x, text]) => ({
      text,
      confidence: 0.9,
      box: {
        x,
        y: y - SIZE * 0.86,
        width: [...text].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? SIZE : SIZE / 2), 0),
        height: SIZE * 0.93,
      },
    })),
  };
}

/** As if the sheet had been laid down turned by so many radians. */
const turned = (lines: OcrLine[], angle: number): OcrLine[] =>
  lines.map(({ words }) => ({
    slope: Math.tan(angle),
    words: words.map(({ box, ...word }) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return {
        ...word,
        box: { ...box, x: x * cos - y * sin - box.width / 2, y: x * sin + y * cos - box.height / 2 },
      };
    }),
  }));

const page = (lines: OcrLine[], turns: OcrPage['turns'] = 0) => [
  { page: 1, scale: 0.2975, width: 2000, height: 2800, turns, lines },
];
const textOf = (lines: OcrLine[]) => recognisedLines(page(lines)).map(({ text }) => text);

it('puts characters together to words, and keeps company and position apart', () => {
  expect(
    textOf([line(200, [150, '云岭'], [222, '网络'], [292, '科技'], [395, '后端'], [464, '实习生'], [1500, '2025.03'])]),
  ).toEqual(['云岭网络科技  后端实习生\t2025.03']);
});

it('reads gaps that OCR took for quotation marks as gaps', () => {
  expect(textOf([line(200, [150, '云岭科技'], [300, '”'], [330, '后端实习生'])])).toEqual(['云岭科技  后端实习生']);
  expect(textOf([line(200, [150, '云岭科技'], [300, '”后端实习生'])])).toEqual(['云岭科技  后端实习生']);
});

it('keeps figures around a 1 together, which stand a little apart, and a telephone number from an address', () => {
  const figures = (...words: [x: number, text: string][]) => textOf([line(200, [150, '电话'], ...words)]);
  expect(figures([234, '1'], [264, '592'], [328, '1'], [358, '1'], [388, '37840'])).toEqual(['电话 15921137840']);
  expect(figures([234, '35'], [286, '1'])).toEqual(['电话 35 1']);
  expect(textOf([line(200, [150, '15921137840lina@example.net'])])).toEqual(['15921137840 lina@example.net']);
});

it('finds the dash between dates, seen as a number, apart, or not at all', () => {
  const dates = (...words: [number, string][]) => textOf([line(200, ...words)])[0]?.replace(/\s/g, '');
  expect(dates([150, '2023年9月'], [330, '一'], [380, '2027年6月'])).toBe('2023年9月–2027年6月');
  expect(dates([150, '2023年9月'], [330, '一至今'])).toBe('2023年9月–至今');
  expect(dates([150, '2023/092027/06'])).toBe('2023/09–2027/06');
  expect(dates([150, '2023.09'], [300, '2027.06'])).toBe('2023.09–2027.06');
  expect(
    textOf([line(200, [150, '2023.09']), line(200, [285, '-']), line(200, [320, '2027.06'])])[0]?.replace(/\s/g, ''),
  ).toBe('2023.09-2027.06');
});

it('mends bullets, telephone numbers and addresses', () => {
  expect(textOf([line(200, [150, '。'], [190, '国家奖学金'])])).toEqual(['• 国家奖学金']);
  expect(textOf([line(200, [150, '1382241271O'])])).toEqual(['13822412710']);
  expect(textOf([line(200, [150, 'siyuan.'], [280, 'zhang＠example.com'])])).toEqual(['siyuan.zhang@example.com']);
  expect(textOf([line(200, [150, 'lina@examplecom'])])).toEqual(['lina@example.com']);
  expect(textOf([line(200, [150, 'Edinburgh'], [315, '©'], [345, 'Scotland'])])).toEqual(['Edinburgh | Scotland']);
});

it('puts a name with a dot together, and leaves dots between other things', () => {
  expect(textOf([line(200, [150, '古丽娜尔'], [305, '·'], [340, '买买提'])])).toEqual(['古丽娜尔·买买提']);
  expect(textOf([line(200, [150, '男'], [205, '·'], [240, '2001.02出生'])])[0]).toContain(' ·');
});

it('knows a heading with a wrong letter or two, and leaves other short lines alone', () => {
  expect(textOf([line(200, [150, '项目经庆'])])).toEqual(['项目经历']);
  expect(textOf([line(200, [150, 'ExpERI'], [270, 'ENCE'])])).toEqual(['Experience']);
  expect(textOf([line(200, [150, '欧阳晓雨'])])).toEqual(['欧阳晓雨']);
});

it('drops what is no writing', () => {
  const speck: OcrLine = {
    slope: 0,
    words: [{ text: '人', confidence: 0.2, box: { x: 900, y: 300, width: 20, height: 30 } }],
  };
  expect(textOf([line(200, [150, '教育背景']), speck, line(260, [150, '|'])])).toEqual(['教育背景']);
});

it('reads a turned sheet as a straight one, and marks words where they stand on the picture', () => {
  const straight = [
    line(200, [150, '张思远']),
    line(320, [150, '教育背景']),
    line(400, [150, '浙江大学'], [330, '软件工程'], [500, '本科'], [1500, '2022.09-2026.06']),
    line(480, [150, '主修课程：数据结构、操作系统、计算机网络、编译原理']),
  ];
  const read = (lines: OcrLine[]) => readRecognised({ kind: 'picture', pages: 1, seen: page(lines) });
  const level = read(straight);
  const tilted = read(turned(straight, 0.02));
  expect(tilted.text).toBe(level.text);
  const school = tilted.fields.educations?.[0]?.school;
  expect(school?.value).toBe('浙江大学');
  const marks = tilted.lines
    .flatMap((one) => one.spans)
    .filter((span) => span.start < (school?.source?.end ?? 0) && span.end > (school?.source?.start ?? 0));
  const word = turned(straight, 0.02)[2]?.words[0]?.box;
  expect(marks).toHaveLength(1);
  expect(Math.abs((marks[0]?.box.x ?? 0) - (word?.x ?? 0) * 0.2975)).toBeLessThan(2);
  expect(Math.abs((marks[0]?.box.y ?? 0) - (word?.y ?? 0) * 0.2975)).toBeLessThan(4);
});

it.each([
  { turns: 1, x: 480, y: 2800 - 150 - 4 * SIZE, width: 0.93 * SIZE, height: 4 * SIZE },
  { turns: 2, x: 2000 - 150 - 4 * SIZE, y: 2800 - 480 - 0.93 * SIZE, width: 4 * SIZE, height: 0.93 * SIZE },
  { turns: 3, x: 2000 - 480 - 0.93 * SIZE, y: 150, width: 0.93 * SIZE, height: 4 * SIZE },
] as const)('marks words on a picture that was turned by $turns quarters', ({ turns, ...wanted }) => {
  const [only] = recognisedLines(page([line(480 + 0.86 * SIZE, [150, '浙江大学'])], turns));
  expect(only?.text).toBe('浙江大学');
  const box = only?.pieces[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  // In points, to three of them, for the letters fill not all of their line.
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(box[side] - wanted[side] * 0.2975), side).toBeLessThan(3);
});

it('says of a picture without words that it has none', () => {
  expect(() => readRecognised({ kind: 'picture', pages: 1, seen: page([]) })).toThrow('no_text');
});

it('joins a name in large print that goes on below, though its last sign looks a little smaller', () => {
  const large = (y: number, x: number, text: string, size: number): OcrLine => ({
    slope: 0,
    words: [{ text, confidence: 1, box: { x, y: y - size, width: size * [...text].length, height: size } }],
  });
  const small = [600, 660, 720, 780].map((y) => line(y, [76, '熟悉双语传播环境文字功底扎']));
  expect(textOf([large(210, 76, '阿依古丽·买买', 60), large(300, 76, '提', 57), ...small])[0]).toBe('阿依古丽·买买提');
});

it('keeps a name and a telephone number apart that were found one by one, though their boxes touch', () => {
  expect(textOf([line(200, [87, '李娜']), line(200, [140, '15921137840|'], [396, 'lina0214@example.net'])])[0]).toMatch(
    /^李娜\s+15921137840\|\s/,
  );
});

it('leaves out what a camera wrote into the picture', () => {
  expect(textOf([line(200, [150, '云岭科技']), line(300, [150, '2026/10/08 19:42'])])).toEqual(['云岭科技']);
});

it('doubts what stands on letters that are hard to tell', () => {
  const lines = [line(200, [150, '王小明']), line(300, [150, '13800138000']), line(400, [150, 'xiaoming@example.com'])];
  const [word] = lines[1]?.words ?? [];
  Object.assign(word ?? {}, { confidence: 0.6 });
  const { fields } = readRecognised({ kind: 'picture', pages: 1, seen: page(lines) });
  expect(fields.phone).toMatchObject({ value: '13800138000', doubt: 'unclear' });
  expect(fields.email).not.toHaveProperty('doubt');
});
