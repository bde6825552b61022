import { expect, it, test } from 'vitest';
import { type Column, pdfLines } from '../corpus/flows.ts';
import { joinLines, linesOf } from './lines.ts';
import { parseFields } from './parse-fields.ts';
import { schoolIn } from './schools.ts';

// What the fourth round of hand-written CVs lost (corpus/written/fourth).
const parse = (...lines: string[]) => parseFields(linesOf(lines.join('\n')));
const schooling = ['教育背景', '2019.09 - 2023.06\t东北林业大学\t土木工程\t本科'];

it.each([
  ['车明哲', ['车明哲 · 简历 · 13 / 11 / 2025', '电话 18204516630']],
  ['濮阳立', ['濮阳 立', '电话 18204516630']],
  ['逄小雨', ['求职信', '您好！', '此致 敬礼', '申请人：逄小雨', '手机：18980651127', 'p@qq.com']],
  ['Tsz Ching Natalie CHEUNG', ['CHEUNG, Tsz Ching Natalie (张芷晴)', 'Mobile: +852 6123 4408']],
])('%s is the name beside what else its line says', (name, head) => {
  expect(parse(...head, ...schooling).name?.value).toBe(name);
});

test('a fifth place is no family name', () => {
  expect(parse('第五名', '车明哲', '电话 18204516630', ...schooling).name?.value).toBe('车明哲');
});

it.each([
  [['手机', '+86 136 5590', '7723'], '13655907723'],
  [['手机', '136-5590-', '7723'], '13655907723'],
  // A year below it is none of its digits.
  [['手机 136 5590', '2022.12 至今'], undefined],
])('a number that breaks over two lines is one: %s', (lines, phone) => {
  expect(parse('濮阳立', ...lines).phone?.value).toBe(phone);
});

test('a number that goes on in another column is none', () => {
  const { lines } = joinLines(
    ['+86 136 5590', '7723'].map((text, block) => ({ text, page: 1, size: 10, block, pieces: [] })),
  );
  expect(parseFields(lines).phone).toBeUndefined();
});

it.each([
  ['Master of Science in Data Science\tSep. 2024 – Expected Mar. 2026', '2024-09', '2026-03', 'master'],
  ['2023年9月—预计2026年3月  土木水利  专硕', '2023-09', '2026-03', 'master'],
])('%s has a beginning, an end and a degree', (row, start, end, degree) => {
  const { educations } = parse('车明哲', '教育背景', '哈尔滨工业大学', row);
  expect(educations).toMatchObject([{ start: { value: start }, end: { value: end }, degree: { value: degree } }]);
});

test('schools of trades are schools, and a station of a university is none', () => {
  const school = (text: string) => schoolIn({ text, start: 0 })?.text;
  expect(school('青岛市北区职业教育中心')).toBe('青岛市北区职业教育中心');
  expect(school('宾县职业技术教育中心学校')).toBe('宾县职业技术教育中心学校');
  expect(school('西北大学广播站')).toBeUndefined();
});

test('what somebody was in a project is no part of its name, a bracket of its own is', () => {
  const names = ['城际客流的多源数据预测（第二负责人）', '寒区混凝土（二期）'].map(
    (name) => parse('车明哲', '项目经历', `2024.03 - 2025.06  ${name}`).projects?.[0]?.name?.value,
  );
  expect(names).toEqual(['城际客流的多源数据预测', '寒区混凝土（二期）']);
});

test('abbreviations head their sections, and schools stand under Qualifications too', () => {
  const { projects, internships } = parse(
    ...['沙依然', 'EXP', '2025.05–2025.09 | 拼多多 | 商品产品实习生'],
    ...['PROJ 作品', '2024.03–2024.06 | 搭子饭局小程序 | 产品负责人'],
  );
  expect(internships).toHaveLength(1);
  expect(projects?.map(({ name }) => name?.value)).toEqual(['搭子饭局小程序']);
  const { educations } = parse(
    ...[
      'Natalie Cheung',
      'Qualifications',
      'Sep 2022 – Jun 2026\tThe University of Hong Kong',
      'Bachelor of Laws (LLB)',
    ],
  );
  expect(educations).toMatchObject([{ school: { value: 'The University of Hong Kong' } }]);
});

test('of a post that is said in two languages the first is taken', () => {
  const { internships } = parse(
    ...['康以斯', '工作经历', '英富曼会展（上海）有限公司 Informa Markets\t2023.08 – 2025.02'],
    '项目执行 Project Executive',
  );
  expect(internships).toMatchObject([{ title: { value: '项目执行' } }]);
});

test('posts one below the other belong to the employer above them, each with its own time', () => {
  const { internships } = parse(
    ...['宫城远', '执业经历', '北京市中伦律师事务所', '主办律师，2023年4月至今', '律师助理，2021年7月至2023年3月'],
  );
  expect(internships).toMatchObject([
    { company: { value: '北京市中伦律师事务所' }, title: { value: '主办律师' }, start: { value: '2023-04' } },
    { company: { value: '北京市中伦律师事务所' }, title: { value: '律师助理' }, end: { value: '2023-03' } },
  ]);
});

test('of post, institute and city the institute is the employer; a day in a date is none', () => {
  const { internships } = parse(
    ...['Jiarui Mo', 'Experience', '2023–present\tResearch Assistant, Institute of High Energy Physics, Beijing.'],
    ...['01/06/2020 – 31/08/2020\tSummer Student, DESY, Hamburg.'],
  );
  expect(internships).toMatchObject([
    { company: { value: 'Institute of High Energy Physics' }, title: { value: 'Research Assistant' } },
    { company: { value: 'DESY' }, start: { value: '2020-06' }, end: { value: '2020-08' } },
  ]);
});

test('what somebody was in a project may stand behind its time', () => {
  const { projects } = parse(
    ...['阮苏叶', '课题', '黄芪多糖调控肠道菌群的机制研究与其物质基础的阐明及验证  2025.01-2027.12  主持'],
  );
  expect(projects).toMatchObject([{ start: { value: '2025-01' }, end: { value: '2027-12' } }]);
});

/** Contact on the left, whose rows fall on those of the column beside it. */
const beside = (left: string[], right: string[]): Column[] => [
  { x: 40, y: 90, lines: left },
  { x: 220, y: 90, lines: right },
];
const work = ['在哪里学的', '鲁迅美术学院', '视觉传达设计  文学学士', '在哪里做过', '小红书', '品牌设计实习生'];

test('a column that says how to reach the person is read before the one beside it', () => {
  const contact = ['怎么找到我', 'T 13840079156', 'M zhiyi@example.com', '用什么画', 'Figma, C4D', 'AE'];
  const texts = pdfLines([beside(contact, work)]).map(({ text }) => text);
  expect(texts.indexOf('鲁迅美术学院')).toBeGreaterThan(texts.indexOf('AE'));
});

test('half of a form is no column, and dates beside what they date are none', () => {
  const form = ['姓名 车明哲', '13840079156', 'c@example.com', '哈尔滨', '本科'];
  const cells = pdfLines([beside(form, ['籍贯', '政治面貌', '民族', '出生年月', '学历'])]);
  expect(cells[0]?.text).toContain('\t');
  const dated = pdfLines([beside(form, ['2021.09', '2022.09', '2023.09', '2024.09', '2025.09'])]);
  expect(dated[0]?.text).toContain('\t');
});
