import { listShares, setShare } from '@qinghe/contract/company/sharing.ts';
import { expect, test, vi } from 'vitest';
import { fail, open, respond, screen, waitFor, within } from '../../../../test/screen.tsx';
import ShareDialog from './share-dialog.tsx';

const uuid = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const job = { uuid: uuid(1), title: '前端开发实习生' };
const [zhao, wang, chen] = [
  { uuid: uuid(2), name: '赵一鸣', role: 'recruiter' as const },
  { uuid: uuid(3), name: '王一诺', role: 'interviewer' as const },
  { uuid: uuid(4), name: '陈嘉', role: 'recruiter' as const },
];
const shares = { yours: 'own' as const, owner_name: '林晓' };
const openDialog = (things = [job], onClose = vi.fn()) =>
  open(<ShareDialog kind="job" things={things} onClose={onClose} />, {
    replies: [
      respond(listShares, { ...shares, shares: [{ ...chen, may: 'read' }], colleagues: [zhao, wang] }),
      respond(setShare, { changed: 1 }),
    ],
  });

test('a colleague is found by typing, and is told how far the share goes', async () => {
  const { user, server } = await openDialog();
  await user.type(await screen.findByRole('combobox', { name: '共享给' }), '赵{Enter}');
  await user.click(screen.getByLabelText('查看和处理简历'));
  await user.click(screen.getByRole('button', { name: '共享' }));
  const asked = { kind: 'job', uuids: [job.uuid], account_uuid: zhao.uuid, may: 'act' };
  await waitFor(() => expect(server.requests(setShare)).toEqual([asked]));
});

test('nobody chosen is said at the field, a refusal too, and what was chosen stays', async () => {
  const { user, server } = await openDialog();
  await screen.findByRole('list', { name: '已共享给' });
  await user.click(screen.getByRole('button', { name: '共享' }));
  expect((await screen.findByRole('alert')).textContent).toBeTruthy();
  server.use(fail(setShare, 40902, { reason: '对方的角色只能查看，请选「查看」' }));
  await user.type(screen.getByRole('combobox', { name: '共享给' }), '王{Enter}');
  await screen.findByText('这位同事的角色只能查看');
  await user.click(screen.getByLabelText('查看和处理简历'));
  await user.click(screen.getByRole('button', { name: '共享' }));
  await screen.findByText(/对方的角色只能查看/);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: '共享给' }).value).toBe('王一诺（面试官）');
});

test('a share is widened and taken back in its row', async () => {
  const { user, server } = await openDialog();
  const row = within(await screen.findByRole('list', { name: '已共享给' }));
  await user.selectOptions(row.getByLabelText('陈嘉可以做什么'), '查看和处理简历');
  const asked = { kind: 'job', uuids: [job.uuid], account_uuid: chen.uuid };
  await waitFor(() => expect(server.requests(setShare)).toEqual([{ ...asked, may: 'act' }]));
  await user.click(row.getByRole('button', { name: '取消共享给陈嘉' }));
  await waitFor(() => expect(server.requests(setShare).at(-1)).toEqual({ ...asked, may: 'none' }));
});

test('several are shared at once, also with whoever sees the first of them', async () => {
  const onClose = vi.fn();
  const { user, server } = await openDialog([job, { uuid: uuid(5), title: '后端' }], onClose);
  await user.type(await screen.findByRole('combobox', { name: '共享给' }), '陈{Enter}');
  await user.click(screen.getByRole('button', { name: '共享' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.requests(setShare)).toMatchObject([{ uuids: [job.uuid, uuid(5)], account_uuid: chen.uuid }]);
  expect(screen.queryByRole('list', { name: '已共享给' })).toBeNull();
});

test('where there is nobody to share with, it says whom to ask', async () => {
  await open(<ShareDialog kind="talk" things={[job]} onClose={vi.fn()} />, {
    replies: [respond(listShares, { ...shares, shares: [], colleagues: [] })],
  });
  await screen.findByText(/请主账号先在「账号管理」里邀请/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '共享' }).disabled).toBe(true);
});
