import { describe, expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { parseFields } from './parse-fields.ts';

const read = (...lines: string[]) => parseFields(linesOf(['王若彤', '138-0000-1234', ...lines].join('\n')));
const schools = (...lines: string[]) => read(...lines).educations?.map(({ school }) => school?.value);
const jobs = (...lines: string[]) =>
  read(...lines).internships?.map(({ company, title, start }) => [company?.value, title?.value, start?.value]);

const mixed = [
  '学习与工作经历',
  '2018.09-2021.06\t河池市卫生学校（中专） 护理',
  '2020.05\t广西职业院校技能大赛护理技能 三等奖',
  '2020.07-2021.03\t河池市人民医院 实习护士',
  '2021.09-2024.06\t广西卫生职业技术学院 助产 大专',
  '2024.06\t校级优秀毕业生',
  '2024.07-至今\t南宁市第二人民医院 产房护士',
];

describe('a line of time with schools, jobs and prizes in turn', () => {
  test('is read line by line', () => {
    expect(schools(...mixed)).toEqual(['河池市卫生学校', '广西卫生职业技术学院']);
    expect(jobs(...mixed)).toEqual([
      ['河池市人民医院', '实习护士', '2020-07'],
      ['南宁市第二人民医院', '产房护士', '2024-07'],
    ]);
    expect(read(...mixed).awards).toHaveLength(2);
  });

  test('may have its times above, or say what each line is about', () => {
    expect(
      jobs(
        '教育背景',
        '2018.9 — 2022.6',
        '【教育】西安科技大学，安全工程，本科',
        '2022.7 — 2023.8',
        '【工作】安泰消防技术有限公司，检测员',
      ),
    ).toEqual([['安泰消防技术有限公司', '检测员', '2022-07']]);
    expect(
      schools('工作经历', '2023年6月-至今', '丽思酒店｜前台接待员', '2019年9月-2023年5月', '暨南大学｜酒店管理 学士'),
    ).toEqual(['暨南大学']);
  });

  test('a post at a school is a job, and a school beside its degree none', () => {
    const both = ['教育背景', '2020.9-2024.6  东北大学  广告学  本科', '2023.3-2023.7  东北大学  本科生课程助教'];
    expect(jobs(...both)).toBeUndefined();
    expect(jobs(...both, '2024.7-至今  蓝标传媒公司  策划')).toEqual([
      ['东北大学', '本科生课程助教', '2023-03'],
      ['蓝标传媒公司', '策划', '2024-07'],
    ]);
  });
});

describe('jobs', () => {
  const under = (...lines: string[]) => jobs('工作经历', ...lines);

  test('with their time in brackets above them', () =>
    expect(
      under(
        '［2024.6 – 2024.11］',
        '金杜律师事务所，实习律师助理，争议解决部',
        '［2021.7 – 2021.9］',
        '蓝天公司，法务',
      ),
    ).toEqual([
      ['金杜律师事务所', '实习律师助理', '2024-06'],
      ['蓝天公司', '法务', '2021-07'],
    ]));

  test('with the post below, beside a department or with a time of its own', () => {
    expect(
      under(
        '2023/5-至今\t雅迪科技集团有限公司 [1年10个月]',
        '摩托车 | 民营公司 | 5000-10000人',
        '销售部\t区域销售经理',
      ),
    ).toEqual([['雅迪科技集团有限公司', '区域销售经理', '2023-05']]);
    expect(
      under('2020.04 – 至今  三一重工股份有限公司', '成本会计主管\t2022.01 – 至今', '所在部门：财务部\t汇报对象：总监'),
    ).toEqual([['三一重工股份有限公司', '成本会计主管', '2020-04']]);
  });

  test('in a sentence behind their time', () =>
    expect(under('2018 – 2021  同忻煤矿，技术员。跟班下井，做掘进作业规程。')).toEqual([
      ['同忻煤矿', '技术员', '2018-09'],
    ]));

  test('in a table one of whose labels no list has', () =>
    expect(under('时间\t公司\t职务\t月收入', '2021.07-2023.02\t济南万豪酒店\t宴会服务员\t4500')).toEqual([
      ['济南万豪酒店', '宴会服务员', '2021-07'],
    ]));

  test('under one heading are set alike, whatever stands under another', () =>
    expect(
      jobs(
        '实习经历',
        '海岸公司\t2023.05-2023.08',
        '行政助理',
        '- 排班',
        '工作经历',
        '2024.06-至今',
        '云山公司',
        '行政主管',
      ),
    ).toEqual([
      ['海岸公司', '行政助理', '2023-05'],
      ['云山公司', '行政主管', '2024-06'],
    ]));
});

test('the word for a post or for a cell is neither a name nor a telephone', () => {
  const { name } = parseFields(linesOf('邰铁军  施工员/项目储备\nTel 15694031188'));
  expect(name?.value).toBe('邰铁军');
  expect(
    parseFields(linesOf('Ann Lee\nProjects\nsolid-state pouch cells (NSFC 52300000) | Jan 2023 – Dec 2025')).phone,
  ).toBeUndefined();
  expect(parseFields(linesOf('區詠欣\n电话\n9347 2816\nann@example.com')).phone?.value).toBe('93472816');
});

test('the major of a faculty, and brackets about the degree', () => {
  const [one, two] =
    read(
      '教育背景',
      '广西大学农学院农学专业，本科（2020年秋—2024年夏）',
      '佛山职业技术学院  房地产经营与管理（大专）  2017.09-2020.06',
    ).educations ?? [];
  expect([one?.school?.value, one?.major?.value]).toEqual(['广西大学', '农学']);
  expect([two?.degree?.value, two?.major?.value]).toEqual(['associate', '房地产经营与管理']);
});
