import { readFile } from 'node:fs/promises';
import { cvFields } from '@qinghe/contract/resumes/cv.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonCharacters } from './characters.ts';
import { findRange } from './dates.ts';
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
    ['(415) · 555 · 0132', '4155550132'],
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
    ['J O H N  D O E', 'JOHN DOE'],
    ['Doe, Jonathan P.', 'Jonathan P. Doe'],
    ['G¨uls¸en G¨ung¨ore', 'Gülşen Güngöre'],
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

  it('reads a phone through the hyphens that XeLaTeX sets', () => {
    const written = ['\u2010', '\u2011', '\u2012', '\u2212'].map((hyphen) => `138${hyphen}2241${hyphen}2719`);
    const phones = written.map((phone) => parse('王小明', commonCharacters(phone)).phone?.value);
    expect(phones).toEqual(written.map(() => '13822412719'));
  });

  it('takes the words of another label for no name', () => {
    expect(parse('Father’s Name: Robert Doe', 'Jane Doe', 'EDUCATION').name?.value).toBe('Jane Doe');
    expect(parse('履歴書', '山田花子', '学歴').name?.value).toBe('山田花子');
  });

  it('ends an e-mail where Chinese begins', () => {
    expect(parse('王小明', '邮箱：1234567@qq.com电话：13800138000').email?.value).toBe('1234567@qq.com');
  });

  it('finds the name beside how to reach the person, wherever that stands', () => {
    const rest = ['教育背景', '厦门大学\t化学\t本科', '项目经历', '海岸线调查', ...Array(30).fill('• 走访')];
    expect(parse(...rest, '自我评价', '踏实', '付知远', '13800138000').name?.value).toBe('付知远');
  });

  it('puts an e-mail together that its column or its picture parted, with a doubt', () => {
    const email = (...lines: string[]) => parse(...lines).email;
    expect(email('B\than-', 'nah.moore@example.comNorthwest University')).toMatchObject({
      value: 'hannah.moore@example.com',
      doubt: 'unclear',
    });
    expect(email('omer@example.com.', 'tr')).toMatchObject({ value: 'omer@example.com.tr', doubt: 'unclear' });
    expect(email('邮箱：tian .rui @outlook .com成都')).toEqual({
      value: 'tian.rui@outlook.com',
      source: { start: 3, end: 26 },
    });
    // A line that TeX draws is no letter, and what is left of the address is only its end.
    expect(email('pang jiashu@foxmail.com')).toMatchObject({ value: 'jiashu@foxmail.com', doubt: 'unclear' });
  });

  it.each([
    ['MIT, March 2019', undefined],
    ['Mastered React at MIT', undefined],
    ['University of Leeds, MArch, 2019', 'master'],
    ['University of Texas, Physics (BS)', 'bachelor'],
    // As OCR loses spaces.
    ['University of Leeds, BachelorofTechnology', 'bachelor'],
  ])('reads the degree of %s as %s', (line, degree) => {
    expect(parse('Jane Doe', 'EDUCATION', line).educations?.[0]?.degree?.value).toBe(degree);
  });

  it('takes schools behind bullets where all of them stand there, and no rows of a school', () => {
    const all = parse(
      '王小明',
      '教育背景',
      '• 同济大学 软件工程 本科 2019.09-2023.06',
      '• 浙江大学 计算机技术 硕士 2023.09-2026.06',
    );
    expect(all.educations?.map(({ school }) => school?.value)).toEqual(['同济大学', '浙江大学']);
    const one = parse('王小明', '教育背景', '同济大学 软件工程 本科 2019.09-2023.06', '• 2021.09-2022.01 浙江大学交换');
    expect(one.educations?.map(({ school }) => school?.value)).toEqual(['同济大学']);
  });

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
    ['在读学校：商丘学院', '商丘学院'],
    ['就读：国际关系学院', '国际关系学院'],
    ['所在学院：计算机学院', undefined],
    ['UNIVERSITY OF LEEDS', 'UNIVERSITY OF LEEDS'],
    ['University Scholar 2019', undefined],
    ['Guangxi University for Nationalities', 'Guangxi University for Nationalities'],
    ['Hill College Korean', 'Hill College'],
    ['Hill College London', 'Hill College London'],
    ['College English Test Band 6', undefined],
  ])('sees in %s the school %s', (line, school) => {
    expect(schoolIn({ text: line, start: 0 })?.text).toBe(school);
  });

  it('sees every school of the dictionary as it is written there', async () => {
    const list = new URL('../../contract/dict/data/schools.tsv', import.meta.url);
    const [head, ...rows] = (await readFile(list, 'utf8')).trimEnd().split('\n');
    const at = head?.split('\t').indexOf('name') ?? -1;
    const names = rows.map((row) => row.split('\t')[at] ?? '');
    expect(names.length).toBeGreaterThan(2000);
    expect(names.filter((name) => schoolIn({ text: name, start: 0 })?.text !== name)).toEqual([]);
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
    ['2022 - 2022', '2022-01', '2022-12'],
    ['2018.92022.6', '2018-09', '2022-06'],
    ['2021 .9 2025.6', '2021-09', '2025-06'],
    ['2025 - 2025.08', '2025-01', '2025-08'],
    ['Summer 2022', '2022-06', '2022-08'],
    ['since January 2016', '2016-01', null],
    ['2016年1月起', '2016-01', null],
    ["Sep '21 – Jun '22", '2021-09', '2022-06'],
    ["Jun – Sep '21", '2021-06', '2021-09'],
    ['9/2021-12/2022', '2021-09', '2022-12'],
    ['2019-2023.6', '2019-09', '2023-06'],
    ['2019.9-2023', '2019-09', '2023-06'],
    ['21年9月-22年6月', '2021-09', '2022-06'],
    ['201710 - 201806', '2017-10', '2018-06'],
    ['2022.03.01 – 2022.12.31', '2022-03', '2022-12'],
    ['23.09-27.06', '2023-09', '2027-06'],
    ['25.06-25.08 云杉科技 数据实习生', '2025-06', '2025-08'],
    ['云杉科技 数据实习生 25/06—至今', '2025-06', null],
  ])('reads the stretch of time %s', (text, start, end) => {
    const range = findRange({ text, start: 0 });
    expect(range).toMatchObject({ start, end });
    // Both ends can be marked on the page.
    expect([range?.startPiece.text, range?.endPiece.text]).not.toContain('');
  });

  it.each([
    ...['均分 88.05-92.10，年级前 5%', '10.01-10.07 国庆值班', '版本 23.09-24.06 的维护记录', '3.85/4.00'],
    ...['Ubuntu 22.04-24.04', '19.05-20.10 元/股', '25.05-30.10℃', '35.01-38.12 万元', '维护版本 23.09-24.06'],
  ])('takes no stretch of time out of %s', (text) => expect(findRange({ text, start: 0 })).toBeNull());

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
