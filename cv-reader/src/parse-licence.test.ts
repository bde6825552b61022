import { describe, expect, test } from 'vitest';
import type { OcrLine } from './ocr.ts';
import { parseLicence } from './parse-licence.ts';

const PAGE = { width: 2000, height: 1414 };
const CODE = '91310115MA1K35X7QL';

interface Print {
  /** Pixels that lines fall for each one to the right. */
  slope?: number;
  confidence?: number;
}

/** A line of 30 pixels that begins at a place of the level page, as a recogniser gives it. */
const line = (text: string, [x, y]: [number, number], { slope = 0, confidence = 0.98 }: Print = {}): OcrLine => {
  const width = 28 * text.length;
  const rise = slope * width;
  const box = { x: x - slope * y, y: y + slope * x + Math.min(0, rise), width, height: 30 + Math.abs(rise) };
  return { slope, words: [{ text, box, confidence }] };
};

/** A licence of two columns; labels of two characters are set as wide as those of four, so that each comes apart. */
const licence = (print?: Print): OcrLine[] => [
  line('统一社会信用代码', [200, 180], print),
  line(CODE, [200, 230], print),
  line('营业执照', [750, 330], print),
  line('名', [200, 520], print),
  line('称上海澄砚智能科技有限公司', [380, 522], print),
  line('注册资本人民币伍佰万元整', [1095, 525], print),
  line('类', [200, 594], print),
  line('型有限责任公司', [380, 594], print),
  line('成', [1095, 598], print),
  line('立', [1175, 598], print),
  line('日', [1255, 600], print),
  line('期2016年08月12日', [1335, 600], print),
  line('法定代表人顾明远', [200, 668], print),
  line('营业期限2016年08月12日至2046年08月', [1095, 672], print),
  line('11日', [1336, 726], print),
  line('经营范围从事智能科技领域内的技术开发', [200, 742], print),
  line('住', [1095, 800], print),
  line('所上海市祖冲之路1288', [1270, 800], print),
  line('、技术咨询。', [440, 796], print),
  line('弄6号402室', [1336, 854], print),
  line('登记机关', [1500, 1130], print),
  line('2016年08月12日', [1500, 1190], print),
];
const expected = {
  credit_code: CODE,
  name: '上海澄砚智能科技有限公司',
  company_type: '有限责任公司',
  legal_person: '顾明远',
  registered_capital: '人民币伍佰万元整',
  founded_on: '2016-08-12',
  valid_until: '2046-08-11',
  registered_address: '上海市祖冲之路1288弄6号402室',
  scope: '从事智能科技领域内的技术开发、技术咨询。',
};
const read = (lines: OcrLine[]) =>
  Object.fromEntries(parseLicence(lines, PAGE).map(({ field, value }) => [field, value]));

describe('a licence of two columns', () => {
  test('each value ends where the next label of its column or the next column begins', () => {
    expect(read(licence())).toEqual(expected);
    expect(parseLicence(licence(), PAGE).every(({ doubtful }) => !doubtful)).toBe(true);
  });

  test('a photograph taken askew reads the same', () => {
    for (const slope of [-0.07, 0.07]) expect(read(licence({ slope }))).toEqual(expected);
  });

  test('a label whose beginning lies under a stamp is known by its end and its place', () => {
    const stamped = licence().filter(({ words }) => words[0]?.text !== '住');
    expect(read(stamped)).toEqual(expected);
  });

  test('a character that two pieces share is read once', () => {
    const torn = licence().flatMap((one) =>
      one.words[0]?.text.startsWith('经营范围')
        ? [line('经营范围从', [200, 742]), line('从事智能科技领域内的技术开发', [200 + 28 * 4, 744])]
        : [one],
    );
    expect(read(torn)).toEqual(expected);
  });

  test('a value that begins like a label is none', () => {
    const named = [...licence(), line('住所管理服务；物业管理。', [440, 850])];
    expect(read(named)).toEqual({ ...expected, scope: `${expected.scope}住所管理服务；物业管理。` });
  });
});

test('a form of one column, each character of a label by itself', () => {
  const lines = [
    line('注册号510100000123456', [730, 430]),
    ...[...'名称'].map((sign, at) => line(sign, [250 + at * 380, 830])),
    line('成都天府建筑工程有限公司', [720, 830]),
    ...[...'注册资本'].map((sign, at) => line(sign, [250 + at * 127, 940])),
    line('壹仟万元', [720, 940]),
    line('实收资本壹仟万元', [250, 1050]),
    ...[...'法定代表人'].map((sign, at) => line(sign, [250 + at * 95, 1160])),
    line('赵国栋', [720, 1160]),
    line('营业期限', [250, 1270]),
    line('2003年09月18日至长期', [720, 1270]),
  ];
  expect(read(lines)).toEqual({
    credit_code: '510100000123456',
    name: '成都天府建筑工程有限公司',
    registered_capital: '壹仟万元',
    legal_person: '赵国栋',
    valid_until: '',
  });
});

test('a code is the one whose check digit adds up, whatever letters were taken for digits', () => {
  const misread = CODE.replaceAll('1', 'I');
  const found = parseLicence([line('91310115MA1K35X7QX', [200, 100]), line(misread, [200, 230])], PAGE);
  expect(found).toMatchObject([{ field: 'credit_code', value: CODE, doubtful: false }]);
  const [wrong] = parseLicence([line('统一社会信用代码', [200, 180]), line('91310115MA1K35X7QX', [200, 230])], PAGE);
  expect(wrong).toMatchObject({ value: '91310115MA1K35X7QX', doubtful: true });
});

test('what the recogniser is not sure of is doubtful, and a day that there is not is none', () => {
  const of = (...lines: OcrLine[]) => parseLicence([...lines, line('登记机关', [1500, 1130])], PAGE);
  expect(of(line('名称某某有限公司', [200, 520], { confidence: 0.6 }))).toMatchObject([{ doubtful: true }]);
  expect(of(line('成立日期2016年02月31日', [200, 520]))).toEqual([]);
  expect(of(line('营业期限2016年02月01日至2036年02月31日', [200, 520]))).toMatchObject([{ value: '', doubtful: true }]);
  expect(of(line('经营者阿依努尔·买买提', [200, 520]))).toMatchObject([
    { field: 'legal_person', value: '阿依努尔·买买提', doubtful: false },
  ]);
});

test('of a page that is no licence nothing is read', () => {
  expect(parseLicence([line('清明上河图', [200, 100])], PAGE)).toEqual([]);
  expect(parseLicence([], PAGE)).toEqual([]);
});
