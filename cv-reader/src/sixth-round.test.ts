import { expect, test } from 'vitest';
import { joinLines, type LooseLine, linesOf } from './lines.ts';
import { parseFields } from './parse-fields.ts';
import { joinWrapped } from './pdf-wraps.ts';

// Classes of wrong values that the sixth round of written CVs showed first.
const CONTACT = '13800138000\tname@example.com';
const read = (...lines: string[]) => parseFields(linesOf([...lines, '教育背景'].join('\n')));
const nameIn = (...lines: string[]) => read(...lines).name?.value;

test.each([
  ['姓名\t电话\t邮箱', `万里\t${CONTACT}`, '万里'],
  ['姓名', '卓玛', '卓玛'],
  ['你好，我是严格', CONTACT, '严格'],
  ['您好！我叫哈斯格日勒，内蒙古乌海人。', CONTACT, '哈斯格日勒'],
  ['Hi, I’m Clara Whitfield', CONTACT, 'Clara Whitfield'],
  ['Curriculum Vitae of Ms. Sima Lan', `${CONTACT}\tQuanzhou, Fujian`, 'Sima Lan'],
  ['哈尼 Sunny Ho', CONTACT, '哈尼'],
  ['第五静 · 学术简历', CONTACT, '第五静'],
  ['行政专员 / 应届生', `乌云其木格 ${CONTACT}`, '乌云其木格'],
])('the name of %s, %s is %s', (first, second, name) => expect(nameIn(first, second)).toBe(name));

test('what introduces no name gives none', () => {
  expect(nameIn('我是一名护士', CONTACT)).toBeUndefined();
  expect(nameIn('姓名\t电话\t邮箱', CONTACT)).toBeUndefined();
});

const drawn = (...rows: [string, number][]) =>
  joinLines(
    rows.map(([text, size], at) => ({ text, size, page: 1, look: `${size}`, block: at < 2 ? 0 : 1, pieces: [] })),
  ).lines;

test('a name of two lines, the largest two of the page', () => {
  const rest: [string, number][] = [CONTACT, 'Toa Payoh, Singapore', 'ACLS', 'Phlebotomy'].map((text) => [text, 10]);
  expect(parseFields(drawn(['Lim', 22], ['Xin Yi', 22], ...rest)).name?.value).toBe('Lim Xin Yi');
});

const schooling = (...lines: string[]) => {
  const [first] = parseFields(linesOf(['教育经历', ...lines].join('\n'))).educations ?? [];
  return [first?.school?.value, first?.degree?.value, first?.major?.value];
};

test.each([
  ['中国药科大学（药理学） 硕士研究生（保研） 211 双一流\t2023.09 – 2026.06', '中国药科大学', 'master', '药理学'],
  [
    '西南财经大学-工商管理学院-市场营销，大四在读（本科），2022年9月至2026年6月',
    '西南财经大学',
    'bachelor',
    '市场营销',
  ],
  [
    '2020.09-2023.06\t新疆农业大学（老满城校区）\t食品科学与工程专业\t硕士研究生',
    '新疆农业大学',
    'master',
    '食品科学与工程',
  ],
  ['2020年9月到2023年7月  在郑州市国防科技学校学习汽车运用与维修', '郑州市国防科技学校', undefined, '汽车运用与维修'],
  ['2017年9月到2020年6月  在中牟县第四初级中学读书', '中牟县第四初级中学', undefined, undefined],
  ['2019.09-2022.06\t银川市第二中学\t理科\t高中', '银川市第二中学', 'high_school', undefined],
])('%s', (line, school, degree, major) => expect(schooling(line)).toEqual([school, degree, major]));

test.each([
  [
    'Bachelor of Engineering in Mechanical Design, Manufacturing and Automation; Rank 5/211',
    'bachelor',
    'Mechanical Design, Manufacturing and Automation',
  ],
  ['Master of Science in Engineering, Mechanical Engineering; GPA 3.84/4.00', 'master', 'Mechanical Engineering'],
  ['Bachelor of Science (Nursing)', 'bachelor', 'Nursing'],
  ['Diploma in Health Sciences (Nursing)', 'associate', 'Health Sciences'],
])('of Hill University: %s', (line, degree, major) =>
  expect(schooling('Hill University\tAug 2018 – May 2021', line)).toEqual(['Hill University', degree, major]),
);

test('a campus behind a comma belongs to its university', () => {
  expect(schooling('The Chinese University of Hong Kong, Shenzhen — Master of Finance, 2018–2020')[0]).toBe(
    'The Chinese University of Hong Kong, Shenzhen',
  );
});

test('a faculty below a school of the list without 大学 in its name is none of its own', () => {
  expect(schooling('北京电影学院\t2019.09 – 2023.06', '动画学院  动画  学士')).toEqual([
    '北京电影学院',
    'bachelor',
    '动画',
  ]);
});

test('a form whose label 学历 stands below the school of its head', () => {
  const form = [
    '姓名\t万里\t性别\t男',
    '毕业学校\t湖南交通职业技术学院\t所学专业\t道路与桥梁工程技术',
    '学历\t大专\t毕业时间\t2020年6月',
  ];
  const [first] = parseFields(linesOf(form.join('\n'))).educations ?? [];
  expect([first?.degree?.value, first?.end?.value]).toEqual(['associate', '2020-06']);
});

test('an employer and its city before the post', () => {
  const jobs = [
    'EXPERIENCE',
    'Tencent, Shenzhen — Product Manager, WeChat Pay',
    'March 2022 – Present',
    'Own the flow',
  ];
  const { internships } = parseFields(linesOf(jobs.join('\n')));
  expect(internships?.map(({ company, title }) => [company?.value, title?.value])).toEqual([
    ['Tencent', 'Product Manager'],
  ]);
});

test('lines of which none gets near the right margin are whole', () => {
  const line = (text: string, y: number, width: number): LooseLine => ({
    ...{ text, page: 1, size: 10, look: '10', block: 0 },
    pieces: [{ start: 0, end: text.length, box: { x: 40, y, width, height: 12 } }],
  });
  const rows = [
    line('2023.07-2024.12 豫众汽车 机电学徒', 100, 260),
    line('跟着师傅做保养、换刹车片、拆装发动机', 114, 255),
  ];
  expect(joinWrapped(rows, 595)).toHaveLength(2);
  expect(joinWrapped(rows, 340)).toHaveLength(1);
  expect(joinWrapped(rows, 700)).toHaveLength(1);
});

test('a letter says schools, jobs and projects in its sentences', () => {
  const { educations, internships, projects } = parseFields(
    linesOf(
      [
        ...['自荐信', '尊敬的负责人：'],
        '您好！我叫谷雨，2023年6月毕业于上海中医药大学食品卫生与营养学专业，本科学历，现应聘临床营养师一职。',
        '我于2022年7月至2022年12月在上海市第六人民医院营养科担任实习营养师，筛查四百余例。',
        '毕业后，我自2023年8月起在上海乐言餐饮管理有限公司担任营养配餐师，至今设计食谱。',
        '2022年5月至2023年5月我还做过“校园低盐餐”这个大创项目。',
        ...['我的电话是13661829457，邮箱是guyu@126.com。', '此致', '敬礼！', '2025年9月18日'],
      ].join('\n'),
    ),
  );
  expect(
    educations?.map(({ school, major, degree, end }) => [school?.value, major?.value, degree?.value, end?.value]),
  ).toEqual([['上海中医药大学', '食品卫生与营养学', 'bachelor', '2023-06']]);
  expect(
    internships?.map(({ company, title, start, end }) => [company?.value, title?.value, start?.value, end?.value]),
  ).toEqual([
    ['上海市第六人民医院', '实习营养师', '2022-07', '2022-12'],
    ['上海乐言餐饮管理有限公司', '营养配餐师', '2023-08', null],
  ]);
  expect(projects?.map(({ name, start }) => [name?.value, start?.value])).toEqual([['校园低盐餐', '2022-05']]);
});

test('a mobile whose last digits stand in the next line, before something else', () => {
  expect(read('Shen Yilan', 'Nanjing · (+86) 177 6170', '8825 · ORCID 0000-0002-1000-2000').phone?.value).toBe(
    '17761708825',
  );
});

test('a firm whose name holds a word for a post', () => {
  const jobs = ['INTERNSHIPS', 'Baker Tilly China\tGuangzhou, China', 'Audit Trainee\tJan 2023 – Mar 2023'];
  expect(parseFields(linesOf(jobs.join('\n'))).internships?.[0]?.company?.value).toBe('Baker Tilly China');
});

test('a school between slashes', () => {
  expect(schooling('2018.09-2022.06 / Minjiang University / Fashion Design and Engineering / Bachelor')).toEqual([
    'Minjiang University',
    'bachelor',
    'Fashion Design and Engineering',
  ]);
});

test('a time that is broken before its last year, or stands in brackets at the end of a head', () => {
  const line = (text: string, y: number): LooseLine => ({
    ...{ text, page: 1, size: 10, look: '10', block: 0 },
    pieces: [{ start: 0, end: text.length, box: { x: 40, y, width: 515, height: 12 } }],
  });
  expect(joinWrapped([line('Ph.D. | Sep 2021 – Jun', 100), line('2026 (expected)', 114)], 595)).toHaveLength(1);
  expect(joinWrapped([line('Marketing · (September 2020 - June 2023)', 100), line('Soochow', 114)], 595)).toHaveLength(
    2,
  );
});

test.each([
  ['2019.09-2023.06，浙江工业大学，机械工程专业，本科学历'],
  ['机械工程（本科），浙江工业大学，2019.09-2023.06'],
  ['浙江工业大学【本科】机械工程  2019.09-2023.06'],
  ['2019年9月至2023年6月在浙江工业大学学习机械工程，取得本科学历'],
  ['2023届 浙江工业大学 机械工程 本科'],
])('%s', (line) => {
  expect(schooling(line)).toEqual(['浙江工业大学', 'bachelor', '机械工程']);
  const { educations } = parseFields(linesOf(`教育经历\n${line}`));
  expect(educations?.[0]?.end?.value).toBe('2023-06');
});

test('a bracket behind a school says what was learnt there', () => {
  expect(schooling('大专：江苏省常州技师学院（数控加工）2019.09-2023.06')).toEqual([
    '江苏省常州技师学院',
    'associate',
    '数控加工',
  ]);
});

test.each([
  [['武汉协和医院（规培医师）\t2022.07-2023.06']],
  [['【武汉协和医院】规培医师  2022.07-2023.06']],
  [['2022.07-2023.06：武汉协和医院，担任规培医师']],
  [['公司名称：武汉协和医院', '担任职务：规培医师', '在职时间：2022.07-2023.06']],
  [['就职单位：武汉协和医院  岗位：规培医师', '2022.07-2023.06']],
])('%s', (lines) => {
  const [job] = parseFields(linesOf(['工作经历', ...lines, '负责门诊与病房'].join('\n'))).internships ?? [];
  expect([job?.company?.value, job?.title?.value, job?.end?.value]).toEqual(['武汉协和医院', '规培医师', '2023-06']);
});

test('a shop of a chain in brackets is part of the employer', () => {
  const [job] = parseFields(linesOf('工作经历\n海底捞（光谷店）\t2022.07-2023.06\n服务员')).internships ?? [];
  expect([job?.company?.value, job?.title?.value]).toEqual(['海底捞（光谷店）', '服务员']);
});

test.each([
  '2019.09 → 2023.06',
  '2019年9月－2023年6月',
  '2019.09 ‑ 2023.06',
  '2019.09 | 2023.06',
  '2019.09 . 2023.06',
  '2019年9月入学，2023年6月毕业',
  '入学时间：2019.09  毕业时间：2023.06',
  '2019年9月 — 2023年6月（4年）',
  '2019.09-2023.06（预计）',
])('%s is a time', (time) => {
  const heads = [`${time}  浙江工业大学  机械工程  本科`, `浙江工业大学  机械工程  本科\t${time}`];
  for (const head of heads) {
    const [first] = parseFields(linesOf(`教育经历\n${head}`)).educations ?? [];
    expect([first?.start?.value, first?.end?.value, first?.major?.value], head).toEqual([
      '2019-09',
      '2023-06',
      '机械工程',
    ]);
  }
});

test('a time behind its label, or with how long it was behind it, is that of the job', () => {
  for (const head of [
    '起止时间：2019.09-2023.06  海康威视科技有限公司  工程师',
    '海康威视科技有限公司  工程师\t2019.09-2023.06（4年）',
  ]) {
    const [job] = parseFields(linesOf(`工作经历\n${head}\n负责调试`)).internships ?? [];
    expect([job?.company?.value, job?.title?.value, job?.end?.value], head).toEqual([
      '海康威视科技有限公司',
      '工程师',
      '2023-06',
    ]);
  }
});

test('a name that neither a family name nor its print tells is doubted', () => {
  expect(read('种田', CONTACT).name).toMatchObject({ value: '种田', doubt: 'odd' });
  expect(read('李川', CONTACT).name).not.toHaveProperty('doubt');
  expect(read('姓名：种田', CONTACT).name).not.toHaveProperty('doubt');
});
