import { expect, it } from 'vitest';
import { readEducations } from './education.ts';
import { readInternships, readProjects } from './experience.ts';
import { joinLines, linesOf } from './lines.ts';

const employers = (...lines: string[]) =>
  readInternships(linesOf(lines.join('\n'))).map(({ company, title, start, end }) => [
    ...[company?.value, title?.value, start?.value, end?.value],
  ]);
const projects = (...lines: string[]) => readProjects(linesOf(lines.join('\n'))).map(({ name }) => name?.value);

it('takes the bullet of the first line for the sign of a head', () => {
  expect(
    employers(
      ...[
        '◦ 海岸法律援助中心',
        '志愿者\t2026.05 - 2026.07',
        '• 摘要判例 120 件',
        '◦ 白帆公证处',
        '公证助理\t2025.04 - 2025.09',
        '• 起草合同',
      ],
    ),
  ).toEqual([
    ['海岸法律援助中心', '志愿者', '2026-05', '2026-07'],
    ['白帆公证处', '公证助理', '2025-04', '2025-09'],
  ]);
  expect(employers('1. 海岸会展服务公司 会务执行 2026年5月 - 至今', '• 带团 38 个')).toEqual([
    ['海岸会展服务公司', '会务执行', '2026-05', null],
  ]);
});

it('parts an employer from the post behind it where no mark does', () => {
  expect(employers('Hill Rehabilitation Centre Assistant Therapist\tMay 2022 to Present')).toEqual([
    ['Hill Rehabilitation Centre', 'Assistant Therapist', '2022-05', null],
  ]);
});

it('reads rows of labels and values, whatever stands between', () => {
  expect(
    employers(
      '单位\t海岸证券\t时间\t5/2022-7/2022',
      '职位\t行业研究',
      '• 搭建模型',
      'Employer\tHill Works\tPeriod\t2021-2021',
      'Position\tHelper',
    ),
  ).toEqual([
    ['海岸证券', '行业研究', '2022-05', '2022-07'],
    ['Hill Works', 'Helper', '2021-01', '2021-12'],
  ]);
  expect(projects('项目\t沙水游戏\t时间\t2025-2025.08', '• 观察', '项目\t分层作业\t时间\t2024-2025.02')).toEqual([
    '沙水游戏',
    '分层作业',
  ]);
});

it('finds projects without dates by their numbers, and by their print', () => {
  expect(projects('(1) 城市导视系统：', '• 跟进打样', '(2) 校史馆', '• 画图')).toEqual(['城市导视系统', '校史馆']);
  const set = (text: string, look: string) => ({ text, page: 1, size: 10, look, block: 0, pieces: [] });
  const lines = joinLines([
    set('键值存储', '10 bold'),
    set('写了日志', '10'),
    set('课程表', '10 bold'),
    set('做了界面', '10'),
  ]);
  expect(readProjects(lines.lines).map(({ name }) => name?.value)).toEqual(['键值存储', '课程表']);
});

it('reads forms in Korean, Japanese and Russian', () => {
  const forms = [
    ['학교\t한누리대학교\t기간\t2016.03 ~ 2022.02', '전공\t기계공학과\t학위\t학사'],
    ['학교名\t', '2019年4月〜現在\t広島大学', '専攻\t化学\t学位\t学士'],
    [
      'Период\tсентябрь 2021 — июль 2025',
      'Вуз\tТехнологический институт',
      'Специальность\tЭлектроника',
      'Степень\tБакалавр',
    ],
  ];
  const read = forms.map((form) => readEducations(linesOf(form.join('\n')))[0]);
  expect(
    read.map((entry) => [entry?.school?.value, entry?.degree?.value, entry?.start?.value, entry?.end?.value]),
  ).toEqual([
    ['한누리대학교', 'bachelor', '2016-03', '2022-02'],
    ['広島大学', 'bachelor', '2019-04', null],
    ['Технологический институт', 'bachelor', '2021-09', '2025-07'],
  ]);
  expect(read.map((entry) => entry?.major?.value)).toEqual(['기계공학과', '化学', 'Электроника']);
});

it('doubts a major that is only what was left of a line', () => {
  const major = (...lines: string[]) => readEducations(linesOf(lines.join('\n')))[0]?.major;
  expect(major('厦门大学\t化学\t本科\t2020.09-2024.06')).toMatchObject({ value: '化学' });
  expect(major('厦门大学\t化学\t本科\t2020.09-2024.06')).not.toHaveProperty('doubt');
  expect(major('厦门大学\t海岛班\t本科\t2020.09-2024.06')).toMatchObject({ value: '海岛班', doubt: 'leftover' });
  expect(major('交换生\t2023.09-2024.01', '淡江大学')).toBeUndefined();
});
