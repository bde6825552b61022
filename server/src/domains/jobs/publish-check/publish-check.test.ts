import { plainDescription, replaceInDescription } from '@qinghe/contract/jobs/description.ts';
import type { Finding } from '@qinghe/contract/jobs/job.ts';
import { emptyCampusDraft, emptyInternshipDraft } from '@qinghe/contract/jobs/job.ts';
import { expect, test } from 'vitest';
import { goodDraft } from '../../../../test/jobs.ts';
import { compileWords } from '../../dict/words/word-matcher.ts';
import { type CheckReference, checkDraft, isBlocked } from './publish-check.ts';

const reference: CheckReference = {
  findWords: compileWords([
    { folded: '刷单', kind: 'refuse' },
    { folded: '办证', kind: 'refuse' },
  ]),
  minimumWages: [],
  now: new Date('2026-03-01T04:00:00Z'),
  locale: 'zh-CN',
};
const dated = (overrides: Parameters<typeof goodDraft>[0] = {}) => goodDraft({ deadline: '2026-04-01', ...overrides });
const check = (overrides: Parameters<typeof goodDraft>[0] = {}, more: Partial<CheckReference> = {}): Finding[] =>
  checkDraft(dated(overrides), { ...reference, ...more });
const discriminating = (words: string) =>
  check({ description: `负责日常工作的执行与复盘，按时完成任务。${words}。欢迎投递简历` }).filter(
    ({ rule }) => rule === 'discrimination',
  );

/** What holds no text of a person: other than these, every string of a draft is read. */
const codes = ['kind', 'category', 'cities', 'min_degree', 'deadline', 'delivery_email', 'batch', 'external_url'];
const stringsOf = (draft: object) =>
  Object.entries(draft).filter(([, value]) => typeof value === 'string' || Array.isArray(value));

test.each(
  [emptyInternshipDraft, emptyCampusDraft].flatMap((draft) =>
    stringsOf(draft)
      .filter(([field]) => !codes.includes(field) && field !== 'graduation_years')
      .map(([field, value]) => [draft.kind, field, draft, value] as const),
  ),
)('a word that no job may say is found in a %s job in %s', (_kind, field, draft, value) => {
  const words = '日结刷单';
  const findings = checkDraft({ ...draft, [field]: Array.isArray(value) ? ['', words] : words }, reference);
  expect(findings).toContainEqual(
    expect.objectContaining({ field, item: Array.isArray(value) ? 1 : null, rule: 'sensitive_word', level: 'block' }),
  );
});

test('majors shut nobody out, and are no place for a contact', () => {
  expect(check({ majors: ['软件工程', '要求男性'] })).toMatchObject([
    { field: 'majors', item: 1, rule: 'discrimination' },
  ]);
  expect(check({ majors: ['加微信13912345678'] })).toMatchObject([{ field: 'majors', rule: 'contact_in_text' }]);
});

test.each([
  ['限男生', '性别'],
  ['男士优先', '性别'],
  ['985/211', '院校'],
  ['本地户籍', '户籍'],
  ['25岁以内', '年龄'],
  ['996', '超时工作'],
  ['无薪试岗', '工资'],
])('a label that says nothing else is found where labels stand: %s', (words, kind) => {
  for (const field of ['majors', 'highlights', 'questions'] as const)
    expect(check({ [field]: [words] })).toMatchObject([
      { field, item: 0, level: 'block', words, message: expect.stringContaining(kind) },
    ]);
});

test.each([
  ['试用期前三天无薪', '前三天无薪', 'block', '劳动法第五十条；劳动合同法第二十条'],
  ['实习没有补贴', '实习没有补贴', 'advise', '劳动法第五十条；职业学校学生实习管理规定（教育部等八部门，2021年）'],
  ['服从996安排', '996', 'block', '劳动法第三十六条、第四十一条；劳动法第四十四条'],
  [
    '每天工作 12 小时',
    '每天工作 12 小时',
    'advise',
    '劳动法第三十六条、第四十一条；劳动法第三十八条；劳动合同法第三十一条',
  ],
  ['手机统一上交', '手机统一上交', 'block', '劳动法第九十六条'],
  ['军事化管理', '军事化管理', 'advise', '劳动法第九十六条'],
  ['需自费参加岗前培训', '自费参加岗前培训', 'block', '劳动合同法第九条'],
])(
  'what the law forbids is kept back, what it may forbid is asked about, with the law: %s',
  (text, words, level, law) => {
    const [found, ...more] = check({ description: `负责日常工作的执行与复盘，按时完成任务。${text}` });
    expect(more).toEqual([]);
    expect(found).toMatchObject({ rule: 'unlawful', level, basis: expect.stringContaining(law) });
    expect(found?.words).toContain(words);
    expect(found?.message).toContain(level === 'block' ? '不能发布' : '请确认合法后再发布');
  },
);

test('a complete draft has no findings', () => {
  expect(check()).toEqual([]);
});

test('an empty draft lacks every item that the law asks for', () => {
  const findings = checkDraft(emptyInternshipDraft, reference);
  expect(findings.map(({ rule, field }) => [rule, field])).toEqual([
    ['required', 'category'],
    ['required', 'headcount'],
    ['required', 'min_degree'],
    ['required', 'days_per_week'],
    ['required', 'months'],
    ['required', 'deadline'],
    ['required', 'title'],
    ['required', 'description'],
    ['required', 'cities'],
    ['required', 'pay_min'],
  ]);
  expect(isBlocked(findings)).toBe(true);
  expect(findings[0]).toMatchObject({ level: 'block', message: '请填写职位类别', start: null, end: null });
});

test('a remote job needs no city, negotiable pay no amount', () => {
  expect(check({ cities: [], remote: true, pay_negotiable: true, pay_min: null, pay_max: null })).toEqual([]);
});

test('a text of spaces is missing, a short one too short', () => {
  expect(check({ title: '   ' })[0]).toMatchObject({ rule: 'required', field: 'title' });
  expect(check({ title: '岗' })[0]).toMatchObject({ rule: 'too_short', field: 'title' });
  expect(check({ description: '太短了' })[0]).toMatchObject({ rule: 'too_short', field: 'description' });
});

test('a deadline lies within a year, as one that is extended does', () => {
  const at = (deadline: string) => check({ deadline }).map(({ rule, field }) => [rule, field]);
  expect(at('2027-03-01')).toEqual([]);
  expect(at('2027-03-02')).toEqual([['deadline_far', 'deadline']]);
  expect(at('2099-12-31')).toEqual([['deadline_far', 'deadline']]);
});

test('a deadline counts to the end of its day in China', () => {
  const at = (now: string) => check({ deadline: '2026-04-01' }, { now: new Date(now) }).map(({ rule }) => rule);
  expect(at('2026-04-01T15:59:59Z')).toEqual([]);
  expect(at('2026-04-01T16:00:00Z')).toEqual(['deadline_past']);
});

test('pay below the highest minimum of its cities is advised against, not forbidden', () => {
  const minimumWages = [
    { monthly: 2490, source: '浙江省最低工资标准' },
    { monthly: 2740, source: '上海市最低工资标准' },
  ];
  const findings = check({ pay_min: 125, pay_max: 130 }, { minimumWages });
  expect(findings).toMatchObject([
    { rule: 'pay_below_minimum', level: 'advise', field: 'pay_min', basis: '上海市最低工资标准' },
  ]);
  // 2740 / 21.75 = 125.98
  expect(findings[0]?.message).toContain('126 元/天');
  expect(isBlocked(findings)).toBe(false);
  expect(check({ pay_min: 126, pay_max: 130 }, { minimumWages })).toEqual([]);
  expect(check({ pay_min: 300, pay_max: 200 })).toMatchObject([{ rule: 'pay_range', level: 'block' }]);
});

test('a campus job is asked for its batch and graduation years, and its pay is told by the month', () => {
  const campus = { ...emptyCampusDraft, pay_min: 2, pay_max: 3 };
  const minimumWages = [{ monthly: 2740, source: '上海市最低工资标准' }];
  const findings = checkDraft(campus, { ...reference, minimumWages });
  expect(findings.filter(({ rule }) => rule === 'required').map(({ field }) => field)).toEqual(
    expect.arrayContaining(['batch', 'graduation_years']),
  );
  expect(findings.find(({ rule }) => rule === 'pay_below_minimum')?.message).toBe('薪资低于当地最低工资折算的 3k/月');
  const unpaid = checkDraft(emptyCampusDraft, reference).find(({ field }) => field === 'pay_min');
  expect(unpaid?.message).toContain('月薪');
});

test('each sensitive word is found at each of its places, in every text of the job', () => {
  const findings = check({
    address: '办证大厅旁',
    questions: ['做过刷单吗？'],
    highlights: ['不刷单'],
    auto_reply: '刷单勿扰，刷单勿扰',
  });
  expect(findings.map(({ field, start, end, words }) => [field, start, end, words])).toEqual([
    ['address', 0, 2, '办证'],
    ['highlights', 1, 3, '刷单'],
    ['questions', 2, 4, '刷单'],
    ['auto_reply', 0, 2, '刷单'],
    ['auto_reply', 5, 7, '刷单'],
  ]);
});

test.each([
  ['微信：hr_yunshan', '微信：hr_yunshan'],
  ['加V yunshan2026', '加V yunshan2026'],
  ['QQ群 123456789', 'QQ群 123456789'],
  ['电话 138 2241 2719', '138 2241 2719'],
  ['邮箱 hr@yunshan.cn', 'hr@yunshan.cn'],
  ['座机 0571-88001234', '0571-88001234'],
])('a contact inside the text is advised against: %s', (text, words) => {
  const description = `负责日常工作的执行与复盘，按时完成任务。${text}`;
  const findings = check({ description });
  expect(findings).toMatchObject([{ rule: 'contact_in_text', level: 'advise', words }]);
  expect(description.slice(findings[0]?.start ?? 0, findings[0]?.end ?? 0)).toBe(words);
});

test.each([
  '负责微信小程序开发',
  '熟悉微信支付与公众号运营',
  '参与 QQ 音乐的产品设计',
  '每周 13822 次调用',
  '编号 202613800000',
])('what is no contact is left alone: %s', (text) => {
  expect(check({ description: `负责日常工作的执行与复盘，按时完成任务。${text}` })).toEqual([]);
});

test.each([
  ['仅限女性', '性别'],
  ['限男生', '性别'],
  ['只招女生', '性别'],
  ['要求男性', '性别'],
  ['优先女生', '性别'],
  ['女士优先', '性别'],
  ['男勿扰', '性别'],
  ['要求女，形象不限', '性别'],
  ['男生only', '性别'],
  ['25岁以下', '年龄'],
  ['年龄 18-35 岁', '年龄'],
  ['18至30周岁', '年龄'],
  ['要求35岁以内', '年龄'],
  ['年龄限 28 岁', '年龄'],
  ['40 周岁以上勿投', '年龄'],
  ['20~26岁', '年龄'],
  ['未婚优先', '婚育'],
  ['已婚已育', '婚育'],
  ['入职两年内不得怀孕', '婚育'],
  ['仅限本地人', '户籍'],
  ['要求本市户口', '户籍'],
  ['京籍优先，限京籍', '户籍'],
  ['沪户口优先', '户籍'],
  ['非杭州人勿扰', '户籍'],
  ['限本地，外地勿投', '户籍'],
  ['只招浙江户籍', '户籍'],
  ['只招汉族', '民族'],
  ['少数民族勿扰', '民族'],
  ['无乙肝', '健康'],
  ['乙肝携带者勿扰', '健康'],
  ['残疾人勿扰', '健康'],
  ['身高165cm以上', '外貌'],
  ['身高 1.70 米以上', '外貌'],
  ['形象气质佳', '外貌'],
  ['五官端正', '外貌'],
])('%s is discrimination by %s', (words, kind) => {
  const findings = discriminating(words);
  expect(findings.length).toBeGreaterThan(0);
  expect(findings[0]).toMatchObject({ level: 'block' });
  expect(findings[0]?.message).toContain(kind);
  expect(words).toContain(findings[0]?.words);
});

test.each([
  '男装设计',
  '负责女装电商运营',
  '要求女装行业经验',
  '优先男装搭配经验',
  '女性用户研究',
  '要求女性用户研究经验',
  '男女不限',
  '性别不限',
  '3 岁以下儿童产品',
  '12 岁以下儿童课程',
  '面向 18-25 岁用户的产品',
  '25 岁生日',
  '公司成立 20 周年',
  '2025 届毕业生',
  '年满 18 周岁',
  '教育产品',
  '母婴产品，含已备孕人群研究',
  '要求本地化经验',
  '优先本地生活业务经验',
  '要求本地部署过大模型',
  '乙肝疫苗研发',
  '乙肝药物临床试验数据整理',
  '残疾人友好设计',
  '无障碍设计',
  '品牌形象好感度调研',
  '维护公司形象',
  '身高体重秤的固件',
  '少数民族文化研究',
  '汉族服饰史',
  '不限专业',
  '要求 10 天内到岗',
  '每周 4 天以上',
])('%s is nothing of the kind', (words) => {
  expect(discriminating(words).map((finding) => finding.words)).toEqual([]);
});

test('every finding of a text points at its words, and its fix can be put in their place', () => {
  const title = '行政实习生（仅限女性，25岁以下）';
  const findings = check({ title });
  for (const { start, end, words } of findings) expect(title.slice(start ?? 0, end ?? 0)).toBe(words);
  expect(findings.map(({ replacement }) => replacement)).toEqual(['性别不限', '年龄不限']);
  const fixed = findings.reduceRight(
    (text, { start, end, replacement }) => text.slice(0, start ?? 0) + replacement + text.slice(end ?? 0),
    title,
  );
  expect(fixed).toBe('行政实习生（性别不限，年龄不限）');
  expect(check({ title: fixed })).toEqual([]);
});

test('the check speaks the language that is asked for', () => {
  expect(check({ headcount: null }, { locale: 'en' })[0]?.message).toBe('Headcount is required');
});

test('marks hide no words, and offsets are those of the text without marks', () => {
  const description = '**岗位要求**\n- 做事认真负责，限**男**性，能吃苦耐劳\n- 5\\*8 小时，刷**单**勿扰';
  const findings = check({ description });
  const plain = plainDescription(description);
  expect(findings.map(({ rule, words }) => [rule, words])).toEqual([
    ['discrimination', '限男性'],
    ['sensitive_word', '刷单'],
  ]);
  for (const { start, end, words } of findings) expect(plain.slice(start ?? 0, end ?? 0)).toBe(words);
  const [first] = findings;
  expect(replaceInDescription(description, first?.start ?? 0, first?.end ?? 0, '性别不限')).toBe(
    '**岗位要求**\n- 做事认真负责，性别不限，能吃苦耐劳\n- 5\\*8 小时，刷**单**勿扰',
  );
});

test('twenty characters count without marks', () => {
  expect(check({ description: `- **${'字'.repeat(19)}**` })).toMatchObject([{ rule: 'too_short' }]);
  expect(check({ description: `- **${'字'.repeat(20)}**` })).toEqual([]);
});

test('a finding in a list of texts says in which of them', () => {
  const findings = check({ questions: ['为什么来？', '限男生吗？'], highlights: ['不刷单'] });
  expect(findings.map(({ field, item }) => [field, item])).toEqual([
    ['highlights', 0],
    ['questions', 1],
  ]);
});
