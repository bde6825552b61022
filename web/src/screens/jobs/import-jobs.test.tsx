import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import {
  createImported,
  exportProblems,
  getImport,
  importTemplate,
  retryImport,
  startImport,
} from '@qinghe/contract/imports/import.ts';
import { expect, test } from 'vitest';
import { fail, type Opened, open, respond, screen, within } from '../../../test/screen.tsx';
import ImportJobs from './import-jobs.tsx';

const uuid = '01890000-0000-7000-8000-000000000001';
const found: OutputOf<typeof getImport> = {
  uuid,
  kind: 'internship',
  name: '春季职位.xlsx',
  state: 'checked',
  sheet: '今年',
  hidden_rows: 0,
  rows: 12,
  checked: 12,
  ready: 11,
  publishable: 10,
  wrong: 1,
  created: 0,
  unread_columns: ['备注'],
  created_at: '2026-11-22T02:00:00.000Z',
  problems: [
    {
      row: 7,
      title: '数据实习生',
      problems: [{ level: 'wrong', field: 'cities', words: '桃花源', message: '没有找到城市「桃花源」' }],
    },
  ],
};
const { problems: _problems, ...summary } = found;
const address = `/job-management/import?kind=internship&id=${uuid}`;
const at = (state: Partial<typeof found>) =>
  open(<ImportJobs />, { address, replies: [respond(getImport, { ...found, ...state })] });

async function choose({ user }: Opened, file = new File(['a'], 'a.csv', { type: 'text/csv' })) {
  await user.upload(screen.getByLabelText(/职位表格/), file);
}

test('a chosen sheet is sent at once, and what was found stands under its own address', async () => {
  const opened = await open(<ImportJobs />, {
    address: '/job-management/import',
    replies: [respond(startImport, { ...summary, state: 'checking', checked: 0 }), respond(getImport, found)],
  });
  await choose(opened);
  expect(await screen.findByText('可以导入')).toBeDefined();
  expect(opened.address()).toContain(uuid);
});

test('what is wrong with the whole sheet stands at the field', async () => {
  const opened = await open(<ImportJobs />, {
    address: '/job-management/import',
    replies: [fail(startImport, 42203, { field: 'file', reason: '没有找到表头' })],
  });
  await choose(opened);
  expect(await screen.findByText(/没有找到表头/)).toBeDefined();
});

test('each row with problems is named with its reason, and the ready ones become drafts', async () => {
  const opened = await at({});
  const table = await screen.findByRole('grid', { name: '有问题的行' });
  expect(within(table).getByText('7')).toBeDefined();
  expect(within(table).getByText(/没有找到城市/).textContent).toContain('工作城市');
  expect(screen.getByText(/没有读取：备注/)).toBeDefined();
  opened.server.use(respond(createImported, { ...summary, state: 'creating' }));
  await opened.user.click(screen.getByRole('button', { name: '导入 11 个职位为草稿' }));
  expect(opened.server.requests(createImported)).toEqual([{ uuid }]);
});

test('while the server is at it the page says how far, and nothing can be pressed twice', async () => {
  await at({ state: 'creating', created: 5 });
  expect(await screen.findByText(/5 \/ 11/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /导入|换一个/ })).toBeNull();
});

test('where all is done the drafts are one press away', async () => {
  await at({ state: 'done', created: 11, problems: [] });
  expect((await screen.findByRole('link', { name: '查看草稿' })).getAttribute('href')).toContain('filter=draft');
});

test('nothing to import offers nothing to press but the file of what is wrong', async () => {
  await at({ ready: 0, wrong: 12 });
  expect((await screen.findByRole('button', { name: /导入 0/ })).hasAttribute('disabled')).toBe(true);
});

test('template and rows to correct are downloaded', async () => {
  const file = { url: '/files/a', rows: 1, cut: false };
  const opened = await at({});
  opened.server.use(respond(importTemplate, file), respond(exportProblems, file));
  await opened.user.click(await screen.findByRole('button', { name: '下载模板' }));
  await opened.user.click(screen.getByRole('button', { name: '下载 1 行待修改的职位' }));
  expect(opened.server.requests(importTemplate)).toEqual([{ kind: 'internship' }]);
  expect(opened.server.requests(exportProblems)).toEqual([{ uuid }]);
});

test('an import of somebody else leads back to the choice of a file', async () => {
  const opened = await open(<ImportJobs />, { address, replies: [fail(getImport, 40401)] });
  await opened.user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByLabelText(/职位表格/)).toBeDefined();
});

test.each([
  ['check_failed', /检查到第 4 \/ 12 行时中断/],
  ['create_failed', /生成到第 3 \/ 11 个草稿时中断/],
] as const)(
  'an import that came to nothing (%s) says how far it got, and goes on when it is asked to',
  async (state, words) => {
    const { user, server } = await open(<ImportJobs />, {
      address,
      replies: [
        respond(getImport, { ...found, state, checked: state === 'check_failed' ? 4 : 12, created: 3 }),
        respond(retryImport, { ...summary, state: 'checking' }),
      ],
    });
    expect(await screen.findByText(words)).toBeDefined();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(server.requests(retryImport)).toEqual([{ uuid }]);
  },
);

test('the sheet that was read is named, and rows that Excel hides are said', async () => {
  await at({ sheet: '今年', hidden_rows: 1 });
  expect(await screen.findByText('读取的工作表：今年')).toBeDefined();
  expect(screen.getByText('表格里有 1 行被隐藏，也会导入')).toBeDefined();
});
