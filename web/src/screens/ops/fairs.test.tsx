import { locations } from '@qinghe/contract/dict/endpoints.ts';
import {
  cancelFair,
  changeFair,
  deleteFair,
  listWrittenFairs,
  publishFair,
  writeFair,
} from '@qinghe/contract/fairs/write-fairs.ts';
import { beforeEach, expect, test } from 'vitest';
import { writtenFair } from '../../../test/fair.ts';
import { fail, fireEvent, hang, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import Fairs from './fairs.tsx';

const uuid = (last: number) => `01890000-0000-7000-8000-00000000000${last}`;
const draft = writtenFair({
  uuid: uuid(1),
  version: 1,
  state: 'draft',
  title: '春季双选会',
  abilities: { edit: true, publish: true, cancel: false, remove: true },
});
const openFair = writtenFair({ uuid: uuid(2) });
const none = { edit: false, publish: false, cancel: false, remove: false };
const past = writtenFair({ uuid: uuid(3), title: '去年的双选会', over: true, abilities: none });
const items = [draft, openFair, past];
const openPage = (...replies: Reply[]) =>
  open(<Fairs />, {
    address: '/ops/fairs',
    handle: { title: 'opsFairs' },
    replies: [respond(listWrittenFairs, { items, next_cursor: null }), hang(locations), ...replies],
  });
type Shown = Awaited<ReturnType<typeof openPage>>;
const openRow = async (page: Shown, name: RegExp, title: string) => {
  await page.user.click(await screen.findByRole('row', { name }));
  return within(screen.getByRole('dialog', { name: title }));
};
const choose = async (page: Shown, title: string, action: string) => {
  await page.user.click(await screen.findByRole('button', { name: new RegExp(title) }));
  await page.user.click(await screen.findByRole('menuitem', { name: action }));
};

beforeEach(() => operatorSession.begin('of the operator'));

test('each fair says how it stands, where and when by the clocks of China', async () => {
  await openPage();
  expect((await screen.findByRole('row', { name: /春季双选会/ })).textContent).toContain('草稿');
  const row = screen.getByRole('row', { name: /武汉理工秋季/ }).textContent;
  expect(row).toMatch(/报名中.*武汉市 · 武汉理工大学.*12月5日周六 09:00–16:00.*120/);
  expect(screen.getByRole('row', { name: /去年的双选会/ }).textContent).toContain('已结束');
});

test('N writes one; times that do not go together are said at their fields', async () => {
  const page = await openPage(respond(writeFair, draft));
  await screen.findByRole('row', { name: /春季双选会/ });
  await page.user.keyboard('n');
  const dialog = within(screen.getByRole('dialog', { name: '新建双选会' }));
  const fill = (label: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fill(/^名称/, '春季双选会');
  fill(/^学校或场馆/, '武汉大学');
  fill(/^地址/, '信息学部 操场');
  fill(/^开始/, '2027-03-20T09:00');
  fill(/^结束/, '2027-03-20T08:00');
  fill(/^报名截止/, '2027-03-21T18:00');
  fill(/^展位数/, '80');
  fill(/^说明/, '各专业都来');
  const save = dialog.getByRole('button', { name: '存为草稿' });
  await page.user.click(save);
  expect(await dialog.findByText('结束时间要晚于开始，最多 7 天')).toBeTruthy();
  expect(dialog.getByText('报名截止不能晚于开始')).toBeTruthy();
  fill(/^结束/, '2027-03-20T16:00');
  fill(/^报名截止/, '2027-03-15T18:00');
  await page.user.click(save);
  await waitFor(() =>
    expect(page.server.requests(writeFair)).toMatchObject([
      { title: '春季双选会', city: null, booths: 80, closes_at: '2027-03-15T18:00' },
    ]),
  );
});

test('an open one is changed where it stands; who was overtaken is asked whose text stays', async () => {
  const page = await openPage(fail(changeFair, 40901, { data: { ...openFair, version: 3, title: '改期双选会' } }));
  const dialog = await openRow(page, /武汉理工秋季/, '修改双选会');
  await page.user.type(dialog.getByRole('textbox', { name: /^名称/ }), '二');
  await page.user.click(dialog.getByRole('button', { name: '保存并更新' }));
  await page.user.click(await screen.findByRole('button', { name: /最新/ }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^名称/ }).value).toBe('改期双选会');
});

const TOLD = /登记的同学会收到短信/;

test('changing an open one, or calling it off, says that students are told; a draft has none to tell', async () => {
  const page = await openPage();
  expect((await openRow(page, /武汉理工秋季/, '修改双选会')).getByText(TOLD)).toBeTruthy();
  await page.user.keyboard('{Escape}');
  expect((await openRow(page, /春季双选会/, '修改双选会')).queryByText(TOLD)).toBeNull();
  await page.user.keyboard('{Escape}');
  await choose(page, '武汉理工秋季', '取消双选会');
  expect(screen.getByText(TOLD)).toBeTruthy();
});

test('one that is over is shown alone', async () => {
  const page = await openPage();
  const dialog = await openRow(page, /去年的双选会/, '查看双选会');
  expect(dialog.queryByText(TOLD)).toBeNull();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /保存/ }).disabled).toBe(true);
});

test('a draft is opened or deleted after a question', async () => {
  const page = await openPage(respond(publishFair, openFair), respond(deleteFair, {}));
  const confirm = async (action: string, question: string) => {
    await choose(page, '春季双选会', action);
    await page.user.click(within(screen.getByRole('dialog', { name: question })).getByRole('button', { name: action }));
  };
  await confirm('开放报名', '开放「春季双选会」的报名？');
  await waitFor(() => expect(page.server.requests(publishFair)).toEqual([{ uuid: uuid(1), version: 1 }]));
  await confirm('删除', '删除草稿「春季双选会」？');
  await waitFor(() => expect(page.server.requests(deleteFair)).toEqual([{ uuid: uuid(1), version: 1 }]));
});

test('calling off takes a reason', async () => {
  const page = await openPage(respond(cancelFair, openFair));
  await choose(page, '武汉理工秋季', '取消双选会');
  const dialog = within(screen.getByRole('dialog', { name: '取消「武汉理工秋季双选会」？' }));
  const submit = dialog.getByRole('button', { name: '取消双选会' });
  await page.user.click(submit);
  expect(await dialog.findByText('必填')).toBeTruthy();
  await page.user.type(dialog.getByRole('textbox', { name: /^原因/ }), '体育馆检修');
  await page.user.click(submit);
  await waitFor(() =>
    expect(page.server.requests(cancelFair)).toMatchObject([{ uuid: uuid(2), reason: '体育馆检修' }]),
  );
});
