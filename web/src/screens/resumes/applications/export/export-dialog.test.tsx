import {
  type ApplicationExport,
  type Chosen,
  endExport,
  getExport,
  openExport,
  planExport,
  startExport,
} from '@qinghe/contract/resumes/exports.ts';
import { expect, test, vi } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../../../test/screen.tsx';
import ExportDialog from './export-dialog.tsx';

const onClose = vi.fn();
const uuid = '01890000-0000-7000-8000-000000000051';
const chosen: Chosen = { filter: { kind: 'internship', stage: 'new', q: '同济' } };
const MEGABYTE = 1024 * 1024;
const plan = { applications: 12, without_cv: 0, bytes: 0, problem: null };
const file: ApplicationExport = {
  ...{ uuid, form: 'cvs', state: 'running', applications: 12, done: 4, size: null, expires_at: null, missing: [] },
};
const ready: ApplicationExport = {
  ...{ ...file, state: 'ready', done: 11, size: 5 * MEGABYTE, expires_at: '2026-11-25T02:52:00.000Z' },
};
const none = respond(getExport, { newest: null });
const show = (...replies: Reply[]) => open(<ExportDialog chosen={chosen} onClose={onClose} />, { replies });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

test('who would be in it and what it may hold is said before it begins, and it begins with the filter that stands', async () => {
  const counted = respond(planExport, ({ form }) =>
    form === 'sheet' ? plan : { ...plan, without_cv: 2, bytes: 30.5 * MEGABYTE },
  );
  const { user, server } = await show(none, counted, respond(startExport, { ...file, state: 'waiting', done: 0 }));
  expect(await screen.findByText('将导出 12 人。')).toBeTruthy();
  expect(screen.getByText(/一份至多 10,000 人/)).toBeTruthy();
  await user.click(screen.getByLabelText('简历文件（zip）'));
  expect(await screen.findByText('将导出 12 人，简历文件共 30.5 MB。')).toBeTruthy();
  expect(screen.getByText(/至多 500 人、500 MB/)).toBeTruthy();
  expect(screen.getByText('其中 2 人没有简历文件，名单会写在压缩包里。')).toBeTruthy();
  server.use(respond(getExport, { newest: file }));
  await user.click(await button('开始导出'));
  expect(await screen.findByText('正在排队…')).toBeTruthy();
  expect(server.requests(startExport)).toMatchObject([{ form: 'cvs', chosen }]);
});

test.each([
  ['nobody', '没有可以导出的人。'],
  ['tooMany', '超过了 10,000 人，请先缩小范围。'],
  ['tooLarge', '这些简历文件共 600 MB，超过了 500 MB，请分几次导出。'],
] as const)('%s is said, and nothing can be begun', async (problem, words) => {
  await show(none, respond(planExport, { ...plan, problem, bytes: 600 * MEGABYTE }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect((await button('开始导出')).disabled).toBe(true);
});

test('one that is made already is found again, says how far it is, and can be given up', async () => {
  const { user, server } = await show(respond(getExport, { newest: file }), respond(endExport, {}));
  expect(await screen.findByText('已放入 4 / 12 人…')).toBeTruthy();
  const progress = screen.getByRole<HTMLProgressElement>('progressbar', { name: '导出进度' });
  expect([progress.value, progress.max]).toEqual([4, 12]);
  server.use(respond(getExport, { newest: { ...file, state: 'ended' } }), respond(planExport, plan));
  await user.click(await button('放弃导出'));
  expect(await screen.findByText('将导出 12 人。')).toBeTruthy();
  expect(server.requests(endExport)).toEqual([{ uuid }]);
});

test('a file that is ready is downloaded, and says whose CV is not in it', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const missing = [{ name: '丢失', job_title: '数据实习生' }];
  const { server, user } = await show(
    respond(getExport, { newest: file }),
    respond(openExport, { url: '/files/a', name: '简历文件.zip' }),
  );
  expect(await screen.findByText('已放入 4 / 12 人…')).toBeTruthy();
  server.use(respond(getExport, { newest: { ...ready, missing } }));
  // It is asked after by itself, every second.
  expect(await screen.findByText('压缩包已生成：11 份简历，5 MB。', {}, { timeout: 5000 })).toBeTruthy();
  const left = screen.getByRole('region', { name: /^1 人的简历没有放进去/ });
  expect(within(left).getByRole('listitem').textContent).toBe('丢失 数据实习生');
  expect(screen.getByText(/^\d\d:52 之前可以下载/)).toBeTruthy();
  await user.click(await button('下载'));
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  expect(server.requests(openExport)).toEqual([{ uuid }]);
  clicked.mockRestore();
});

test('a file of before is found beside the new one; taken away meanwhile it says why, and another one can be made', async () => {
  const { user, server } = await show(
    respond(getExport, { newest: ready }),
    fail(openExport, 40902, { reason: '文件已经不在了，请重新导出' }),
    respond(planExport, plan),
  );
  expect(await screen.findByText('将导出 12 人。')).toBeTruthy();
  expect(screen.getByText(/上次导出的文件还可以下载/)).toBeTruthy();
  await user.click(await button('查看'));
  const press = await button('下载');
  await user.click(await button('重新导出'));
  expect(await screen.findByText('将导出 12 人。')).toBeTruthy();
  expect(press.isConnected).toBe(false);
  await user.click(await button('查看'));
  server.use(respond(getExport, { newest: { ...ready, state: 'withdrawn' } }));
  await user.click(await button('下载'));
  expect(await screen.findByText(/其中有人的资料刚被删除/)).toBeTruthy();
  expect((await button('开始导出')).disabled).toBe(false);
});

test('what became of one that the person did not wait for here is no news', async () => {
  await show(respond(getExport, { newest: { ...file, state: 'failed' } }), respond(planExport, plan));
  expect(await screen.findByText('将导出 12 人。')).toBeTruthy();
  expect(screen.queryByText(/没有完成/)).toBeNull();
});
