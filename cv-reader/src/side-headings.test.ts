import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { type Column, pdfLines } from '../corpus/flows.ts';
import { parseFields } from './parse-fields.ts';
import { pageLines } from './pdf-layout.ts';
import { readCv } from './read-cv.ts';

/** A page whose headings stand at the left of their sections, a line of 15 points and 12 points between sections. */
function page(...sections: [heading: string[], lines: string[]][]): Column[] {
  let y = 90;
  return sections.flatMap(([heading, lines]) => {
    const columns = [
      { x: 40, y, lines: heading },
      { x: 150, y, lines },
    ];
    y += 15 * Math.max(heading.length, lines.length) + 12;
    return columns;
  });
}
const textsOf = (...columns: Column[]) => pdfLines([columns]).map(({ text }) => text);
const title = { x: 40, y: 40, lines: ['贺立川', '电话：13800138000'] };

test('headings beside their sections stand above them, each put together of its lines', () => {
  const columns = page(
    [
      ['受教育经历', 'Education', 'and Training'],
      ['华中科技大学 统计学 本科\t\t\t2018.09 - 2022.06', 'GPA 3.8', '学生会主席'],
    ],
    [['课题与作品'], ['分布式键值存储', '2021.05 - 2021.08', '接入监控与告警', '课程表小程序', '2019.11 - 2020.02']],
    [['实习经历'], ['长峡酒店有限公司，市场助理\t\t\t2021.07 - 2021.09', '整理问卷四百份']],
    [['自我评价'], ['做事细致']],
  );
  const texts = textsOf(title, ...columns);
  expect(texts.slice(2, 6)).toEqual([
    '受教育经历 Education and Training',
    expect.stringContaining('华中科技大学'),
    'GPA 3.8',
    '学生会主席',
  ]);
  const { educations, projects, internships } = parseFields(pdfLines([[title, ...columns]]));
  expect(educations).toMatchObject([{ school: { value: '华中科技大学' }, major: { value: '统计学' } }]);
  expect(projects?.map(({ name }) => name?.value)).toEqual(['分布式键值存储', '课程表小程序']);
  expect(internships).toMatchObject([{ company: { value: '长峡酒店有限公司' }, title: { value: '市场助理' } }]);
});

test('what is no heading at the left leaves the page as it is', () => {
  const dates = page(
    [['2022.09'], ['华中科技大学', '统计学']],
    [['2021.07'], ['长峡酒店有限公司', '市场助理']],
    [['2020.07'], ['江岸数据有限公司', '实习生']],
  );
  expect(textsOf(title, ...dates)[2]).toBe('2022.09\t华中科技大学');
});

test('a column without a heading at its top goes on with the section that the one beside it ends with', () => {
  const left = [
    '教育背景',
    '华中科技大学\t统计学',
    '2018.09 - 2022.06',
    '实习经历',
    '长峡酒店有限公司，市场助理',
    '2021.07 - 2021.09',
  ];
  const right = [
    '整理问卷四百份',
    '江岸数据有限公司，分析师',
    '2020.07 - 2020.09',
    '清洗三百万行数据',
    '专业技能',
    'Python',
  ];
  const wide = {
    x: 40,
    y: 40,
    lines: ['贺立川', '电话：13800138000，邮箱：lichuan.he@example.com，现居湖北省武汉市洪山区'],
  };
  const { internships, skills } = parseFields(
    pdfLines([[wide, { x: 40, y: 90, lines: left }, { x: 310, y: 97, lines: right }]]),
  );
  expect(internships?.map(({ company }) => company?.value)).toEqual(['长峡酒店有限公司', '江岸数据有限公司']);
  expect(skills?.map(({ value }) => value)).toEqual(['Python']);
});

test('lines go on for an address, but not past a time or into a heading in brackets', () => {
  const [, email] = textsOf({
    x: 40,
    y: 40,
    lines: ['贺立川', '邮箱：', 'lichuan.he84@example.edu.c', 'n', '电话：13800138000，微信同号'],
  });
  expect(email).toBe('邮箱：lichuan.he84@example.edu.cn');
  const lines = [
    '华中科技大学，统计学（2018.09-2022.06）',
    '【实践经历】',
    '文秘 | 学士 | 2021.01-2025.06',
    '国际关系学院',
  ];
  expect(textsOf({ x: 40, y: 40, lines })).toEqual(lines);
});

test('a text that is drawn twice is there once', async () => {
  const document = new PDFDocument();
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.fontSize(12);
  for (const x of [60, 60.4]) document.text('Summary', x, 40, { lineBreak: false });
  document.text('had had a long day', 60, 80);
  document.end();
  await ended;
  const { text } = await readCv(new Uint8Array(Buffer.concat(pieces)));
  expect(text).toBe('Summary\nhad had a long day');
});

test('stretched words are words, in Latin letters too', () => {
  const spaced = [
    '教育背景  H i g h e r  E d u c a t i o n',
    'J O H N  D O E',
    'S k i l l s',
    'A 级 B 级',
    'grades A B and C',
    'licences A B C',
    '  A B  C D',
    'T e r m  o f  A r t',
  ];
  expect(textsOf({ x: 40, y: 40, lines: spaced })).toEqual([
    ...[
      '教育背景  Higher Education',
      'JOHN DOE',
      'Skills',
      'A 级 B 级',
      'grades A B and C',
      'licences A B C',
      '  A B  C D',
      'Term of Art',
    ],
  ]);
});

test('headings in the middle of the page make no column of the entries between them', () => {
  const centred = (y: number, heading: string) => ({ x: 297.5 - heading.length * 5, y, lines: [heading] });
  const columns = ['勤工助学', '社会实习', '暑期顶岗锻炼', '毕业论文'].flatMap((heading, at) => [
    centred(60 + at * 70, heading),
    { x: 40, y: 80 + at * 70, lines: [`202${at}.03 - 202${at}.06`, '填写报告十五份'] },
    { x: 270 + at * 6, y: 80 + at * 70, lines: ['远景零部件公司\t学徒'] },
  ]);
  expect(textsOf(...columns)).toContain('2021.03 - 2021.06\t远景零部件公司\t学徒');
});

test('a head that is set in two ways names two things, a sentence with a word in bold does not', () => {
  const textOf = (...parts: [font: string, text: string][]) => {
    let x = 40;
    const runs = parts.map(([font, text]) => {
      const run = { text, x, baseline: 50, width: text.length * 5, size: 10, font };
      x += run.width + 3;
      return run;
    });
    return pageLines(runs, { page: 1, width: 595, previous: [] })[0]?.text;
  };
  expect(textOf(['bold', 'Zhengyuan Testing'], ['italic', 'Process Intern'])).toBe('Zhengyuan Testing  Process Intern');
  for (const sentence of [
    [
      ['bold', 'Built'],
      ['roman', 'a dashboard in R'],
    ],
    [
      ['roman', 'Used'],
      ['bold', 'Python'],
      ['roman', 'Every day'],
    ],
    [
      ['bold', 'Languages:'],
      ['roman', 'English'],
    ],
  ] satisfies [string, string][][])
    expect(textOf(...sentence)).not.toContain('  ');
});

test('labels of a form, wrapped and in the middle of their cells, stand above what their cells hold', () => {
  const line = 15;
  let y = 90;
  const cells: [string[], string[]][] = [
    [['姓名'], ['商子墨']],
    [
      ['教育', '经历'],
      ['2020.09-2024.06 天津理工大学 物流工程 本科', '2017.09-2020.06 天津市第四十七中学', '学习委员'],
    ],
    [
      ['工作', '（实习）', '经历'],
      ['2024.07-2025.06 天津港有限公司 调度员', '安排岸桥作业'],
    ],
    [['项目', '经历'], ['2023.03-2023.06 仓库布局仿真']],
    [['获奖', '情况'], ['物流设计大赛三等奖']],
  ];
  const columns = cells.flatMap(([label, lines]) => {
    const rows = Math.max(label.length, lines.length);
    const top = (own: string[]) => y + (line * (rows - own.length)) / 2;
    const beside = [
      { x: 40, y: top(label), lines: label },
      { x: 110, y: top(lines), lines },
    ];
    y += rows * line + 12;
    return beside;
  });
  const { educations, internships, projects, awards } = parseFields(pdfLines([columns]));
  expect(educations?.map(({ school }) => school?.value)).toEqual(['天津理工大学', '天津市第四十七中学']);
  expect(internships).toMatchObject([{ company: { value: '天津港有限公司' }, title: { value: '调度员' } }]);
  expect(projects?.map(({ name }) => name?.value)).toEqual(['仓库布局仿真']);
  expect(awards?.map(({ value }) => value)).toEqual(['物流设计大赛三等奖']);
});
