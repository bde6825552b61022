import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { describe, expect, test } from 'vitest';
import { attackedCv, attacks } from '../corpus/attacks.ts';
import { linesOf } from './lines.ts';
import { parseFields } from './parse-fields.ts';
import { type CvAnswer, questionsOf, withAnswer } from './second-reading.ts';

const nothing: CvAnswer = { name: null, phone: null, email: null, educations: [], internships: [], projects: [] };
const answered = (text: string, answer: Partial<CvAnswer>, fields: CvFields = {}) =>
  withAnswer(text, fields, { ...nothing, ...answer });

const CV = [
  '林 小 禾\t应用统计',
  '138-0013-8000 | lin@example.com',
  '学在何处',
  '江南工商大学 统计学 本科 2021.09 - 2025.06',
  '在何处做过事',
  '远山数据有限公司\t数据分析实习生\t2024.06-2024.09',
  '负责报表。',
  '北辰研究院 | 助理研究员',
  '2023.07 – 2023.09',
].join('\n');

describe('what stands in the text is taken, with its place and its doubt', () => {
  test('entries that the rules did not see', () => {
    const { educations, internships } = answered(CV, {
      educations: [{ school: '江南工商大学', degree: '本科', major: '统计学', period: '2021.09 - 2025.06' }],
      internships: [
        { company: '北辰研究院', title: '助理研究员', period: '2023.07 – 2023.09' },
        { company: '远山数据有限公司', title: '数据分析实习生', period: '2024.06-2024.09' },
      ],
    });
    expect(educations).toMatchObject([
      { school: { value: '江南工商大学', doubt: 'asked' }, degree: { value: 'bachelor' }, major: { value: '统计学' } },
    ]);
    expect(internships).toMatchObject([
      { company: { value: '远山数据有限公司' }, title: { value: '数据分析实习生' }, end: { value: '2024-09' } },
      { company: { value: '北辰研究院' }, title: { value: '助理研究员' }, start: { value: '2023-07' } },
    ]);
    const { start = 0, end = 0 } = internships?.[1]?.title?.source ?? {};
    expect(CV.slice(start, end)).toBe('助理研究员');
  });

  test('a gap of an entry, and nothing else of it', () => {
    const fields = parseFields(linesOf(CV.replace('学在何处', '教育背景')));
    const [known] = fields.educations ?? [];
    const { major: _left, ...rest } = known ?? {};
    const { educations } = answered(
      CV.replace('学在何处', '教育背景'),
      { educations: [{ school: '江南工商大学', degree: '硕士', major: '统计学', period: '2023.07 – 2023.09' }] },
      { ...fields, educations: [rest] },
    );
    expect(educations).toEqual([{ ...rest, major: expect.objectContaining({ value: '统计学', doubt: 'asked' }) }]);
  });

  test('blanks beside Chinese characters count for nothing', () => {
    expect(answered('林 小 禾\n13800138000', { name: '林小禾' }).name).toBeUndefined();
    expect(answered('姓名： 林小禾\n13800138000', { name: '林小禾' }).name).toMatchObject({ value: '林小禾' });
  });
});

describe('what is asked for', () => {
  const value = { value: '林小禾', source: null };
  test('nothing that is sure or typed; what is left over or blank', () => {
    expect(questionsOf({ name: value })).not.toContain('name');
    expect(questionsOf({ name: { ...value, doubt: 'leftover' } })).toContain('name');
    expect(questionsOf({ name: { ...value, doubt: 'unclear' } })).not.toContain('name');
    expect(questionsOf({ name: { ...value, doubt: 'asked' } })).not.toContain('name');
    expect(questionsOf({})).toEqual(['name', 'phone', 'email', 'educations', 'internships', 'projects']);
    expect(questionsOf({ projects: [{}] })).toContain('projects');
  });

  test('what is sure, or typed by a person, stays whatever the answer says', () => {
    const fields: CvFields = { name: value, phone: { value: '13900139000', source: { start: 0, end: 1 } } };
    expect(answered(CV, { name: '林小禾', phone: '138-0013-8000' }, fields)).toEqual(fields);
  });

  test('asked again, it changes nothing', () => {
    const answer = { internships: [{ company: '远山数据有限公司', title: '数据分析实习生', period: null }] };
    const once = answered(CV, answer);
    expect(answered(CV, { internships: [{ ...answer.internships[0], company: '北辰研究院' } as never] }, once)).toEqual(
      once,
    );
  });
});

describe('what stands in the text, but not as that value, is left', () => {
  const period = '2024.01-2024.03';
  const internship = { company: '山川科技公司', title: '测试实习生', period };
  test.each([
    ['a part of a cell', `深圳山川科技公司南山分部\t测试实习生\t${period}`],
    ['a word of a sentence', `在 山川科技公司 做过 测试实习生 ，${period} 。`],
    ['a lone word', '山川科技公司'],
    ['values that stand far from each other', `山川科技公司\n\n\n\n\n测试实习生\t${period}`],
  ])('%s is no company', (_what, line) => {
    expect(answered(`林小禾\n${line}`, { internships: [internship] })).toEqual({});
  });

  test.each([
    ['a heading', '实习经历', `实习经历\t测试实习生\t${period}`],
    ['an address', 'hr@shanchuan.cn', `hr@shanchuan.cn\t测试实习生\t${period}`],
    ['a number', '13900139000', `13900139000\t测试实习生\t${period}`],
    ['a stretch of time', period, `${period}\t测试实习生`],
  ])('%s is no company', (_what, company, line) => {
    expect(answered(`林小禾\n${line}`, { internships: [{ ...internship, company }] })).toEqual({});
  });

  test('a company is no school, and the end of a word no degree', () => {
    const answer = { school: '山川科技公司', degree: '本科', major: null, period };
    expect(answered(`山川科技公司\t本科\t${period}`, { educations: [answer] })).toEqual({});
    const { educations } = answered(`山川大学\tGRAMA\t${period}`, {
      educations: [{ ...answer, school: '山川大学', degree: 'MA' }],
    });
    expect(educations?.[0]).not.toHaveProperty('degree');
  });

  test('a phone in the story of a job is nobody’s of whom the CV tells', () => {
    const text = `林小禾\n教育背景\n江南工商大学\t统计学\n实习经历\n山川科技公司\t测试\n客户电话 13900139000`;
    expect(answered(text, { name: '山川', phone: '13900139000' })).toEqual({});
  });

  test('an end before the start that was read is none', () => {
    const text = `林小禾\n山川科技公司\t测试实习生\n${period}`;
    const at = (value: string, quote: string) => ({
      value,
      source: { start: text.indexOf(quote), end: text.indexOf(quote) + quote.length },
    });
    const known = { company: at('山川科技公司', '山川科技公司'), start: { value: '2025-01', source: null } };
    expect(answered(text, { internships: [{ ...internship, title: null }] }, { internships: [known] })).toEqual({
      internships: [known],
    });
  });

  test('one stretch is never two values', () => {
    const { internships } = answered(`山川科技公司\t测试实习生\t${period}`, {
      internships: [{ ...internship, title: '山川科技公司' }, internship],
    });
    expect(internships).toHaveLength(1);
    expect(internships?.[0]).not.toHaveProperty('title');
  });
});

describe('CVs that attack a reader which obeys them', () => {
  test('there are thirty', () => expect(attacks).toHaveLength(30));

  test.each(attacks)('$what', ({ text, answer }) => {
    const whole = attackedCv(text);
    const before = parseFields(linesOf(whole));
    expect(answered(whole, answer)).toEqual({});
    expect(answered(whole, answer, before)).toEqual(before);
  });
});
