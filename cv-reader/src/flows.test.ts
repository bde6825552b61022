import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { describe, expect, it } from 'vitest';
import {
  type Column,
  type Drawing,
  docx,
  pageBreak,
  paragraphs,
  pdfLines,
  type TextBox,
  table,
  textBox,
} from '../corpus/flows.ts';
import { parseFields } from './parse-fields.ts';
import { readCv } from './read-cv.ts';

const name = '贺立川';
const contact = ['电话：13800138000', 'lichuan.he@example.com'];
const school = ['2022.09 - 2026.06\t华中科技大学\t统计学\t本科'];
const firstJob = ['2024.07 - 2024.10\t江岸数据有限公司\t数据分析实习生', '• 清洗三百万行订单数据', '• 搭建留存看板'];
const secondJob = ['2023.07 - 2023.09\t长峡酒店有限公司\t市场助理', '• 整理问卷四百份', '• 负责公众号排版'];
const skills = ['Python', 'SQL', 'Tableau'];
const sections = [
  ['教育背景', school],
  ['实习经历', [...firstJob, ...secondJob]],
  ['专业技能', skills],
  ['自我评价', ['做事细致，能独立完成报告']],
] as const;

const whole = {
  name,
  schools: ['华中科技大学'],
  employers: [
    ['江岸数据有限公司', '数据分析实习生'],
    ['长峡酒店有限公司', '市场助理'],
  ],
  skills,
};
const told = ({ name: found, educations = [], internships = [], skills: known = [] }: CvFields) => ({
  name: found?.value,
  schools: educations.map(({ school: at }) => at?.value),
  employers: internships.map(({ company, title }) => [company?.value, title?.value]),
  skills: known.map(({ value }) => value),
});

const box = (x: number, y: number, width: number, lines: readonly string[]): TextBox => ({
  x,
  y,
  width,
  height: lines.length * 0.6 + 0.2,
  lines,
});
const head = [box(1, 1, 8, [name]), box(11, 1, 8, contact)];

describe('text boxes of a Word file', () => {
  /** Each section as boxes, one section below the other. */
  const stacked = (boxesOf: (heading: string, lines: readonly string[], y: number) => TextBox[]): TextBox[] => {
    const boxes = [...head];
    let y = 3;
    for (const [heading, lines] of sections) {
      const own = boxesOf(heading, lines, y);
      boxes.push(...own);
      y = Math.max(...own.map((one) => one.y + one.height)) + 0.2;
    }
    return boxes;
  };
  const layouts = {
    'heading above its text': stacked((heading, lines, y) => [box(1.4, y, 4, [heading]), box(1, y + 0.8, 18, lines)]),
    'heading beside its text': stacked((heading, lines, y) => [box(1, y, 3, [heading]), box(5, y, 14, lines)]),
    'a box a line': stacked((heading, lines, y) => [
      box(1, y, 4, [heading]),
      ...lines.map((line, at) => box(1, y + 0.9 * (at + 1), 18, [line])),
    ]),
    'time, employer and post side by side': stacked((heading, lines, y) => [
      box(1, y, 4, [heading]),
      ...lines.flatMap((line, at) =>
        line.split('\t').map((cell, place) => box(1 + place * 4.6, y + 0.9 * (at + 1), 4.4, [cell])),
      ),
    ]),
    'two columns whose boxes begin at the same heights': [
      box(1, 1, 5, [name]),
      box(1, 2, 5, contact),
      ...[0, 2].flatMap((at, row) =>
        [sections[at === 0 ? 2 : 3], sections[at === 0 ? 0 : 1]].flatMap(([heading, lines], column) => [
          box(column === 0 ? 1 : 7, 4 + row * 4, column === 0 ? 5 : 13, [heading]),
          box(column === 0 ? 1 : 7, 5 + row * 4, column === 0 ? 5 : 13, lines),
        ]),
      ),
    ],
  } satisfies Record<string, TextBox[]>;

  const drawings: Drawing[] = ['DrawingML', 'VML'];
  it.each(
    Object.entries(layouts).flatMap(([layout, boxes]) =>
      drawings.flatMap((drawing) => [
        [layout, drawing, 'as one reads', boxes] as const,
        [layout, drawing, 'backwards', boxes.toReversed()] as const,
      ]),
    ),
  )('%s, in %s, drawn %s', async (_layout, drawing, _order, boxes) => {
    const { fields } = await readCv(docx(boxes.map((one) => textBox(one, drawing)).join('')));
    expect(told(fields)).toEqual(whole);
  });

  it.each(drawings)('go on on the next page, in %s', async (drawing) => {
    const pages = [
      [...head, box(1, 3, 4, ['专业技能']), box(1, 4, 18, skills), box(1, 7, 4, ['教育背景']), box(1, 8, 18, school)],
      [box(1, 1, 18, secondJob)],
    ];
    pages[0]?.push(box(1, 10, 4, ['实习经历']), box(1, 11, 18, firstJob));
    const { fields } = await readCv(
      docx(pages.map((boxes) => boxes.map((one) => textBox(one, drawing)).join('')).join(pageBreak)),
    );
    expect(told(fields)).toEqual(whole);
  });

  it('hold the headings of a text that flows, or the text below headings that do', async () => {
    const above = paragraphs([name, ...contact]);
    const headings = sections.map(([heading, lines], at) => textBox(box(1, 4 + at, 4, [heading])) + paragraphs(lines));
    const texts = sections.map(
      ([heading, lines], at) => paragraphs([heading]) + textBox(box(1, 4 + at * 4, 17, lines)),
    );
    for (const parts of [headings, texts])
      expect(told((await readCv(docx(above + parts.join('')))).fields)).toEqual(whole);
  });

  it('say how to reach the person below the last section, and that is none of it', async () => {
    const boxes = [
      box(1, 1, 8, [name]),
      ...stacked((heading, lines, y) => [box(1, y, 18, [heading, ...lines])]).slice(2),
    ];
    const { fields } = await readCv(docx([...boxes, box(1, 20, 8, contact)].map((one) => textBox(one)).join('')));
    expect(told(fields)).toEqual(whole);
    expect(fields.selfDescription?.value).toBe('做事细致，能独立完成报告');
  });
});

describe('tables of a Word file', () => {
  const above = paragraphs([name, ...contact]);
  const left = ['专业技能', ...skills, '自我评价', '做事细致'];
  const right = ['教育背景', ...school, '实习经历', ...firstJob];
  it.each([
    [
      'headings in a row above their texts',
      above +
        table([
          [['教育背景'], ['专业技能']],
          [school, skills],
        ]) +
        paragraphs(['实习经历', ...firstJob, ...secondJob]),
    ],
    [
      'a column that goes on in the next row',
      above +
        table([
          [left, right],
          [[], secondJob],
        ]),
    ],
    ['a column that goes on in the next table', above + table([[left, right]]) + pageBreak + table([[[], secondJob]])],
    [
      'a heading above columns without any',
      above +
        paragraphs(['教育背景', ...school, '专业技能']) +
        table([[skills, ['R', 'SPSS']]]) +
        paragraphs(['实习经历', ...firstJob, ...secondJob]),
    ],
    ['headings in a column of their own', above + table(sections.map(([heading, lines]) => [[heading], lines]))],
  ])('%s', async (layout, body) => {
    const { fields } = await readCv(docx(body));
    const more = layout.startsWith('a heading above') ? ['R', 'SPSS'] : [];
    expect(told(fields)).toEqual({ ...whole, skills: [...skills, ...more] });
  });
});

describe('columns and pages of a PDF', () => {
  const above = { x: 40, y: 60, lines: [name, ...contact] };
  const self = ['自我评价', '做事细致能独立完成', '善于与人沟通合作', '按时交付每份报告', '喜欢跑步和阅读书'];
  const rest = ['每周组织一次读书会', '参加过城市马拉松赛', '写过两份市场报告了', '英语可作工作语言了'];
  const layouts: Record<string, Column[][]> = {
    'both columns go on on the next page': [
      [
        above,
        { x: 40, y: 130, lines: ['专业技能', ...skills, ...self] },
        { x: 200, y: 130, lines: ['教育背景', ...school, '实习经历', ...firstJob] },
      ],
      [
        { x: 40, y: 60, lines: rest },
        { x: 200, y: 60, lines: [...secondJob, '• 组织读书会'] },
      ],
    ],
    'the longer column goes on alone': [
      [
        above,
        { x: 40, y: 130, lines: ['专业技能', ...skills, ...self, ...rest, ...rest] },
        { x: 200, y: 130, lines: ['教育背景', ...school, '实习经历', ...firstJob] },
      ],
      [{ x: 200, y: 60, lines: secondJob }],
    ],
    'a heading is the last line of a page': [
      [above, { x: 40, y: 130, lines: ['教育背景', ...school, '专业技能', ...skills, '实习经历'] }],
      [{ x: 40, y: 60, lines: [...firstJob, ...secondJob] }],
    ],
    'a heading is the last line of a column on a page': [
      [
        above,
        { x: 40, y: 130, lines: ['专业技能', ...skills, ...self] },
        { x: 200, y: 130, lines: ['教育背景', ...school, '自我评价', '细致', '实习经历'] },
      ],
      [
        { x: 40, y: 60, lines: rest },
        { x: 200, y: 60, lines: [...firstJob, ...secondJob] },
      ],
    ],
    'a page goes on above columns': [
      [above, { x: 40, y: 130, lines: ['教育背景', ...school, '实习经历', ...firstJob] }],
      [
        { x: 40, y: 60, lines: [...secondJob, `• ${rest.join('，')}`] },
        { x: 40, y: 150, lines: ['专业技能', skills.join('、')] },
        { x: 320, y: 150, lines: self },
      ],
    ],
    'a heading stands above columns without any': [
      [
        above,
        { x: 40, y: 130, lines: ['教育背景', ...school, '实习经历', ...firstJob, ...secondJob, '专业技能'] },
        { x: 40, y: 290, lines: ['Python', 'SQL', 'Tableau', 'SPSS', 'Stata'] },
        { x: 320, y: 290, lines: ['Figma', 'Photoshop', 'Sketch', 'Git', 'R'] },
      ],
    ],
  };
  it.each(Object.entries(layouts))('%s', (layout, pages) => {
    const { skills: known, ...found } = told(parseFields(pdfLines(pages)));
    const { skills: _, ...entries } = whole;
    expect(found).toEqual(entries);
    expect(known).toEqual(
      expect.arrayContaining(layout.startsWith('a heading stands') ? ['Python', 'Figma', 'R'] : skills),
    );
  });

  it('hand a heading at the foot of a column to the next one, but none with room below it', () => {
    const jobs = [...firstJob, ...secondJob].flatMap((line) => line.split('\t'));
    const awards = ['荣誉奖项', '校级优秀学生干部'];
    const left = [
      '教育背景',
      '华中科技大学',
      '2022.09 - 2026.06',
      '统计学',
      '自我评价',
      ...rest,
      '专业技能',
      ...skills,
    ];
    const read = (lines: string[], y: number) =>
      told(parseFields(pdfLines([[above, { x: 40, y: 130, lines }, { x: 310, y, lines: [...jobs, ...awards] }]])));
    expect(read([...left, '实习经历'], 137).employers).toHaveLength(2);
    const short = read([...left.slice(0, 4), '实习经历'], 137);
    expect([short.schools, short.employers]).toEqual([['华中科技大学'], []]);
  });
});
