import { describe, expect, it } from 'vitest';
import { headingOf, kindByWords } from './headings.ts';
import { joinLines, type LooseLine } from './lines.ts';
import { modelHeadings } from './model-headings.ts';
import { sectionsOf } from './sections.ts';

describe('headings by their words', () => {
  it.each([
    ['教育背景', 'education'],
    ['教育背景 EDUCATION', 'education'],
    ['就读情况', 'education'],
    ['一、实习经历', 'internships'],
    ['工作与实践', 'internships'],
    ['【职场历练】', 'internships'],
    ['WORK EXPERIENCE', 'internships'],
    ['Placements & Employment', 'internships'],
    ['课题与作品', 'projects'],
    ['Research Experience', 'projects'],
    ['所获表彰', 'awards'],
    ['荣誉证书', 'awards'],
    ['Honors & Awards', 'awards'],
    ['技能与证书', 'skills'],
    ['Skills & Interests', 'skills'],
    ['语言能力', 'languages'],
    ['校园实践', 'other'],
    ['兴趣爱好', 'other'],
    ['家庭成员', 'other'],
    ['自我评价：', 'self'],
    ['職務経歴', 'internships'],
    ['학력', 'education'],
    ['Опыт работы', 'internships'],
  ])('takes %s for one of %s', (line, kind) => {
    expect(headingOf(line)).toEqual({ kind, contentStart: null });
  });

  it.each([
    ...['项目管理专业的学生', 'Education technology startup', '语言学概论', '负责项目进度'],
    ...['工作内容', '项目描述', '主要经历', 'Work closely with the team', 'Selected'],
  ])('takes %s for none', (line) => {
    expect(headingOf(line)).toBeNull();
  });

  it('is as quick with a line of heading words without an end', () => {
    for (const words of ['工作能力', 'work and experience ', '个人项目、'])
      expect(headingOf(words.repeat(20_000))).toBeNull();
  });

  it('asks the words that are known where others stand beside them', () => {
    expect(kindByWords('我的实习那些事')).toBe('internships');
    expect(kindByWords('Things I Built for Research')).toBe('projects');
    expect(kindByWords('写在最后')).toBeNull();
  });
});

describe('headings by their print', () => {
  const line = (text: string, look: string): LooseLine => ({ text, page: 1, size: 10, look, block: 0, pieces: [] });
  const kindsOf = (...lines: LooseLine[]) =>
    sectionsOf(joinLines(lines).lines).map(({ kind, lines: own }) => [kind, own.map(({ text }) => text)]);

  it('opens a section at what is set as the known headings are', () => {
    expect(
      kindsOf(
        line('教育背景', '13 bold'),
        line('厦门大学', '10 plain'),
        line('荣誉奖项', '13 bold'),
        line('国家奖学金', '10 plain'),
        line('我做过的事', '13 bold'),
        line('在海边捡过三年垃圾', '10 plain'),
        line('那些实习的日子', '13 bold'),
        line('海岸科技有限公司', '10 plain'),
      ),
    ).toEqual([
      ['head', []],
      ['education', ['厦门大学']],
      ['awards', ['国家奖学金']],
      ['other', ['在海边捡过三年垃圾']],
      ['internships', ['海岸科技有限公司']],
    ]);
  });

  it('opens none at a project that is set as a heading above its time', () => {
    const named = (name: string) => [
      line(name, '13 bold'),
      line('2022.07 - 2022.10', '10 plain'),
      line('捡了三年的垃圾', '10 plain'),
    ];
    const school = line('厦门大学\t海洋科学\t本科\t2020.09 - 2024.06', '10 plain');
    const projects = [...named('海边三年'), ...named('垃圾地图')];
    expect(kindsOf(line('教育背景', '13 bold'), school, line('项目经历', '13 bold'), ...projects)).toHaveLength(3);
  });

  it('opens sections at headings of which no list knows the first word', () => {
    const dated = (name: string) => [
      line(`${name}\t2022.07 - 2022.10`, '10 bold'),
      line('给十五位病人量了体温和血压，做了记录', '10 plain'),
    ];
    const heading = (text: string) => ({ ...line(text, '13 bold'), size: 13 });
    expect(
      kindsOf(
        heading('深造概况'),
        line('厦门大学\t护理学\t本科\t2020.09 - 2024.06', '10 plain'),
        heading('临床轮转经历'),
        ...dated('湘南人民医院'),
        ...dated('武陵口腔门诊部'),
        heading('学科竞赛'),
        line('护理技能大赛二等奖', '10 plain'),
      ).map(([kind]) => kind),
    ).toEqual(['head', 'education', 'internships', 'awards']);
  });

  it('leaves what is longer than thirty dense pages to the rules', () => {
    const many = joinLines(Array.from({ length: 100_000 }, () => line('深造概况', '13 bold'))).lines;
    expect(new Set(modelHeadings(many))).toEqual(new Set([null]));
  });

  it('opens none at employers that are set as a heading, nor where print tells nothing', () => {
    const employers = ['海岸科技有限公司', '白帆传媒', '北岛书店'].map((name) => line(name, '13 bold'));
    expect(
      kindsOf(line('实习经历', '13 bold'), ...employers, line('写了很多很多很多字的正文', '10 plain')),
    ).toHaveLength(2);
    expect(kindsOf(line('荣誉奖项', ''), line('国家奖学金', ''), line('我做过的事', ''))).toHaveLength(2);
  });
});
