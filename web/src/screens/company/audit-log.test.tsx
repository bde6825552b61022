import { type AuditEntry, exportAudit, listAudit } from '@qinghe/contract/company/audit.ts';
import { listMembers } from '@qinghe/contract/company/members.ts';
import { expect, test, vi } from 'vitest';
import { fail, open, REQUEST_ID, type Reply, respond, screen, waitFor } from '../../../test/screen.tsx';
import AuditLog from './audit-log.tsx';

const uuid = (last: number) => `01890000-0000-7000-8000-00000000000${last}`;
const entry = (last: number, parts: Partial<AuditEntry>): AuditEntry => ({
  uuid: uuid(last),
  at: '2026-11-22T02:00:00.000Z',
  by: { kind: 'account', name: '赵一鸣' },
  action: 'application.moved',
  object: { type: 'application', uuid: null, name: '欧**' },
  to_stage: 'interview',
  ...parts,
});
const items = [
  entry(1, {}),
  entry(2, { by: { kind: 'clock', name: null }, action: 'job.expired', to_stage: null }),
  entry(3, { action: 'robot.dreamed', to_stage: null }),
];
const openPage = (address = '/control/audit-log', ...replies: Reply[]) =>
  open(<AuditLog />, {
    address,
    handle: { title: 'auditLog' },
    replies: [
      respond(listAudit, { items, next_cursor: null }),
      respond(listMembers, {
        items: [],
        next_cursor: null,
        counts: { active: 0, unidentified: 0, suspended: 0 },
        requests: [],
      }),
      ...replies,
    ],
  });

test('each entry says who did what to whom, in words', async () => {
  await openPage();
  expect(await screen.findByText('移动了候选人')).toBeDefined();
  expect(screen.getByText('欧** → 面试')).toBeDefined();
  expect(screen.getByText('系统')).toBeDefined();
  // A later version may have named it.
  expect(screen.getByText('其他操作')).toBeDefined();
});

test('filters stand in the address, and what is no filter there is left out', async () => {
  const { user, server, address } = await openPage('/control/audit-log?from=2026-99-01&by=me&object=job');
  await screen.findByText('移动了候选人');
  expect(server.requests(listAudit)).toEqual([{ object: 'job', limit: 50 }]);
  await user.selectOptions(screen.getByLabelText('对象'), '成员');
  await waitFor(() => expect(address()).toContain('object=member'));
});

test('what is exported is what is filtered, and what did not fit is said', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user, server } = await openPage(
    '/control/audit-log?object=job',
    respond(exportAudit, { url: '/files/a', rows: 10_000, cut: true }),
  );
  await user.click(await screen.findByRole('button', { name: '导出' }));
  expect(await screen.findByText(/已导出最新的 10,000 行/)).toBeDefined();
  expect(server.requests(exportAudit)).toEqual([{ object: 'job' }]);
  expect(click).toHaveBeenCalledOnce();
});

test('nothing yet, and a failure with its number', async () => {
  const { reload, server } = await openPage(undefined, respond(listAudit, { items: [], next_cursor: null }));
  expect(await screen.findByText('还没有记录')).toBeDefined();
  server.use(fail(listAudit));
  await reload();
  expect(await screen.findByText(new RegExp(REQUEST_ID))).toBeDefined();
});
