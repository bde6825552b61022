import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { listMembers } from '@qinghe/contract/company/members.ts';
import { findSchools } from '@qinghe/contract/dict/schools.ts';
import { listBrochures } from '@qinghe/contract/jobs/brochures.ts';
import { cancelTalk, createTalk, getTalk, listTalks, publishTalk } from '@qinghe/contract/talks/talks.ts';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { fail, hang, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { talk } from '../../../test/talk.ts';
import { userInfo } from '../../../test/user.ts';
import { ComponentLibrary } from '../../ui/library/component-library.tsx';
import CareerTalkEdit from './career-talk-edit.tsx';
import CareerTalks from './career-talks.tsx';

const LIST = '/job-management/campus-recruitment/career-talk';
const FORM = '/job-management/campus-recruitment/career-talk-add-or-edit';
const published = talk();
const child = respond(getUserInfo, userInfo({ type: 'slave' }));
const draft = talk({
  uuid: '01890000-0000-7000-8000-00000000000b',
  title: '线上宣讲',
  format: 'online',
  school: '',
  place: 'https://meeting.example.com/1',
  seats: null,
  state: 'draft',
  abilities: { edit: true, publish: true, cancel: false, remove: true },
});

test('the list says when and where, how many seats, and how each talk stands', async () => {
  await open(<CareerTalks />, {
    replies: [
      child,
      respond(listTalks, {
        items: [published, draft, { ...published, uuid: `${published.uuid.slice(0, -1)}c`, over: true }],
      }),
    ],
  });
  const [, first, second, third] = await screen.findAllByRole('row');
  expect(first?.textContent).toMatch(/11月26日.*19:00.*21:00/);
  expect(first?.textContent).toContain('武汉理工大学 · 南湖校区 报告厅 B · 2027 届秋招简章');
  expect(first?.textContent).toContain('154 / 180');
  expect(first?.textContent).toContain('已发布');
  expect(second?.textContent).toMatch(/线上.*草稿/);
  expect(third?.textContent).toContain('已结束');
});

test('talks are searched and filtered; where none matches, the last filter can be dropped', async () => {
  const { user, server } = await open(<CareerTalks />, {
    address: `${LIST}?state=sometimes`,
    replies: [child, respond(listTalks, ({ when }) => ({ items: when ? [] : [published] }))],
  });
  await screen.findByText(published.title);
  await user.selectOptions(screen.getByLabelText('时间'), '已结束');
  await screen.findByText(/没有符合/);
  await user.selectOptions(screen.getByLabelText('状态'), '草稿');
  await user.type(screen.getByRole('searchbox', { name: '搜标题、学校、地点' }), '算法');
  await waitFor(() =>
    expect(server.requests(listTalks)).toEqual([
      {},
      { when: 'over' },
      { when: 'over', state: 'draft' },
      { when: 'over', state: 'draft', q: '算法' },
    ]),
  );
});

test('a master sees whose talks there are, a sub-account has none to choose from', async () => {
  const people = ['林晓', '赵一鸣'].map((name, index) => ({
    uuid: `01890000-0000-7000-8000-0000000000a${index}`,
    name,
    position: '',
    head_url: '',
    phone: '138****0001',
    type: index === 0 ? ('master' as const) : ('slave' as const),
    user_status: 'active' as const,
    staff_status: 1,
    online_jobs: 0,
    job_limit: null,
    last_login_at: null,
    role: 'recruiter' as const,
  }));
  const { user, server } = await open(<CareerTalks />, {
    address: LIST,
    replies: [
      respond(getUserInfo, userInfo()),
      respond(listMembers, {
        items: people,
        next_cursor: null,
        requests: [],
        counts: { active: 2, unidentified: 0, suspended: 0 },
      }),
      respond(listTalks, { items: [published] }),
    ],
  });
  await user.selectOptions(await screen.findByLabelText('负责人'), '赵一鸣');
  await waitFor(() => expect(server.requests(listTalks)).toEqual([{}, { owner: people[1]?.uuid }]));
});

test('without talks it says what one is for', async () => {
  await open(<CareerTalks />, { replies: [child, respond(listTalks, { items: [] })] });
  await screen.findByText('还没有宣讲会');
  expect(screen.getAllByRole('link', { name: '新建宣讲会' })[0]?.getAttribute('href')).toBe(FORM);
});

test('a draft is published, a published one called off with the reason that it asks for', async () => {
  const { user, server } = await open(<CareerTalks />, {
    replies: [
      child,
      respond(listTalks, { items: [draft, published] }),
      respond(publishTalk, { ...draft, state: 'online' }),
      respond(cancelTalk, { ...published, state: 'cancelled' }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '「线上宣讲」的更多操作' }));
  await user.click(screen.getByRole('menuitem', { name: '发布' }));
  await waitFor(() => expect(server.requests(publishTalk)).toEqual([{ uuid: draft.uuid, version: 2 }]));
  await user.click(screen.getByRole('button', { name: `「${published.title}」的更多操作` }));
  await user.click(screen.getByRole('menuitem', { name: '取消宣讲会' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '取消宣讲会' }));
  await within(dialog).findByText('必填');
  await user.type(within(dialog).getByLabelText('原因'), '场地临时被占用');
  await user.click(within(dialog).getByRole('button', { name: '取消宣讲会' }));
  await waitFor(() =>
    expect(server.requests(cancelTalk)).toEqual([{ uuid: published.uuid, version: 2, reason: '场地临时被占用' }]),
  );
});

const openForm = (address: string, ...replies: Reply[]) =>
  open(
    <ComponentLibrary>
      <Routes>
        <Route path={FORM} element={<CareerTalkEdit />} />
        <Route path={LIST} element={<p>名单</p>} />
      </Routes>
    </ComponentLibrary>,
    { address, replies: [respond(listBrochures, { items: [] }), schools, ...replies] },
  );

const schools = respond(findSchools, {
  items: [
    {
      code: '10497',
      name: '武汉理工大学',
      name_en: '',
      province: '湖北省',
      city: '武汉市',
      level: 'double_first_class',
    },
  ],
  source: { title: '', publisher: '', dated: '2026', missing: '', entries: 1 },
});

test('a talk is written: what is missing is said at its field, the end follows the start', async () => {
  const { user, server } = await openForm(FORM, respond(createTalk, { ...published, state: 'draft' }));
  await user.type(await screen.findByLabelText('标题'), '秋招宣讲会');
  await user.type(screen.getByLabelText('开始（北京时间）'), '2026-11-26T19:00');
  expect(screen.getByLabelText<HTMLInputElement>('结束（北京时间）').value).toBe('2026-11-26T21:00');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('请填是哪所学校');
  screen.getByText('请填在哪间教室或报告厅');
  await user.type(screen.getByRole('combobox', { name: '学校' }), '武汉理工');
  await user.click(await screen.findByRole('option', { name: '武汉理工大学', hidden: true }));
  await user.type(screen.getByLabelText('教室或报告厅'), '报告厅 B');
  await user.type(screen.getByRole('textbox', { name: /座位/ }), '180');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('名单');
  expect(server.requests(createTalk)).toMatchObject([
    { school: '武汉理工大学', seats: 180, ends_at: '2026-11-26T21:00' },
  ]);
});

test('a talk that is over is shown as locked, one that is gone as gone, a failure with a way on', async () => {
  const over = { ...published, abilities: { ...published.abilities, edit: false } };
  await openForm(`${FORM}?uuid=${published.uuid}`, respond(getTalk, over));
  await screen.findByText('这场宣讲会不能再编辑');
});

test('a talk that is not there says so', async () => {
  await openForm(`${FORM}?uuid=${published.uuid}`, fail(getTalk, 40401));
  await screen.findByText('没有找到这场宣讲会');
});

test('until it is there the form shows that it is on its way', async () => {
  await openForm(`${FORM}?uuid=${published.uuid}`, hang(getTalk));
  expect(screen.queryByLabelText('标题')).toBeNull();
});
