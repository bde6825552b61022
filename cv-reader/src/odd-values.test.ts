import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { describe, expect, test } from 'vitest';
import { withOdd } from './odd-values.ts';

const said = <Value>(value: Value) => ({ value, source: null });
/** Which of these carry the doubt. */
function oddIn(fields: CvFields): string[] {
  const { educations = [], internships = [], projects = [] } = withOdd(fields);
  return [...educations, ...internships, ...projects].flatMap((entry) =>
    Object.values(entry).flatMap((found) => (found.doubt === 'odd' ? [String(found.value)] : [])),
  );
}
const school = (name: string, major?: string) =>
  oddIn({ educations: [{ school: said(name), ...(major && { major: said(major) }) }] });
const job = (company: string | undefined, title: string) =>
  oddIn({ internships: [{ ...(company && { company: said(company) }), title: said(title) }] });

describe('what does not look like what it was taken for is doubted', () => {
  test.each([
    ['Nanjing University of Finance and', 'Economics'],
    ['Wuhan Electric Power College —Electrical Engineering', 'Nursing'],
    ['Yunqi Lakeside', 'Law'],
  ])('half a school, and the major beside it: %s', (name, major) => expect(school(name, major)).toEqual([name, major]));
  test.each(['资源管理', 'Studies', 'Technology', '参加比赛'])('half a major: %s', (major) =>
    expect(school('浙江大学', major)).toEqual([major]),
  );
  test.each([
    ['Took hotline calls for 120 hours', 'Counsellor'],
    ['社区防火宣传志愿服务 36 小时', '志愿者'],
    ['Yunqi Lakeside Hotel Concierge', 'Intern Manager'],
  ])('an employer that is a deed, or ends in a post: %s', (company, title) =>
    expect(job(company, title)).toEqual([company, title]),
  );
  test.each(['Home', 'Assistant', 'r本会计实习生', 'Xinqiao Counselling Care Counselling Assistant'])(
    'a post that is none, or more than one: %s',
    (title) => expect(job('明达科技有限公司', title)).toEqual([title]),
  );
  test('a post that has its employer in it, where no employer was found', () =>
    expect(job(undefined, 'Shuquan Networks Java Intern')).toEqual(['Shuquan Networks Java Intern']));
  test.each(['to', '江畔晚报社', '高等数学、大学英语、线性代数、概率论'])(
    'what names no project, and its time: %s',
    (name) => expect(oddIn({ projects: [{ name: said(name), start: said('2024-01') }] })).toEqual([name, '2024-01']),
  );
  test('a post of nobody that is none, and its time', () =>
    expect(oddIn({ internships: [{ title: said('优秀毕业论文'), start: said('2021-06') }] })).toEqual([
      '优秀毕业论文',
      '2021-06',
    ]));
  test('one word of a name in letters', () => expect(withOdd({ name: said('Adaeze') }).name?.doubt).toBe('odd'));
  test('a time that runs backwards, or has no beginning', () => {
    expect(oddIn({ projects: [{ start: said('2024-09'), end: said('2024-06') }] })).toEqual(['2024-09', '2024-06']);
    expect(oddIn({ educations: [{ end: said('2023-09') }] })).toEqual(['2023-09']);
  });
});

describe('what is as it should be is not', () => {
  test.each([
    ['南京大学', '环境科学'],
    ['Kunming College of Arts and Science', 'Mechanical Engineering'],
    ['汉诺威职业技术学院', '烹调工艺与营养'],
    ['Technische Hochschule Altenbrück', 'Maschinenbau'],
    ['칭화대학교', '기계공학'],
  ])('%s', (name, major) => expect(school(name, major)).toEqual([]));
  test.each([
    ['明达科技有限公司', '产品实习生'],
    ['Allied Machinery Co., Ltd.', 'Drone Operator'],
    ['城北图书馆', '志愿者'],
    ['青木株式会社', 'インターン'],
  ])('%s', (company, title) => expect(job(company, title)).toEqual([]));
  test('a project whose name begins like a deed', () =>
    expect(
      oddIn({ projects: [{ name: said('Distributed Job Scheduler'), end: said(null), start: said('2024-01') }] }),
    ).toEqual([]));
});

test('a doubt that is there already says more', () => {
  const [found] =
    withOdd({ educations: [{ school: said('浙江大学'), major: { ...said('Studies'), doubt: 'leftover' } }] })
      .educations ?? [];
  expect(found?.major?.doubt).toBe('leftover');
});
