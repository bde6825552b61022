import { cvFields } from '@qinghe/contract/resumes/cv.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRange } from './dates.ts';
import { headingOf } from './headings.ts';
import { linesOf } from './lines.ts';
import { parseFields } from './parse-fields.ts';
import { schoolIn } from './schools.ts';

const parse = (...lines: string[]) => parseFields(linesOf(lines.join('\n')));

describe('fields of a CV text', () => {
  it.each([
    ['138-2241-2719', '13822412719'],
    ['+86 138 2241 2719', '13822412719'],
    ['(+86)13822412719', '13822412719'],
    ['+49 151 23456780', '+4915123456780'],
    ['(415) 555-0132', '4155550132'],
    ['010-62781234', '01062781234'],
  ])('reads the phone %s as %s', (written, value) => {
    expect(parse('王小明', `${written} | a@example.com`).phone?.value).toBe(value);
  });

  it('takes the years beside certificates for no skills', () => {
    const education = ['教育背景', '2023.09-2027.06 同济大学 软件工程 本科'];
    const { skills } = parse('王小明', ...education, '技能与证书', '计算机二级，2024', 'C++、5G', '2021');
    expect(skills?.map(({ value }) => value)).toEqual(['计算机二级', 'C++', '5G']);
  });

  it.each([
    ['HTML ★★★★☆', 'HTML'],
    ['HTML●●●○○', 'HTML'],
    // As OCR reads rings, and a dot alone.
    ['HTML OOOOO', 'HTML'],
    ['Python 0', 'Python'],
    ['Vue 3', 'Vue 3'],
    ['C++', 'C++'],
  ])('reads the skill %s without how many of five it has', (written, value) => {
    const education = ['教育背景', '2023.09-2027.06 同济大学 软件工程 本科'];
    const { skills } = parse('王小明', ...education, '专业技能', written);
    expect(skills?.map((skill) => skill.value)).toEqual([value]);
  });

  it('takes no dates, grades or identity numbers for a phone', () => {
    expect(parse('王小明', '2023.09-2027.06', 'GPA 3.82/4.0', '110101200301011234').phone).toBeUndefined();
  });

  it.each([
    ['阿依古丽·买买提', '阿依古丽·买买提'],
    ['吴桐 | 后端开发', '吴桐'],
    ['Michael (Mike) Chen', 'Michael (Mike) Chen'],
    ['Dr. Jane Doe', 'Jane Doe'],
    ['吴桐（Wu Tong）', '吴桐'],
    ['李娜15921137840', '李娜'],
  ])('finds the name in %s', (line, name) => {
    expect(parse(line, '13800138000', '教育背景').name?.value).toBe(name);
  });

  it.each(['138-2241-2719', '个人简历', 'Curriculum Vitae', '上海市', '同济大学'])(
    'takes %s for no name, however large it stands there',
    (large) => {
      const lines = linesOf(`${large}\n求职意向：前端开发\n教育背景`);
      const sized = lines.map((line, index) => ({ ...line, size: index === 0 ? 24 : 10 }));
      expect(parseFields(sized).name).toBeUndefined();
    },
  );

  it('says no gender and no birth year that the CV does not state', () => {
    const fields = parse('李娜', '女生宿舍楼管理系统', '教育背景', '上海大学 2020.09-2024.06');
    expect(fields.gender).toBeUndefined();
    expect(fields.birthYear).toBeUndefined();
  });

  it.each([
    ['每周可到岗4天，可实习6个月，随时到岗', { days: 4, months: 6, start: 'now' }],
    ['一周能实习五天，实习期可持续半年以上，一周内到岗', { days: 5, months: 6, start: 'now' }],
    ['可实习时间：3个月，2026年7月1日起到岗，4天/周', { days: 4, months: 3, start: '2026-07-01' }],
    ['Available 5 days a week for 3 months, from 17 May 2027', { days: 5, months: 3, start: '2027-05-17' }],
  ])('understands %s', (line, { days, months, start }) => {
    const fields = parse('王小明', line);
    expect([fields.daysPerWeek?.value, fields.months?.value, fields.earliestStart?.value]).toEqual([
      days,
      months,
      start,
    ]);
  });

  it('takes the time of a project for no availability', () => {
    const fields = parse('王小明', '项目经历', '客服系统  2024.03-2024.06', '每周迭代2次，项目持续3个月');
    expect(fields.months).toBeUndefined();
    expect(fields.daysPerWeek).toBeUndefined();
  });

  it.each([
    ['浙江大学计算机学院', '浙江大学'],
    ['浙江大学城市学院', '浙江大学城市学院'],
    ['中国石油大学（华东）', '中国石油大学（华东）'],
    ['毕业院校：清华大学', '清华大学'],
    ['University of California, Berkeley', 'University of California, Berkeley'],
    ['B.Sc. in Physics, University of Leeds, UK', 'University of Leeds'],
    ['参加上海大学组织的志愿活动', undefined],
  ])('sees in %s the school %s', (line, school) => {
    expect(schoolIn({ text: line, start: 0 })?.text).toBe(school);
  });

  it.each([
    ['2023.09-2027.06', '2023-09', '2027-06'],
    ['2023年9月—至今', '2023-09', null],
    ['Sep 2023 – Jun 2027', '2023-09', '2027-06'],
    ['09/2023 - 06/2027', '2023-09', '2027-06'],
    ['2023.9.1~2024.1.15', '2023-09', '2024-01'],
    ['Jun – Sep 2025', '2025-06', '2025-09'],
    ['2025.06-09', '2025-06', '2025-09'],
    ['2022 - 2026', '2022-09', '2026-06'],
    ['Summer 2022', '2022-06', '2022-08'],
  ])('reads the stretch of time %s', (text, start, end) => {
    expect(findRange({ text, start: 0 })).toMatchObject({ start, end });
  });

  it.each([
    ['教育背景', 'education'],
    ['教育背景 EDUCATION', 'education'],
    ['一、实习经历', 'internships'],
    ['WORK EXPERIENCE', 'internships'],
    ['Honors & Awards', 'awards'],
    ['技能与证书', 'skills'],
    ['自我评价：', 'self'],
  ])('takes %s for a heading of %s', (line, kind) => {
    expect(headingOf(line)?.kind).toBe(kind);
  });

  it.each(['项目管理专业的学生', 'Education technology startup', '语言学概论', '负责项目进度'])(
    'takes %s for no heading',
    (line) => {
      expect(headingOf(line)).toBeNull();
    },
  );

  it('reads the education of a CV that states it among the personal data', () => {
    const fields = parse(
      '基本信息',
      '姓名：林小满    学历：本科',
      '毕业院校：厦门大学    专业：汉语言文学    毕业时间：2026年6月',
      '实践经历',
      '2024年7月至2024年9月 在厦门日报社担任实习记者，采写稿件20余篇',
    );
    expect(fields.educations).toMatchObject([
      { school: { value: '厦门大学' }, degree: { value: 'bachelor' }, major: { value: '汉语言文学' } },
    ]);
    expect(fields.graduationMonth?.value).toBe('2026-06');
    expect(fields.internships).toMatchObject([{ company: { value: '厦门日报社' }, title: { value: '实习记者' } }]);
  });

  it('claims no graduation for somebody whose studies have no stated end', () => {
    const fields = parse(
      '王小明',
      '教育经历',
      '2024.09-至今  北京邮电大学  通信工程  硕士',
      '2020.09-2024.06  长安大学  通信工程  本科  GPA：3.8',
    );
    expect(fields.educations?.map(({ end }) => end?.value)).toEqual([null, '2024-06']);
    expect(fields.graduationMonth).toBeUndefined();
  });

  it('parts employer, position and place that only commas part', () => {
    const fields = parse(
      'Alice Wang',
      'EXPERIENCE',
      'Google, Software Engineering Intern, Mountain View, CA    June 2025 – August 2025',
      '• Built things',
    );
    expect(fields.internships).toMatchObject([
      { company: { value: 'Google' }, title: { value: 'Software Engineering Intern' } },
    ]);
  });

  it('never throws, keeps the contract, and points into the text, whatever the text', () => {
    const words = fc.constantFrom(
      '教育背景',
      '实习经历',
      '姓名：',
      '2023.09-2027.06',
      '清华大学',
      '本科',
      '\t',
      '、',
      '·',
      '（',
      'University of',
      'B.Sc. in',
      '13800138000',
      '@',
      'Skills:',
      '每周4天',
      '\n',
      ' ',
      '\u0000',
      '\ud800',
    );
    const texts = fc.array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 60 });
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join('');
        const fields = cvFields.parse(parseFields(linesOf(text)));
        for (const { start, end } of sourcesIn(fields)) expect(start <= end && end <= text.length).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('comes to an end on long lines without any sense', { timeout: 60_000 }, () => {
    for (const piece of ['1', '年1', '大学', 'A ', '（', '\t', '2023.', 'a@', '、', 'University ', '1-', '简历']) {
      const { name, phone } = parseFields(linesOf(`${piece.repeat(1500)}\n`.repeat(10)));
      expect([name, phone]).toEqual([undefined, undefined]);
    }
  });
});

function sourcesIn(value: unknown): { start: number; end: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('source' in value && value.source) return [value.source as { start: number; end: number }];
  return Object.values(value).flatMap(sourcesIn);
}
