import {
  type CommonWord,
  changeCommonWord,
  createCommonWord,
  deleteCommonWord,
  listCommonWords,
} from '@qinghe/contract/settings/common-words.ts';
import { expect, test } from 'vitest';
import {
  fail,
  hang,
  open,
  REQUEST_ID,
  type Reply,
  refuse,
  respond,
  screen,
  waitFor,
  within,
} from '../../../test/screen.tsx';
import CommonWords from './common-words.tsx';

const word: CommonWord = { uuid: '01890000-0000-7000-8000-000000000001', content: '方便聊聊吗？', version: 2 };
const list = respond(listCommonWords, { items: [word] });
const show = (...replies: Reply[]) =>
  open(<CommonWords />, { handle: { title: 'commonWords' }, replies: [list, ...replies] });
const dialog = () => within(screen.getByRole('dialog'));

test('pending: their place is held', async () => {
  await show(hang(listCommonWords));
  expect(screen.getByRole('status').textContent).toBe('正在载入');
});

test('failed: told with its number', async () => {
  await show(fail(listCommonWords, 500));
  expect(await screen.findByText(`问题编号 ${REQUEST_ID}`)).toBeDefined();
});

test('refused: told so', async () => {
  await show(refuse(listCommonWords));
  expect(await screen.findByText('你没有权限看这里')).toBeDefined();
});

test('empty: says what they are for', async () => {
  await show(respond(listCommonWords, { items: [] }));
  expect(await screen.findByText('还没有常用语')).toBeDefined();
});

test('they are added, and kept in the form where there is no room', async () => {
  const full = '最多保存 50 条常用语，请先删掉不用的';
  const { user, server } = await show(fail(createCommonWord, 40902, { reason: full }));
  await screen.findByRole('row', { name: /方便聊聊吗/ });
  await user.keyboard('n');
  await user.type(dialog().getByLabelText('内容'), '你好');
  await user.click(dialog().getByRole('button', { name: '保存' }));
  expect((await dialog().findByRole('alert')).textContent).toContain(full);
  server.use(respond(createCommonWord, { ...word, content: '你好' }));
  await user.click(dialog().getByRole('button', { name: '保存' }));
  expect(await screen.findByText('已保存')).toBeDefined();
  expect(server.requests(createCommonWord).at(-1)).toEqual({ content: '你好' });
});

test('they are changed with the version that was seen', async () => {
  const { user, server } = await show(respond(changeCommonWord, { ...word, version: 3 }));
  await user.click(await screen.findByRole('button', { name: '修改' }));
  await user.type(dialog().getByLabelText('内容'), '！');
  await user.click(dialog().getByRole('button', { name: '保存' }));
  await waitFor(() => expect(server.requests(changeCommonWord)).toEqual([{ ...word, content: '方便聊聊吗？！' }]));
});

test('they are deleted after a question that shows them', async () => {
  const { user, server } = await show(respond(deleteCommonWord, {}));
  await user.click(await screen.findByRole('button', { name: '删除' }));
  expect(dialog().getByText('方便聊聊吗？')).toBeDefined();
  await user.click(dialog().getByRole('button', { name: '删除' }));
  await waitFor(() => expect(server.requests(deleteCommonWord)).toEqual([{ uuid: word.uuid }]));
});

test('in English too', async () => {
  await open(<CommonWords />, { handle: { title: 'commonWords' }, locale: 'en', replies: [list] });
  expect(await screen.findByRole('heading', { name: 'Quick replies' })).toBeDefined();
});
