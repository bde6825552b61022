import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { companyRoom } from '@qinghe/contract/home/room.ts';
import { expect, test } from 'vitest';
import { company } from '../../../test/papers.ts';
import { fail, open, REQUEST_ID, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import { queryClient } from '../../app/query-client.ts';
import type { Room } from '../../domains/home/api/room.ts';
import { touch } from '../../lib/api/touch.ts';
import { rememberAccess } from '../../lib/session/known-access.ts';
import CompanyRoom from './company-room.tsx';

const quiet: Room = {
  waiting: [],
  overview: { online_jobs: 20, new_applications: 327 },
  members: { active: 10, unidentified: 0, suspended: 1, invited: 1, requests: 0 },
  limits: { internship: { quota: 15, most: 15, used: 12 }, campus: { quota: 10, most: 10, used: 8 } },
  information: { check_status: 'pass', licence_until: null },
  platform: { keys: 0, used_at: null, webhooks: 0, failing: 0 },
  audit: { entries: 312, exports: 4 },
  wallet: { coins: 938, refreshes: 8 },
  retention: { months: 12, ending: 2 },
};
const busy: Room = {
  ...quiet,
  waiting: [
    { kind: 'join_requests', count: 1, name: '唐知夏', way: 'code', at: '2026-11-25T00:42:00.000Z' },
    { kind: 'licence', until: '2026-12-20', days: 25 },
    { kind: 'webhooks', count: 1, since: '2026-11-25T00:42:00.000Z' },
    { kind: 'papers', status: 'later_check', since: null },
  ],
  members: { ...quiet.members, unidentified: 2, requests: 1 },
  limits: { ...quiet.limits, campus: { quota: 8, most: 8, used: 8 } },
  information: { check_status: 'later_check', licence_until: '2026-12-20' },
  platform: { keys: 2, used_at: '2026-11-25T02:31:00.000Z', webhooks: 2, failing: 1 },
};

function openRoom(room: Room | null, letIn = true) {
  rememberAccess(letIn);
  return open(<CompanyRoom />, {
    address: '/control',
    handle: { title: 'companyRoom' },
    replies: [
      respond(getUserInfo, userInfo({ name: '林晓' })),
      respond(getCompanyInfo, { company }),
      room ? respond(companyRoom, room) : fail(companyRoom),
    ],
  });
}

const lines = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);

test('each entry says how it stands, and leads there; nothing waits in a quiet company', async () => {
  await openRoom(quiet);
  expect(await lines('企业')).toEqual([
    ['/control/company-overview', '企业概览数字、进度、谁在处理20 个在招职位，327 份待看'],
    ['/control/company-manage/main-info', '企业信息名称、简介、地址、执照已认证'],
    ['/control/account-management', '账号管理邀请、停用、移交10 人正常，1 人停用，1 个邀请有效'],
    ['/control/service-manage/company', '招聘权益能同时在招多少，分给了谁实习 12 / 15，校招 8 / 10'],
    ['/recruitment-props/my-rights', '我的权益能用的次数和到期日8 次职位刷新'],
    ['/recruitment-props/my-bill', '我的账单币的来去和余额938 币'],
    ['/control/api-keys', '开放接口密钥与推送还没有密钥'],
  ]);
  expect(await lines('合规')).toEqual([
    ['/control/audit-log', '审计日志谁看过、改过、导出过什么近 7 天 312 条，导出 4 次'],
    [
      '/control/data-retention',
      '数据与保存期候选人资料保存多久，什么时候删最后一次进展后保存 12 个月，30 天内有 2 份到期',
    ],
  ]);
  expect(screen.queryByRole('list', { name: '等你处理' })).toBeNull();
  expect(screen.getByText('主账号 林晓，11 个账号')).toBeDefined();
});

test('what waits says what and until when, and leads to where it is done', async () => {
  await openRoom(busy);
  const cells = within(await screen.findByRole('list', { name: '等你处理' }));
  expect(
    cells.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['处理：唐知夏申请加入', '/control/account-management'],
    ['更新：营业执照 25 天后到期', '/fill-info/lisence'],
    ['查看：1 个推送地址收不到消息', '/control/api-keys/webhooks'],
    ['看进度：已先行放行，资料还在核对', '/personal/hr-identify'],
  ]);
  expect(cells.getByText('2026-12-20，到期后职位暂停展示')).toBeDefined();
  const tags = ['1 人等你同意', '执照快到期', '名额已用完', '1 个推送失败'];
  for (const tag of tags) expect(screen.getByText(tag)).toBeDefined();
});

test('it hears by itself that somebody asks to join', async () => {
  const { server } = await openRoom(quiet);
  await screen.findByRole('list', { name: '企业' });
  server.use(respond(companyRoom, busy));
  touch(queryClient, ['company']);
  expect(await screen.findByText('唐知夏申请加入')).toBeDefined();
});

test('a failure names its number', async () => {
  const { server } = await openRoom(null);
  expect(await screen.findByText(new RegExp(REQUEST_ID))).toBeDefined();
  expect(server.requests(companyRoom)).toHaveLength(1);
});

test('who is not let in to the desk asks nothing of it', async () => {
  const { server } = await openRoom(quiet, false);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeDefined());
  expect(server.requests(companyRoom)).toEqual([]);
});
