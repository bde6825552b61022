import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import {
  createImported,
  exportProblems,
  getImport,
  importTemplate,
  retryImport,
  startImport,
} from '@qinghe/contract/imports/import.ts';
import { listImportValues, mapColumns, mapWords, mendCell } from '@qinghe/contract/imports/mend.ts';
import { expect, test } from 'vitest';
import { fail, type Opened, open, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
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
      cells: { cities: '桃花源' },
    },
  ],
  columns: [
    { column: 0, head: '职位名称', field: 'title', by: 'head', near: null },
    { column: 1, head: '备注', field: null, by: null, near: null },
  ],
  missing: [],
  unknown: [],
  unknown_words: 0,
  mapped: [],
  room: { free: 4, most: 5, of: 'company' },
};
const summary: OutputOf<typeof startImport> = (({
  problems: _problems,
  columns: _columns,
  missing: _missing,
  unknown: _unknown,
  unknown_words: _words,
  mapped: _mapped,
  room: _room,
  ...rest
}) => rest)(found);
const address = `/job-management/import?kind=internship&id=${uuid}`;
const around = [
  respond(getUserInfo, userInfo({ type: 'master' })),
  respond(listImportValues, {
    fields: [
      { field: 'title', name: '职位名称' },
      { field: 'address', name: '详细地址' },
    ],
    lists: [
      {
        field: 'category',
        values: [
          { value: '0403', name: '新媒体' },
          { value: '0402', name: '内容运营' },
        ],
      },
    ],
  }),
];
const at = (state: Partial<typeof found>) =>
  open(<ImportJobs />, { address, replies: [respond(getImport, { ...found, ...state }), ...around] });

async function choose({ user }: Opened, file = new File(['a'], 'a.csv', { type: 'text/csv' })) {
  await user.upload(screen.getByLabelText(/职位表格/), file);
}

test('a chosen sheet is sent at once, and what was found stands under its own address', async () => {
  const opened = await open(<ImportJobs />, {
    address: '/job-management/import',
    replies: [
      respond(startImport, { ...summary, state: 'checking', checked: 0 }),
      respond(getImport, found),
      ...around,
    ],
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
  expect(
    within(table)
      .getByText(/没有找到城市/)
      .closest('li')?.textContent,
  ).toContain('工作城市');
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

const unknown = {
  field: 'category' as const,
  word: '新媒体运营',
  shown: '新媒体运营',
  rows: 21,
  near: [{ value: '0403', name: '新媒体' }],
};

test('a word of many rows is one line; one press on what is like it is for all of them', async () => {
  const { user, server } = await at({ unknown: [unknown], unknown_words: 60 });
  expect(await screen.findByText('「新媒体运营」· 职位类别 · 21 行')).toBeDefined();
  expect(screen.getByText(/还有 59 个词/)).toBeDefined();
  server.use(respond(mapWords, summary));
  await user.click(screen.getByRole('button', { name: '新媒体' }));
  expect(server.requests(mapWords)).toEqual([
    { uuid, words: [{ field: 'category', word: '新媒体运营', value: '0403' }] },
  ]);
});

test('any value of the column can be found by typing', async () => {
  const { user, server } = await at({ unknown: [unknown], unknown_words: 1 });
  server.use(respond(mapWords, summary));
  await user.click(await screen.findByRole('button', { name: '其他… 「新媒体运营」对应的职位类别' }));
  await user.keyboard('内容{Enter}');
  expect(server.requests(mapWords)).toEqual([
    { uuid, words: [{ field: 'category', word: '新媒体运营', value: '0402' }] },
  ]);
});

test('what the company said before is told, and can be forgotten', async () => {
  const { near: _near, ...word } = unknown;
  const { user, server } = await at({ mapped: [{ ...word, value: '0403', name: '新媒体' }] });
  expect(await screen.findByText('「新媒体运营」→ 新媒体 · 职位类别 · 21 行')).toBeDefined();
  server.use(respond(mapWords, summary));
  await user.click(screen.getByRole('button', { name: '忘记「新媒体运营」的对应' }));
  expect(server.requests(mapWords)).toEqual([
    { uuid, words: [{ field: 'category', word: '新媒体运营', value: null }] },
  ]);
});

test('a head that is like a field stands there chosen, and what the company chose before can be changed', async () => {
  const columns: typeof found.columns = [
    { column: 0, head: '职位名', field: null, by: null, near: 'title' },
    { column: 1, head: '备注', field: null, by: 'company', near: null },
  ];
  const { user, server } = await at({ columns, missing: ['title', 'deadline'] });
  expect(await screen.findByText(/没有「职位名称」一列/)).toBeDefined();
  expect(screen.getByText(/发布前要补上：截止日期/)).toBeDefined();
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: '「职位名」是' })).value).toBe('title');
  await user.selectOptions(screen.getByRole('combobox', { name: '「备注」是' }), '详细地址');
  server.use(respond(mapColumns, summary));
  await user.click(screen.getByRole('button', { name: '按这样读取' }));
  expect(server.requests(mapColumns)).toEqual([
    {
      uuid,
      columns: [
        { column: 0, field: 'title' },
        { column: 1, field: 'address' },
      ],
    },
  ]);
});

const broken: typeof found.problems = [
  {
    row: 7,
    title: '数据实习生',
    problems: [
      { level: 'wrong', field: 'days_per_week', words: '九天', message: '没有读懂「九天」' },
      { level: 'block', field: 'deadline', words: '', message: '截止日期已过' },
    ],
    cells: { days_per_week: '九天', deadline: '2023-01-01' },
  },
];

test('a broken cell is typed where it stands: Enter saves and goes on, Esc leaves it', async () => {
  const { user, server } = await at({ problems: broken });
  server.use(respond(mendCell, { text: '4', is_broken: false }));
  await user.click(await screen.findByRole('button', { name: '改第 7 行的每周天数：「九天」' }));
  await user.keyboard('4{Enter}');
  expect(server.requests(mendCell)).toEqual([{ uuid, row: 7, field: 'days_per_week', text: '4', seen: '九天' }]);
  const next = await screen.findByRole<HTMLInputElement>('textbox', { name: '截止日期' });
  expect([document.activeElement === next, next.value]).toEqual([true, '2023-01-01']);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /改第 7 行的截止日期/ }));
});

test('what was typed into a cell and not saved stands there again after a reload, until it is saved', async () => {
  const cell = { name: '改第 7 行的每周天数：「九天」' };
  const { user, server, reload } = await at({ problems: broken });
  await user.click(await screen.findByRole('button', cell));
  await user.keyboard('5 天');
  await reload();
  await user.click(await screen.findByRole('button', cell));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '每周天数' });
  expect(field.value).toBe('5 天');
  server.use(respond(mendCell, { text: '5 天', is_broken: true }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.requests(mendCell)).toHaveLength(1));
  await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]));
});

test('a cell that is still broken stays open, and its next text follows what was saved', async () => {
  const { user, server } = await at({ problems: broken });
  server.use(respond(mendCell, { text: '八', is_broken: true }));
  await user.click(await screen.findByRole('button', { name: /改第 7 行的每周天数/ }));
  await user.keyboard('八{Enter}');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '每周天数' });
  await user.clear(field);
  await user.type(field, '5{Enter}');
  expect(server.requests(mendCell).at(-1)).toMatchObject({ text: '5', seen: '八' });
});

test('once drafts are made no cell can be changed, and Chinese words stand in Chinese quotes', async () => {
  await at({ state: 'done', problems: broken });
  expect(await screen.findByText('「九天」')).toBeDefined();
  expect(screen.queryByRole('button', { name: /改第/ })).toBeNull();
  expect(document.body.textContent).not.toMatch(/[“”]/);
  expect(document.querySelector('q')).toBeNull();
});

test('what may still be online is said before drafts are made, with the way to more', async () => {
  await at({ ready: 30, room: { free: 4, most: 5, of: 'company' } });
  expect(await screen.findByText(/会生成 30 个草稿.*还能上线 4 个/)).toBeDefined();
  expect((await screen.findByRole('link', { name: '看名额' })).getAttribute('href')).toContain('service-manage');
});
