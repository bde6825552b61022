import { describe, expect, it } from 'vitest';
import { joinLines, linesOf } from './lines.ts';
import { parseFields } from './parse-fields.ts';

const PHONE = '13800138000';
const EMAIL = 'lichuan@example.com';
const OTHER_PHONE = '13911112222';
const rest = [
  ...['教育背景', '2022.09 - 2026.06\t华中科技大学\t统计学\t本科'],
  ...['实习经历', '2024.07 - 2024.10\t江岸数据有限公司\t数据分析实习生', '• 清洗三百万行订单数据'],
  ...['专业技能', 'Python、SQL', '自我评价', '做事细致'],
];
const read = (...lines: string[]) => {
  const { name, phone } = parseFields(linesOf(lines.join('\n')));
  return { name: name?.value, phone: phone?.value };
};
const orders = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((next) => [item, ...next]));

describe('heads of CVs', () => {
  const names = [
    '贺立川',
    '欧阳雪',
    '迪丽娜尔·艾合买提',
    'Clara Whitfield',
    'Xiaoming(Tom) Wang',
    'Xiaoming (Tom) Wang',
  ];
  it.each(names)('%s stands among contact, city and job wish, in any order', (name) => {
    for (const lines of orders([name, PHONE, EMAIL, '武汉', '求职意向：数据分析师']))
      expect(read(...lines, ...rest), lines.join(' / ')).toEqual({ name, phone: PHONE });
    const marks = [' | ', '\t', '  ', ' / ', '／', ' · ', ' • '];
    for (const cells of marks.flatMap((mark) => orders([name, PHONE, EMAIL, '武汉']).map((parts) => parts.join(mark))))
      expect(read(cells, ...rest), cells).toEqual({ name, phone: PHONE });
  });

  it.each(['姓名：', '姓 名：', '姓名 ', '姓名\t', 'Name: ', '姓名/Name：', 'Name  '])(
    '%s says whose it is',
    (label) => {
      for (const parts of orders([`${label}仝一诺`, `电话：${PHONE}`, `邮箱：${EMAIL}`, '现居：武汉'])) {
        expect(read(...parts, ...rest), parts.join(' / ')).toEqual({ name: '仝一诺', phone: PHONE });
        if (label !== 'Name  ') expect(read(parts.join('\t'), ...rest).name, parts.join(' / ')).toBe('仝一诺');
      }
    },
  );

  it('a dot before a city parts no name', () => {
    expect(read(`付强·武汉·${PHONE}`, ...rest).name).toBe('付强');
  });

  it('the largest line of the first page may be the name wherever it stands, unless many are as large', () => {
    const sized = (large: readonly string[]) =>
      parseFields(
        joinLines(
          [PHONE, ...Array(30).fill('• 走访了海边的村子'), ...rest, '贺立川', '陈列馆'].map((text) => ({
            ...{ text, page: 1, block: 0, pieces: [] },
            size: large.includes(text) ? 24 : 10,
          })),
        ).lines,
      ).name?.value;
    expect(sized(['贺立川'])).toBe('贺立川');
    expect(sized(['教育背景', '实习经历', '专业技能', '陈列馆'])).toBeUndefined();
  });

  it('a name that is set as the headings are is none', () => {
    const line = (text: string, look: string) => ({ text, page: 1, size: 12, look, block: 0, pieces: [] });
    const lines = [
      ...['个人资料表', '贺立川'].map((text) => line(text, '12 bold')),
      ...[PHONE, EMAIL].map((text) => line(text, '10')),
      ...rest.map((text) => line(text, /^[^\t，、]{4}$/u.test(text) && text !== '做事细致' ? '12 bold' : '10')),
    ];
    const { name, phone } = parseFields(joinLines(lines).lines);
    expect([name?.value, phone?.value]).toEqual(['贺立川', PHONE]);
  });
});

describe('lines about others', () => {
  const others = [
    [`紧急联系人：王芳 ${OTHER_PHONE}`],
    ['紧急联系人', `王芳 ${OTHER_PHONE}`],
    ['紧急联系人', '王芳', `电话：${OTHER_PHONE}`],
    ['紧急联系人姓名：王芳', `紧急联系人电话：${OTHER_PHONE}`],
    [`紧急联系人\t姓名：王芳\t电话：${OTHER_PHONE}`],
    ['证明人：李建国', `电话：${OTHER_PHONE}`],
    [`王芳（母亲） ${OTHER_PHONE}`],
    [`联系人：王芳（父母） ${OTHER_PHONE}`],
    ['家庭成员', '姓名\t关系\t电话', `王芳\t母亲\t${OTHER_PHONE}`],
    ['推荐人', '李建国', '华中科技大学 教授', OTHER_PHONE],
    [`导师：李建国 ${OTHER_PHONE}`],
    ['References', 'Dr. Helen Marsh', 'Brightwater Analytics', OTHER_PHONE],
    [`Emergency contact: Helen Marsh ${OTHER_PHONE}`],
    [`Supervisor: Helen Marsh, ${OTHER_PHONE}`],
    ['Next of kin', 'Helen Marsh', `Phone: ${OTHER_PHONE}`],
    ['海岸科技', '客服热线：400-820-1234'],
    ['武汉云帆', `咨询电话：${OTHER_PHONE}`],
    ['云帆传媒 联系电话 027-87654321'],
    ['Harbour Labs', 'Hotline: 400-820-1234'],
  ].map((lines) => [lines.join(' / '), lines] as const);

  it.each(others)('%s names not the person', (_title, lines) => {
    for (const name of ['贺立川', '仝一诺']) {
      expect(read(name, PHONE, EMAIL, ...rest, ...lines)).toEqual({ name, phone: PHONE });
      expect(read(name, PHONE, EMAIL, ...lines, ...rest)).toEqual({ name, phone: PHONE });
    }
    expect(read(PHONE, EMAIL, ...rest, ...lines)).toEqual({ name: undefined, phone: PHONE });
    expect(read(PHONE, EMAIL, ...lines, ...rest)).toEqual({ name: undefined, phone: PHONE });
  });

  it('leave what stands before them in their line, and the number below a supervisor', () => {
    expect(read(`贺立川\t${PHONE}\t紧急联系人：王芳 ${OTHER_PHONE}`, ...rest)).toEqual({
      name: '贺立川',
      phone: PHONE,
    });
    expect(read('贺立川', '导师：李建国', `电话：${PHONE}`, ...rest)).toEqual({ name: '贺立川', phone: PHONE });
  });

  it.each([
    ['专业技能', '达芬奇', `联系电话：${PHONE}`, '剪映'],
    ['SKILLS', 'Power Query', `Phone: ${PHONE}`, 'Final Cut'],
    ['SKILLS', 'Adobe Premiere', PHONE, 'Tableau Desktop'],
    ['EXPERIENCE', 'Jul 2024 - Sep 2024\tBrightwater Ltd\tIntern', 'Harbour Point', PHONE],
  ])('%s: %s beside a number is no name', (...lines) => {
    expect(read(...rest, ...lines).name).toBeUndefined();
  });

  it('a name alone beside telephone and e-mail counts under any heading, since boxes may be told last', () => {
    expect(read(...rest.slice(0, 5), PHONE, EMAIL, '贺立川').name).toBe('贺立川');
  });
});
