import {
  changeRejectTemplate,
  createRejectTemplate,
  deleteRejectTemplate,
  listRejectTemplates,
  MAX_REJECT_TEMPLATES,
  type RejectTemplate,
} from '@qinghe/contract/settings/reject-templates.ts';
import { expect, test } from 'vitest';
import {
  fail,
  hang,
  hold,
  open,
  REQUEST_ID,
  type Reply,
  refuse,
  respond,
  screen,
  waitFor,
  within,
} from '../../../test/screen.tsx';
import RejectTemplates from './reject-templates.tsx';

const template: RejectTemplate = {
  uuid: '01890000-0000-7000-8000-000000000001',
  title: '名额已满',
  content: '{name}，你好，{job}的名额已满。',
  version: 3,
};
const list = respond(listRejectTemplates, { items: [template] });
const show = (...replies: Reply[]) =>
  open(<RejectTemplates />, { handle: { title: 'rejectTemplates' }, replies: [list, ...replies] });
const dialog = () => within(screen.getByRole('dialog'));

test('until they are there their place is held', async () => {
  await show(hang(listRejectTemplates));
  expect(screen.getByRole('status').textContent).toBe('正在载入');
});

test('a failure is told with its number and tried again', async () => {
  const { user, server } = await show(fail(listRejectTemplates, 500));
  expect(await screen.findByText(`问题编号 ${REQUEST_ID}`)).toBeDefined();
  server.use(list);
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('row', { name: /名额已满/ })).toBeDefined();
});

test('a person who may not see them is told so', async () => {
  await show(refuse(listRejectTemplates));
  expect(await screen.findByText('你没有权限看这里')).toBeDefined();
});

test('without any the first one is a press away', async () => {
  const { user } = await show(respond(listRejectTemplates, { items: [] }));
  await screen.findByText('还没有拒绝模板');
  const [, first] = screen.getAllByRole('button', { name: /^新建模板/ });
  await user.click(first as HTMLElement);
  expect(screen.getByRole('dialog', { name: '新建模板' })).toBeDefined();
});

test('a new one is added, and the list is asked for again', async () => {
  const { user, server } = await show(respond(createRejectTemplate, { ...template, title: '经验不符' }));
  await screen.findByRole('row', { name: /名额已满/ });
  await user.keyboard('n');
  await user.type(dialog().getByLabelText('标题'), '经验不符');
  await user.type(dialog().getByLabelText('正文'), '谢谢你的投递。');
  await user.click(dialog().getByRole('button', { name: '保存' }));
  expect(await screen.findByText('已保存')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.requests(createRejectTemplate)).toEqual([{ title: '经验不符', content: '谢谢你的投递。' }]);
  await waitFor(() => expect(server.requests(listRejectTemplates)).toHaveLength(2));
});

test('one is changed from its row, with the version that was seen', async () => {
  const { user, server } = await show(respond(changeRejectTemplate, { ...template, version: 4 }));
  await user.click(await screen.findByRole('row', { name: /名额已满/ }));
  await user.type(dialog().getByLabelText('标题'), '了');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.requests(changeRejectTemplate)).toEqual([{ ...template, title: '名额已满了' }]));
});

test('what the server finds in a text is said at that text', async () => {
  const { user } = await show(fail(createRejectTemplate, 42202, { field: 'content', reason: '含有敏感词「美女」' }));
  await screen.findByRole('row', { name: /名额已满/ });
  await user.keyboard('n');
  await user.type(dialog().getByLabelText('标题'), '标题');
  await user.type(dialog().getByLabelText('正文'), '美女');
  await user.click(dialog().getByRole('button', { name: '保存' }));
  expect((await dialog().findByRole('alert')).textContent).toBe('含有敏感词「美女」');
});

test('one is deleted after a question, and greyed until it is gone', async () => {
  const reply = hold(deleteRejectTemplate, {});
  const { user, server } = await show(reply);
  await user.click(await screen.findByRole('button', { name: '删除' }));
  expect(screen.getByRole('dialog', { name: '删除「名额已满」？' })).toBeDefined();
  await user.click(dialog().getByRole('button', { name: '删除' }));
  expect(screen.getByRole('row', { name: /名额已满/ }).textContent).toContain('正在删除');
  server.use(respond(listRejectTemplates, { items: [] }));
  reply.release();
  expect(await screen.findByText('还没有拒绝模板')).toBeDefined();
  expect(server.requests(deleteRejectTemplate)).toEqual([{ uuid: template.uuid }]);
});

test('with all places taken none can be added, and the count says why', async () => {
  const items = Array.from({ length: MAX_REJECT_TEMPLATES }, (_, index) => ({
    ...template,
    uuid: `01890000-0000-7000-8000-0000000000${10 + index}`,
  }));
  await show(respond(listRejectTemplates, { items }));
  expect(await screen.findByText('20 / 20')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^新建模板/ }).disabled).toBe(true);
});
