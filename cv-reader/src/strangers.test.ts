import { describe, expect, test } from 'vitest';
import { stretchedWordSpaces } from './characters.ts';
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

  test.each([
    ['四川传媒学院\t艺术与科技\t本科\t21.9-25.6', ['2021-09', '2025-06']],
    ['四川传媒学院\t艺术与科技\t本科\t2021.09 ～', ['2021-09', null]],
    ['东北大学 2022/9-2025/6 行政管理（硕士）', ['2022-09', '2025-06']],
  ])('the time of %s', (line, time) => expect(schoolings(line)?.[0]?.slice(3)).toEqual(time));

  test('numbered ones with a label for each value', () =>
    expect(
      schoolings('1. 时间：2022年9月至2025年6月', '学校：广州民航职业技术学院', '专业：飞机机电设备维修', '学历：大专'),
    ).toEqual([['广州民航职业技术学院', 'associate', '飞机机电设备维修', '2022-09', '2025-06']]));

  test('what follows a short degree, or ends at the full stop behind it, is the major; in Taiwan the faculty is', () => {
    expect(schoolings('Leeds University', 'MA Fashion Buying and Merchandising', '2021 – 2022')?.[0]?.[2]).toBe(
      'Fashion Buying and Merchandising',
    );
    expect(schoolings('Leeds University\t2021 – 2022', 'Ph.D. in Nuclear Science. Advisor: Prof. Wei')?.[0]?.[2]).toBe(
      'Nuclear Science',
    );
    expect(schoolings('国立台湾大学\t图书资讯学系\t学士\t2020/09 – 2024/06')?.[0]?.[2]).toBe('图书资讯学');
    expect(schoolings('浙江大学\t化学系\t应用化学\t本科\t2020.09 - 2024.06')?.[0]?.[2]).toBe('应用化学');
  });

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

  test('between its employer and its post the time parts them', () =>
    expect(jobs('浑南区政务服务中心 2024/7-2024/9 综合窗口实习', '日均办件26件')).toEqual([
      ['浑南区政务服务中心', '综合窗口实习', '2024-07', '2024-09'],
    ]));

  test('wards of a hospital with their times are what was done there', () =>
    expect(
      jobs(
        '2024.06-2025.05 四川大学华西口腔医院  实习医师',
        '牙体牙髓科（2024.6-2024.9）：独立完成前牙根管治疗11例',
        '口腔外科（2025.2-2025.5）：拔除阻生智齿约30颗',
      ),
    ).toEqual([['四川大学华西口腔医院', '实习医师', '2024-06', '2025-05']]));

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

test('a number in a ring counts projects', () =>
  expect(projects('① 西秦岭卡林型金矿研究\t2022.01 - 2023.05')).toEqual([
    ['西秦岭卡林型金矿研究', '2022-01', '2023-05'],
  ]));

test.each([
  [['敖日格乐', '蒙古族 男 1999.08', '15047126609'], '敖日格乐'],
  [['电话：136-3302-9175    期望：苗种/饲料', '蒲海潮'], '蒲海潮'],
  [['皇甫小满 · 社会工作', '17603869024'], '皇甫小满'],
  [['Zihan "Zoe" Bai', 'Assistant Buyer', '+44 7700 900318'], 'Zihan "Zoe" Bai'],
])('of %j the name is %s', (lines, name) => expect(parseFields(linesOf(lines.join('\n'))).name?.value).toBe(name));

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

  test('are known where no list has any of them', () => {
    const fields = page(
      ['在哪儿念书', '武汉大学，图书情报，专业硕士，2023年9月起'],
      ['在哪儿干活', '上海图书馆，古籍修复部实习生，2024年7月到2024年9月', '修了4册清末线装书'],
      ['琢磨过的题目', '公共图书馆使用意愿调查，2024年3月到2024年6月', '课程作业'],
      ['得过的表扬', '2022年 国家奖学金', '2020年 校征文二等奖'],
    );
    expect(fields.internships?.map((one) => valuesOf(one, 'company', 'title'))).toEqual([
      ['上海图书馆', '古籍修复部实习生'],
    ]);
    expect(fields.projects?.map(({ name }) => name?.value)).toEqual(['公共图书馆使用意愿调查']);
    expect(fields.awards?.map(({ value }) => value)).toEqual(['国家奖学金', '校征文二等奖']);
  });

  test('a number without a stop before them is none of their words', () =>
    expect(
      page(
        ['01 学历', '佛山大学 园林 本科 2021-09 至 2025-07'],
        ['02 实习', '广州普邦园林股份有限公司 施工图实习生 2024-07 至 2024-12'],
        ['03 奖', '2022 学院征文一等奖'],
      ).internships?.map((one) => valuesOf(one, 'company', 'title')),
    ).toEqual([['广州普邦园林股份有限公司', '施工图实习生']]));

  test('an employer, a post and a time in a line each make a section of jobs', () =>
    expect(
      page(
        ['教育背景', '浙江传媒学院\t播音与主持艺术\t本科\t2021.09 - 2025.06'],
        ['话筒前', '新疆广播电视台', '实习主持人', '2024.06 - 2024.09', '配音纪录片共4集'],
        ['荣誉', '2022 朗诵大赛一等奖'],
      ).internships?.map((one) => valuesOf(one, 'company', 'title', 'start')),
    ).toEqual([['新疆广播电视台', '实习主持人', '2024-06']]));

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

test('stretched capitals and figures are words and numbers', () => {
  const read = (text: string) => [...text].filter((_, at) => !stretchedWordSpaces(text).has(at)).join('');
  expect(read('C O N TA C T')).toBe('CONTACT');
  expect(read('手机 1 5 3 - 4 0 9 4 - 2 2 1 7')).toBe('手机 153-4094-2217');
  expect(read('专 业\t工程造价')).toBe('专业\t工程造价');
  expect(read('IT HR QA PM')).toBe('IT HR QA PM');
  expect(read('2 0 1 9')).toBe('2 0 1 9');
});
