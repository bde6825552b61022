import { expect, test } from 'vitest';
import { open, screen, within } from '../../../../test/screen.tsx';
import { dayReplies, todayOf } from '../../../../test/today.ts';
import { Notices } from './notices.tsx';
import { MAX_TASKS, type Task } from './task-list.ts';
import { Tasks } from './tasks.tsx';
import { Week } from './week.tsx';

const uuid = (last: number) => `01890000-0000-7000-8000-00000000000${last}`;
const answered = (index: number): Task => ({ kind: 'answered', of: 'campus', count: 2, to: `/resume/${index}` });

test('each line has its number, why, and a door that says what it opens; never more than seven', async () => {
  const due: Task = {
    ...{ kind: 'due', of: 'internship', count: 5, jobs: { titles: ['前端', '产品'], all: 3 }, isOneJob: false },
    to: '/resume/new?waiting_days=2&sort=longest',
  };
  const tasks = [due, ...Array.from({ length: MAX_TASKS + 1 }, (_, index) => answered(index))];
  await open(<Tasks tasks={tasks} next={todayOf().next} />);
  const section = within(screen.getByRole('region', { name: '现在要做的' }));
  expect(section.getAllByRole('listitem')).toHaveLength(MAX_TASKS);
  expect(section.getByText('做完这些，还有 2 项')).toBeTruthy();
  const door = section.getByRole('link', { name: '去处理：5 份实习简历已到或将到 3 天答复期限' });
  expect(door.getAttribute('href')).toBe(due.to);
  expect(section.getByText('「前端」、「产品」等 3 个职位 · 承诺 3 天内答复，已等了 2 天以上')).toBeTruthy();
  expect(section.getAllByText('2 位人才接受了校招邀请')).toHaveLength(MAX_TASKS - 1);
});

test('rights and a licence that end say when', async () => {
  const rights = '/recruitment-props/my-rights';
  const tasks: Task[] = [
    { kind: 'rights', count: 60, until: '2026-11-24T02:00:00.000Z', days: 3, to: rights },
    { kind: 'licence', days: 0, to: '/fill-info/lisence' },
  ];
  await open(<Tasks tasks={tasks} next={todayOf().next} />);
  expect(screen.getByText('最早 11月24日 到期，到期后不能再用')).toBeTruthy();
  expect(screen.getByRole('link', { name: '上传换发的执照：营业执照今天到期' })).toBeTruthy();
});

const event = {
  ...{ type: 'talk' as const, uuid: uuid(1), title: '秋招宣讲会', day: '2026-12-01', job_kind: null },
  ...{ starts_at: '2026-12-01T11:00:00.000Z', ends_at: null, place: '' },
};

test.each([
  [
    'the promise, where it ends first',
    { kind: 'campus' as const, at: '2026-11-30T02:00:00.000Z' },
    '看简历',
    /下一个答复期限：2026年11月30日 10:00/,
  ],
  [
    'the event, where that is sooner',
    { kind: 'campus' as const, at: '2026-12-02T02:00:00.000Z' },
    '看招聘季',
    /宣讲会「秋招宣讲会」，2026年12月1日 19:00/,
  ],
  ['the event alone', null, '看招聘季', /秋招宣讲会/],
])('with nothing to do it says what comes next: %s', async (_what, reply, door, words) => {
  await open(<Tasks tasks={[]} next={{ reply, event }} />);
  expect(screen.getByText('现在没有要赶的事')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: door })).toBeTruthy();
});

test('the week stands beside the same days of the last one, each number with its people', async () => {
  const { week } = todayOf();
  const campus = { ...week.campus, received: { now: 12, before: 8 } };
  const { user } = await open(<Week week={{ ...week, campus }} />);
  await user.click(screen.getByRole('button', { name: '校招' }));
  const door = screen.getByRole('link', { name: /^收到/ });
  expect(door.textContent).toBe('收到上周同期 812');
  expect(door.getAttribute('href')).toBe('/resume/school/all?applied_within=3');
  const handled = screen.getByRole('link', { name: /^处理/ });
  expect(handled.getAttribute('href')).toBe('/resume/school/all?decided_within=3');
});

test('three notices with their days, and no frame where there are none', async () => {
  const notices = [1, 2, 3].map((index) => ({ uuid: uuid(index), title: `公告${index}` }));
  await open(<Notices />, { replies: dayReplies({}, notices) });
  const section = within(await screen.findByRole('region', { name: '平台公告' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('公告111月20日');
});
