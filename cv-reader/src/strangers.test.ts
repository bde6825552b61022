import { describe, expect, test } from 'vitest';
import { joinLines, type LooseLine, linesOf } from './lines.ts';
import { parseFields } from './parse-fields.ts';

/** What CVs have that were written to be unlike those that the rules were made on (cv-reader/corpus/written). */
const read = (...lines: string[]) => parseFields(linesOf(['王若彤', '138-0000-1234', ...lines].join('\n')));
const valuesOf = (entry: Record<string, { value: unknown } | undefined>, ...names: string[]) =>
  names.map((name) => entry[name]?.value);
const schoolings = (...lines: string[]) =>
  read('教育背景', ...lines).educations?.map((one) => valuesOf(one, 'school', 'degree', 'major', 'start', 'end'));
const jobs = (...lines: string[]) =>
  read('工作经历', ...lines).internships?.map((one) => valuesOf(one, 'company', 'title', 'start', 'end'));
const projects = (...lines: string[]) =>
  read('项目经历', ...lines).projects?.map((one) => valuesOf(one, 'name', 'start', 'end'));

describe('schools', () => {
  test.each([
    ['2022/09 - 2025/06  川北医学院附属医院护理学校  护理  大专', ['川北医学院附属医院护理学校', 'associate', '护理']],
    [
      '2022.09 - 2025.06  天津市经济贸易学校  烹调工艺与营养  大专',
      ['天津市经济贸易学校', 'associate', '烹调工艺与营养'],
    ],
    ['2022.09 - 2025.06  华中科技大学附属协和医院  内科学  硕士', ['华中科技大学', 'master', '内科学']],
    ['2022.09 - 2025.06  浙江大学  临床医学（五年制）  学士', ['浙江大学', 'bachelor', '临床医学']],
  ])('%s', (line, [school, degree, major]) =>
    expect(schoolings(line)).toEqual([[school, degree, major, expect.any(String), '2025-06']]),
  );

  test('begin and end with the terms', () =>
    expect(schoolings('2019 年秋—2023 年夏  兰州大学  考古学  学士', '2023年秋—今  西北大学  考古学  硕士')).toEqual([
      ['兰州大学', 'bachelor', '考古学', '2019-09', '2023-06'],
      ['西北大学', 'master', '考古学', '2023-09', null],
    ]));

  test('the major of the head is that of the one school without any', () => {
    const { educations } = read(
      '专业\t包装工程\t学历\t本科',
      '教育背景',
      '2018.09-2021.06  孝感高级中学  学生',
      '2021.09-2025.06  湖北工业大学  本科生',
    );
    expect(educations?.map(({ major }) => major?.value)).toEqual([undefined, '包装工程']);
  });

  test('普通高中 and (Hons) are no majors', () => {
    expect(schoolings('2019.09-2022.06\t天水市第一中学\t普通高中')).toEqual([
      ['天水市第一中学', 'high_school', undefined, '2019-09', '2022-06'],
    ]);
    expect(schoolings('Leeds University\tBA Marketing (Hons)\t2021 – 2025')?.[0]?.[2]).toBe('Marketing');
  });
});

describe('jobs', () => {
  test.each([
    [
      'a team beside the employer',
      ['字节跳动，法务部合规组\t2023.10 – 2024.02', '法务实习生'],
      ['字节跳动', '法务实习生'],
    ],
    ['a court', ['朝阳区人民法院，民一庭\t2023.10 – 2024.02', '法官助理'], ['朝阳区人民法院', '法官助理']],
    [
      'two names of one employer',
      ['澳門銀河酒店 Galaxy Macau\t2023.10 – 2024.02', '前台實習生'],
      ['澳門銀河酒店', '前台實習生'],
    ],
    ['a part of the employer', ['美团 – 到家研发平台\t后端研发实习生\t2023.10 – 2024.02'], ['美团', '后端研发实习生']],
    [
      'a label and what was done',
      ['狗不理酒店\t2023.10 – 2024.02', '职务：厨房学徒。跟师学习面点。'],
      ['狗不理酒店', '厨房学徒'],
    ],
    [
      'the time before the place',
      ['Quality intern · Oct 2023 – Feb 2024 · Anting', 'SPC'],
      [undefined, 'Quality intern'],
    ],
  ])('%s', (_, lines, [company, title]) => {
    const [job] = jobs(...lines) ?? [];
    if (company) expect(job?.[0]).toBe(company);
    expect(job?.slice(1)).toEqual([title, '2023-10', expect.stringMatching(/^202[34]-(?:02|12)$/)]);
  });

  test('in a table that says who can be asked about them', () =>
    expect(jobs('起止年月\t单位名称\t职务\t证明人', '2025.03-2025.08\t奇瑞汽车股份有限公司\t装配实习生\t王工')).toEqual(
      [['奇瑞汽车股份有限公司', '装配实习生', '2025-03', '2025-08']],
    ));

  test('what a job site says of the last one is not said twice', () =>
    expect(
      read(
        '最近工作（5个月）',
        '公司：斗鱼网络科技有限公司',
        '职位：审核实习生',
        '工作经验',
        '2024/7-2024/12\t斗鱼网络科技有限公司\t审核实习生',
      ).internships,
    ).toHaveLength(1));

  test('in one sentence each', () =>
    expect(
      jobs(
        '2024.07-2024.09 在武汉裕同印刷包装有限公司任结构设计实习生，完成 3 款礼盒打样。',
        '2022 年 7 月至 9 月，在甘肃省博物馆任讲解志愿者，接待观众 1,500 余人次。',
      ),
    ).toEqual([
      ['武汉裕同印刷包装有限公司', '结构设计实习生', '2024-07', '2024-09'],
      ['甘肃省博物馆', '讲解志愿者', '2022-07', '2022-09'],
    ]));
});

describe('projects', () => {
  test.each([
    ['1. 高熵热电材料的界面调控（2022.01—2025.12），主要参与人', ['高熵热电材料的界面调控', '2022-01', '2025-12']],
    ['工程量清单编制（2023.03—2023.05）：独立编制，总造价 1,280 万元。', ['工程量清单编制', '2023-03', '2023-05']],
    ['《津沽八大碗》宴席菜单（2023.10）— 毕业创作，被餐厅采用。', ['《津沽八大碗》宴席菜单', '2023-10', '2023-10']],
    ['城中村流动儿童研究（省社科青年项目，2024—2025）', ['城中村流动儿童研究', '2024-09', '2025-06']],
  ])('%s', (line, project) => expect(projects(line)).toEqual([project]));

  test('a list with the year at the end of each', () =>
    expect(projects('《关东糖》字体设计，2024', '“海岛邮局”文创礼盒，2023')?.map(([name]) => name)).toEqual([
      '《关东糖》字体设计',
      '“海岛邮局”文创礼盒',
    ]));
});

test('a name with the family first and what one is called', () =>
  expect(parseFields(linesOf('CHEN, Yutong (Tiffany)\ntiffany@example.com')).name?.value).toBe(
    'Yutong (Tiffany) CHEN',
  ));

describe('headings in words of their own', () => {
  const line = (text: string, look: string): LooseLine => ({
    text,
    page: 1,
    size: Number(look.split(' ')[0]),
    look,
    block: 0,
    pieces: [],
  });
  const page = (...blocks: [string, ...string[]][]) =>
    parseFields(
      joinLines([
        line('白若溪', '21 1'),
        ...blocks.flatMap(([heading, ...lines]) => [line(heading, '13 2'), ...lines.map((text) => line(text, '10 1'))]),
      ]).lines,
    );

  test('are known by all that is set like them, and by what stands below', () => {
    const fields = page(
      ['我的学校', '郑州幼儿师范高等专科学校', '学前教育 / 专科 / 2021年9月至2024年6月'],
      ['得过的奖', '2023 校“五项技能”大赛弹唱一等奖', '2022 优秀团员'],
      ['带过的班', '郑州市第三幼儿园  配班教师', '2023年9月 ~ 2024年5月', '设计主题活动 18 次'],
      ['志愿服务', '2022年7月 赴新县支教'],
    );
    expect(fields.educations?.map(({ school }) => school?.value)).toEqual(['郑州幼儿师范高等专科学校']);
    expect(fields.internships?.map((one) => valuesOf(one, 'company', 'title', 'start'))).toEqual([
      ['郑州市第三幼儿园', '配班教师', '2023-09'],
    ]);
    expect(fields.awards?.map(({ value }) => value)).toEqual(['校“五项技能”大赛弹唱一等奖', '优秀团员']);
  });

  test('labels say what a section is about', () =>
    expect(
      page(
        ['教育背景', '华南师范大学\t社会工作\t硕士\t2023.09 - 2025.06'],
        [
          '我做过的事',
          '单位：启智社会工作服务中心',
          '职务：个案社工',
          '时间：2024 年 3 月 至 2024 年 12 月',
          '跟进个案 12 个',
        ],
        ['自我评价', '踏实'],
      ).internships?.map((one) => valuesOf(one, 'company', 'title', 'start')),
    ).toEqual([['启智社会工作服务中心', '个案社工', '2024-03']]));

  test('a number or a bullet before them is none of their words', () =>
    expect(
      page(
        ['一、教育背景', '2017.09-2022.06  浙江大学  临床医学  学士'],
        ['二、规培轮转', '2022.09-2025.06  武汉协和医院  住院医师规范化培训学员'],
        ['三、奖惩', '2024 优秀住院医师'],
      ).internships?.map((one) => valuesOf(one, 'company', 'title')),
    ).toEqual([['武汉协和医院', '住院医师规范化培训学员']]));
});
