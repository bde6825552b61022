import { describe, expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { parseFields } from './parse-fields.ts';

const read = (...lines: string[]) => parseFields(linesOf(['王若彤', '138-0000-1234', ...lines].join('\n')));
const schoolings = (...lines: string[]) =>
  read('教育背景', ...lines).educations?.map(({ school, degree, major, start, end }) =>
    [school, degree, major, start, end].map((field) => field?.value ?? null),
  );
const jobs = (...lines: string[]) =>
  read('工作经历', ...lines).internships?.map(({ company, title, start, end }) =>
    [company, title, start, end].map((field) => field?.value ?? null),
  );

describe('the head of a job', () => {
  const yunfan = ['杭州云帆科技有限公司', '人事专员', '2022-07', '2023-09'];
  test.each([
    ['as 51job prints it', ['2022.07-2023.09 [1年2个月]', '杭州云帆科技有限公司', '人事专员', '负责招聘 300 人']],
    [
      'as Zhaopin does',
      ['2022/07 -- 2023/09：杭州云帆科技有限公司（1年2个月）', '人事专员 | 6001-8000元/月', '工作描述：招聘'],
    ],
    ['with a department', ['2022.07-2023.09\t杭州云帆科技有限公司\t人力资源部门\t人事专员', '• 负责招聘 300 人']],
    ['with the post below a department', ['2022.07-2023.09\t杭州云帆科技有限公司\t人力资源部', '人事专员', '• 招聘']],
    ['post @ company', ['人事专员 @ 杭州云帆科技有限公司\t2022.07 - 2023.09', '• 负责招聘 300 人']],
    ['with a stroke between', ['杭州云帆科技有限公司 / 人事专员\t2022.07 - 2023.09', '• 负责招聘 300 人']],
  ])('%s', (_, lines) => expect(jobs(...lines)).toEqual([yunfan]));

  test('a faculty is no post, and a professor has one', () => {
    expect(jobs('2022.07-2023.09\t浙江大学\t化学系\t助教', '• 批改')).toEqual([
      ['浙江大学', '助教', '2022-07', '2023-09'],
    ]);
    expect(jobs('2022.07-2023.09\t浙江大学\t博士后', '• 研究')).toEqual([['浙江大学', '博士后', '2022-07', '2023-09']]);
  });

  test.each([
    'Data Analyst at Brightleaf Ltd\tJun 2023 - Sep 2023',
    'Data Analyst @ Brightleaf Ltd\tJun 2023 - Sep 2023',
    'Brightleaf Ltd / Data Analyst\tJun 2023 - Sep 2023',
    'Brightleaf Ltd, Boston, MA, Data Analyst\tJun 2023 - Sep 2023',
  ])('%s', (head) =>
    expect(jobs(head, '• Built dashboards')).toEqual([['Brightleaf Ltd', 'Data Analyst', '2023-06', '2023-09']]),
  );

  test('a place behind the sign is no employer', () =>
    expect(jobs('杭州云帆科技有限公司 @ 杭州\t2022.07 - 2023.09', '• 招聘')?.[0]?.[0]).toBe('杭州云帆科技有限公司'));

  test('terms and years are times', () => {
    expect(jobs('Brightleaf Ltd | Data Analyst\tFall Term 2022', '• Built')?.[0]?.slice(2)).toEqual([
      '2022-09',
      '2022-11',
    ]);
    expect(jobs('云帆公司\t人事\t2016年九月-2017年十二月', '• 招聘')?.[0]?.slice(2)).toEqual(['2016-09', '2017-12']);
  });

  test('月 that begins the next word is no month', () =>
    expect(jobs('2024.06 - 2024.08\t月湾度假村\t礼宾员', '• 接待')?.[0]?.[0]).toBe('月湾度假村'));

  test('a label of any project names it', () =>
    expect(
      read('项目经历', '2022.07 - 2022.09\t杭州', '团队项目：城市导视系统', '• 设计').projects?.[0]?.name?.value,
    ).toBe('城市导视系统'));
});

describe('a table with a row of labels above it', () => {
  test('says what its cells are, and what was done there', () => {
    const { internships, projects, educations } = read(
      ...['教育信息', '时间\t学校\t专业\t学历', '2018.09-2022.06\t浙江大学\t统计学\t本科'],
      ...['时间\t项目\t主要内容', '2021.03-2021.06\t用户流失分析\t清洗 400 万行数据'],
      ...['时间\t单位\t职位\t工作内容', '2023.03-2023.10\t极光出行\t数据运营\t搭建日报看板 6 个'],
    );
    expect(educations).toMatchObject([{ school: { value: '浙江大学' }, major: { value: '统计学' } }]);
    expect(projects).toMatchObject([{ name: { value: '用户流失分析' }, text: { value: '清洗 400 万行数据' } }]);
    expect(internships).toMatchObject([
      { company: { value: '极光出行' }, title: { value: '数据运营' }, text: { value: '搭建日报看板 6 个' } },
    ]);
  });
});

test('below a row with labels from above the head goes on with labels of its own', () =>
  expect(
    read('项目经历', '时间\t项目\t地点', '2021.03-2021.06\t流失分析\t杭州', '角色\t掌门\t甲队\t乙队', '• 清洗数据')
      .projects,
  ).toMatchObject([{ name: { value: '流失分析' }, role: { value: '掌门' } }]));

describe('a schooling', () => {
  test('two degrees of one school with a time each are two', () =>
    expect(
      schoolings(
        'University of Leeds',
        'MSc Data Science\tSep 2022 - Sep 2023',
        'BSc Mathematics\tSep 2019 - Jun 2022',
      ),
    ).toEqual([
      ['University of Leeds', 'master', 'Data Science', '2022-09', '2023-09'],
      ['University of Leeds', 'bachelor', 'Mathematics', '2019-09', '2022-06'],
    ]));

  test('two schools in one line are two', () =>
    expect(schoolings('浙江大学（本）；复旦大学（硕）')).toEqual([
      ['浙江大学', 'bachelor', null, null, null],
      ['复旦大学', 'master', null, null, null],
    ]));

  const zju = ['浙江大学', 'bachelor', '软件工程', '2020-09', '2024-06'];
  test.each([
    ['a faculty below', ['浙江大学\t2020.09 - 2024.06', '竺可桢学院', '软件工程\t本科']],
    ['a faculty beside', ['2020.09 - 2024.06\t浙江大学\t竺可桢学院\t软件工程\t本科']],
    ['praise behind the major', ['浙江大学（985/211）\t软件工程（学科评估A+）\t本科\t2020.09 - 2024.06']],
    ['a label before it', ['本科就读学校：浙江大学\t软件工程\t2020.09 - 2024.06']],
  ])('%s', (_, lines) => expect(schoolings(...lines)).toEqual([zju]));

  test('what is taught behind `in` is the major, in lower case too', () => {
    const majorOf = (degree: string) => schoolings('University of Leeds', `${degree}\tSep 2019 - Jun 2022`)?.[0]?.[2];
    expect(majorOf('Bachelor of Business Administration in accounting')).toBe('accounting');
    expect(majorOf('BSc in supply chain management')).toBe('supply chain management');
    expect(majorOf('BSc in progress')).toBeNull();
    expect(majorOf('Higher National Diploma in Business')).toBe('Business');
  });

  test.each(['交换项目', '暑期学校', '所在院校', '初中', '研发工程师'])('%s beside a school is no major', (text) =>
    expect(schoolings(`浙江大学\t${text}\t2020.09 - 2024.06`)?.[0]?.[2]).toBeNull(),
  );

  test('of two texts that could be the major none is taken', () => {
    expect(schoolings('浙江大学\t清波\t明月\t2020.09 - 2024.06')?.[0]?.[2]).toBeNull();
    expect(read('教育背景', '浙江大学\t清波\t2020.09 - 2024.06').educations?.[0]?.major).toMatchObject({
      doubt: 'leftover',
    });
  });

  test.each(['University of Leeds, BSc Economics — 2006', 'University of Leeds, BSc Economics\t’06'])(
    'a year alone is that of the end: %s',
    (line) => expect(schoolings(line)?.[0]).toEqual(['University of Leeds', 'bachelor', 'Economics', null, '2006-06']),
  );

  test('a section of any heading that begins with a school and its time is about schools', () =>
    expect(
      read('工作经历', '2023.03-2023.10\t极光公司\t运营', '其他', '浙江大学\t软件工程\t2020.09 - 2024.06').educations,
    ).toHaveLength(1));
});

test('lists keep their headings in a CV without schools and jobs', () => {
  const { awards, skills } = read(
    '获奖情况',
    '2022.06\t互联网+创新大赛\t国家级',
    '2023.06\t挑战杯\t二等奖',
    '专业技能',
    'Excel、SPSS',
  );
  expect(awards?.map(({ value }) => value)).toEqual(['互联网+创新大赛', '挑战杯']);
  expect(skills?.map(({ value }) => value)).toEqual(['Excel', 'SPSS']);
});
