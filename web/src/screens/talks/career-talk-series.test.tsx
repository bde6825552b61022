import { findSchools } from '@qinghe/contract/dict/schools.ts';
import { listBrochures } from '@qinghe/contract/jobs/brochures.ts';
import { createTalkSeries } from '@qinghe/contract/talks/series.ts';
import { createTalk, getTalk } from '@qinghe/contract/talks/talks.ts';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { talk } from '../../../test/talk.ts';
import { ComponentLibrary } from '../../ui/library/component-library.tsx';
import CareerTalkEdit from './career-talk-edit.tsx';
import CareerTalkSeries from './career-talk-series.tsx';

const CAMPUS = '/job-management/campus-recruitment';
const FORM = `${CAMPUS}/career-talk-series`;
const schools = respond(findSchools, {
  items: [],
  source: { title: '', publisher: '', dated: '2026', missing: '', entries: 1 },
});

const openAt = (address: string, ...replies: Reply[]) =>
  open(
    <ComponentLibrary>
      <Routes>
        <Route path={FORM} element={<CareerTalkSeries />} />
        <Route path={`${CAMPUS}/career-talk-add-or-edit`} element={<CareerTalkEdit />} />
        <Route path={`${CAMPUS}/career-talk`} element={<p>名单</p>} />
      </Routes>
    </ComponentLibrary>,
    { address, replies: [respond(listBrochures, { items: [] }), schools, ...replies] },
  );
const line = (count: number) => within(screen.getByRole('group', { name: `第 ${count} 场` }));
const drafts = respond(createTalkSeries, { items: [talk({ state: 'draft' }), talk({ state: 'draft' })] });

test('rows are typed from the keyboard alone: Tab goes through them, Enter adds one at the same hour', async () => {
  const { user, server } = await openAt(FORM, drafts);
  await user.type(await screen.findByLabelText('标题'), '秋招宣讲会');
  await user.type(line(1).getByRole('combobox', { name: '学校' }), '武汉理工大学');
  await user.tab();
  await user.keyboard('报告厅 B');
  await user.type(line(1).getByLabelText('日期'), '2099-11-26');
  await user.type(line(1).getByLabelText('开始'), '19:00');
  await user.type(line(1).getByLabelText('座位'), '180{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(line(2).getByRole('combobox', { name: '学校' })));
  await user.keyboard('同济大学');
  await user.type(line(2).getByLabelText('教室或报告厅'), '济事楼 308');
  await user.click(screen.getByRole('button', { name: '存为草稿' }));
  await screen.findByText('名单');
  expect(server.requests(createTalkSeries)).toMatchObject([
    {
      title: '秋招宣讲会',
      minutes: 120,
      publish: false,
      rows: [
        { school: '武汉理工大学', place: '报告厅 B', day: '2099-11-26', time: '19:00', seats: 180 },
        { school: '同济大学', place: '济事楼 308', day: null, time: '19:00', seats: 180 },
      ],
    },
  ]);
});

test('rows of a sheet are pasted in, and what could not be read is said', async () => {
  const { user } = await openAt(FORM);
  await user.click(line(1).getByRole('combobox', { name: '学校' }));
  await user.paste('武汉理工大学\t报告厅 B\t2099/11/26\t19:00\t180\n同济大学\t济事楼\t再定\t\t');
  expect(line(1).getByLabelText<HTMLInputElement>('日期').value).toBe('2099-11-26');
  expect(line(2).getByRole<HTMLInputElement>('combobox', { name: '学校' }).value).toBe('同济大学');
  expect(line(2).getByLabelText<HTMLInputElement>('日期').value).toBe('');
  await screen.findByText('已填入 2 行，有 1 格没看懂，请手填');
});

test('a series begins with the text of a talk, without its school', async () => {
  const { user, server } = await openAt(
    `${FORM}?from=${talk().uuid}`,
    respond(getTalk, talk({ text: '聊聊' })),
    drafts,
  );
  expect((await screen.findByLabelText<HTMLInputElement>('标题')).value).toBe('秋招宣讲会');
  await user.click(screen.getByRole('button', { name: '存为草稿' }));
  await waitFor(() => expect(line(1).getAllByText('必填').length).toBeGreaterThan(0));
  expect(server.requests(createTalkSeries)).toEqual([]);
});

test('where a series may not be published each row says why', async () => {
  const obstacles = [
    { row: 0, field: 'place', message: '不能写联系方式' },
    { row: 1, field: 'day', message: '还没有定时间' },
  ];
  const { user, server } = await openAt(
    FORM,
    fail(createTalkSeries, 42201, { field: 'rows.0.place', reason: '不能写联系方式', data: { obstacles } }),
  );
  await user.type(await screen.findByLabelText('标题'), '秋招宣讲会');
  await user.click(line(1).getByRole('combobox', { name: '学校' }));
  await user.paste('武汉理工大学\t加微信 hr8888\t2099/11/26\t19:00\t180\n同济大学\t济事楼\t\t\t');
  await user.clear(line(2).getByLabelText('开始'));
  await user.click(screen.getByRole('button', { name: '一起发布' }));
  await line(1).findByText('不能写联系方式');
  line(2).getByText('还没有定时间');
  screen.getByText('有 2 处还不能发布，改好再发。现在什么都没有保存。');
  expect(server.requests(createTalkSeries)).toMatchObject([{ publish: true }]);
});

test('a copy of a talk begins with everything but its day', async () => {
  const { user, server } = await openAt(
    `${CAMPUS}/career-talk-add-or-edit?copy=${talk().uuid}`,
    respond(getTalk, talk()),
    respond(createTalk, talk({ state: 'draft' })),
  );
  expect((await screen.findByLabelText<HTMLInputElement>('标题')).value).toBe(talk().title);
  expect(screen.getByLabelText<HTMLInputElement>('开始（北京时间）').value).toBe('');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('名单');
  expect(server.requests(createTalk)).toMatchObject([
    { school: '武汉理工大学', seats: 180, starts_at: null, ends_at: null },
  ]);
});
