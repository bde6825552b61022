import {
  changeNotice,
  deleteNotice,
  listWrittenNotices,
  takeBackNotice,
  type WrittenNotice,
  writeNotice,
} from '@qinghe/contract/messages/write-notices.ts';
import { beforeEach, expect, test } from 'vitest';
import { fail, fireEvent, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import { instantOf, minuteOf } from '../../lib/time/china-minute.ts';
import Notices from './notices.tsx';

const uuid = (last: number) => `01890000-0000-7000-8000-00000000000${last}`;
const notice = (last: number, parts: Partial<WrittenNotice> = {}): WrittenNotice => ({
  uuid: uuid(last),
  version: 3,
  state: 'draft',
  title: '周六维护',
  title_en: '',
  content: '今晚 22 点起\n<b>约一小时</b>',
  content_en: '',
  published_at: null,
  saved_by: '苏禾',
  saved_at: '2026-11-22T02:00:00.000Z',
  ...parts,
});
const planned = notice(2, { state: 'planned', title: '新功能', published_at: '2027-01-01T02:00:00.000Z' });
const published = notice(3, { state: 'published', title: '规则更新', published_at: '2026-11-20T02:00:00.000Z' });
const items = [notice(1), planned, published];
const openPage = (...replies: Reply[]) =>
  open(<Notices />, {
    address: '/ops/notices',
    handle: { title: 'opsNotices' },
    replies: [respond(listWrittenNotices, { items, next_cursor: null }), ...replies],
  });
const openRow = async (page: Awaited<ReturnType<typeof openPage>>, name: RegExp) => {
  await page.user.click(await screen.findByRole('row', { name }));
  return within(screen.getByRole('dialog', { name: '修改公告' }));
};

beforeEach(() => operatorSession.begin('of the operator'));

test('each notice says how it stands and when it is published', async () => {
  await openPage();
  expect((await screen.findByRole('row', { name: /周六维护/ })).textContent).toContain('草稿');
  expect(screen.getByRole('row', { name: /新功能/ }).textContent).toMatch(/定时.*2027.*10:00/);
  expect(screen.getByRole('row', { name: /规则更新/ }).textContent).toContain('已发布');
});

test('N writes one for an hour in China; the hour is asked for where it is planned', async () => {
  const page = await openPage(respond(writeNotice, planned));
  await screen.findByRole('row', { name: /周六维护/ });
  await page.user.keyboard('n');
  const dialog = within(screen.getByRole('dialog', { name: '写公告' }));
  await page.user.type(dialog.getByRole('textbox', { name: /^标题/ }), '新功能');
  await page.user.type(dialog.getByRole('textbox', { name: /^正文/ }), '可以写公告了');
  await page.user.click(dialog.getByRole('radio', { name: '定时发布' }));
  await page.user.click(dialog.getByRole('button', { name: '定时发布' }));
  expect(await dialog.findByText('必填')).toBeTruthy();
  expect(page.server.requests(writeNotice)).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^发布时间（北京时间）/), { target: { value: '2027-01-01T10:00' } });
  await page.user.click(dialog.getByRole('button', { name: '定时发布' }));
  await waitFor(() =>
    expect(page.server.requests(writeNotice)).toMatchObject([
      { title: '新功能', content: '可以写公告了', publish: 'at', publish_at: '2027-01-01T10:00' },
    ]),
  );
  expect(await screen.findByText('「新功能」将按时发布')).toBeTruthy();
});

test('one that is published is changed where it stands', async () => {
  const page = await openPage(respond(changeNotice, published));
  const dialog = await openRow(page, /规则更新/);
  expect(dialog.queryByRole('radio')).toBeNull();
  await page.user.type(dialog.getByRole('textbox', { name: /^标题/ }), '二');
  await page.user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(page.server.requests(changeNotice)).toMatchObject([
      { uuid: published.uuid, version: 3, title: '规则更新二', publish: 'now' },
    ]),
  );
});

test('half a translation is refused at the other half, but not in a draft', async () => {
  const page = await openPage(respond(changeNotice, notice(1)));
  const dialog = await openRow(page, /周六维护/);
  await page.user.type(dialog.getByRole('textbox', { name: /^英文标题/ }), 'Down');
  await page.user.click(dialog.getByRole('radio', { name: '立即发布' }));
  await page.user.click(dialog.getByRole('button', { name: '发布' }));
  expect(await dialog.findByText('英文的标题和正文要么都写，要么都不写')).toBeTruthy();
  await page.user.click(dialog.getByRole('radio', { name: '存为草稿' }));
  await page.user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(page.server.requests(changeNotice)).toMatchObject([{ publish: 'draft' }]));
});

test('the preview shows what is typed as plain text, and says who reads what', async () => {
  const page = await openPage();
  const dialog = await openRow(page, /周六维护/);
  await page.user.click(dialog.getByRole('button', { name: '预览' }));
  const preview = within(screen.getByRole('dialog', { name: '预览' }));
  expect(within(preview.getByRole('region', { name: '中文界面' })).getByText(/<b>约一小时<\/b>/)).toBeTruthy();
  expect(preview.getByText('没有写英文：英文界面显示中文。')).toBeTruthy();
});

test('somebody who was overtaken is asked whose text stays', async () => {
  const current = notice(1, { version: 4, title: '周日维护' });
  const page = await openPage(fail(changeNotice, 40901, { data: current }));
  const dialog = await openRow(page, /周六维护/);
  await page.user.type(dialog.getByRole('textbox', { name: /^标题/ }), '改期');
  await page.user.click(dialog.getByRole('button', { name: '保存' }));
  await page.user.click(await screen.findByRole('button', { name: /最新/ }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^标题/ }).value).toBe('周日维护');
});

test('what is published is taken back after a question, a draft is deleted', async () => {
  const page = await openPage(respond(takeBackNotice, notice(3)), respond(deleteNotice, {}));
  const leave = async (title: string, action: string, question: string) => {
    await page.user.click(await screen.findByRole('button', { name: new RegExp(title) }));
    await page.user.click(await screen.findByRole('menuitem', { name: action }));
    await page.user.click(within(screen.getByRole('dialog', { name: question })).getByRole('button', { name: action }));
  };
  await leave('规则更新', '撤下', '撤下「规则更新」？');
  await waitFor(() => expect(page.server.requests(takeBackNotice)).toEqual([{ uuid: uuid(3), version: 3 }]));
  await leave('周六维护', '删除', '删除草稿「周六维护」？');
  await waitFor(() => expect(page.server.requests(deleteNotice)).toEqual([{ uuid: uuid(1), version: 3 }]));
});

test('the clock in China counts, wherever the operator is', () => {
  expect(minuteOf('2026-12-31T16:05:30.000Z')).toBe('2027-01-01T00:05');
  expect(instantOf('2027-01-01T00:05')).toBe('2026-12-31T16:05:00.000Z');
});
