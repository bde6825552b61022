import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getJoinCode, joinCompany, listOwnRequests, renewJoinCode } from '@qinghe/contract/company/join.ts';
import { decideJoin, listMembers, removeMember, setMemberStatus } from '@qinghe/contract/company/members.ts';
import { expect, test } from 'vitest';
import { fail, open, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import AccountManagement from './account-management.tsx';
import RegisterJoin from './register-join.tsx';

const at = '2026-11-22T02:00:00.000Z';
const [lin, zhao, ask] = [
  '01890000-0000-7000-8000-0000000000a1',
  '01890000-0000-7000-8000-0000000000a2',
  '01890000-0000-7000-8000-0000000000a3',
];
const person = {
  position: '',
  phone: '138****0001',
  user_status: 'active' as const,
  staff_status: 1,
  last_login_at: at,
};
const members = {
  items: [
    { ...person, uuid: lin, name: '林晓', type: 'master' as const, online_jobs: 5 },
    { ...person, uuid: zhao, name: '赵一鸣', type: 'slave' as const, online_jobs: 4 },
  ],
  requests: [
    { uuid: ask, name: '唐知夏', phone: '138****5521', way: 'code' as const, message: '校招组新人', created_at: at },
  ],
};
const none = respond(getJoinCode, { code: null, link: null });
const replies = [respond(listMembers, members), none];

test('who asks stands on top until the master has decided', async () => {
  const page = await open(<AccountManagement />, { replies: [...replies, respond(decideJoin, {})] });
  expect((await screen.findByRole('note')).textContent).toContain(
    '唐知夏（138****5521）用企业码申请加入：「校招组新人」',
  );
  page.server.use(respond(listMembers, { ...members, requests: [] }));
  await page.user.click(screen.getByRole('button', { name: '同意' }));
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  expect(page.server.requests(decideJoin)).toEqual([{ uuid: ask, decision: 'approve' }]);
});

test('a sub-account is suspended by its menu; the master has none', async () => {
  const page = await open(<AccountManagement />, { replies: [...replies, respond(setMemberStatus, {})] });
  await screen.findByText('赵一鸣');
  expect(screen.getAllByRole('button', { name: /停用/ })).toHaveLength(1);
  await page.user.click(screen.getByRole('button', { name: /停用/ }));
  await waitFor(() => expect(page.server.requests(setMemberStatus)).toEqual([{ uuid: zhao, user_status: 'unactive' }]));
});

test('before somebody is removed it is asked who takes over', async () => {
  const page = await open(<AccountManagement />, { replies: [...replies, respond(removeMember, {})] });
  await screen.findByText('赵一鸣');
  await page.user.click(screen.getByRole('button', { name: /移除/ }));
  const dialog = await screen.findByRole('dialog');
  await page.user.click(within(dialog).getByRole('button', { name: '移除' }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  await page.user.selectOptions(within(dialog).getByLabelText('由谁接手'), lin);
  await page.user.click(within(dialog).getByRole('button', { name: '移除' }));
  await waitFor(() => expect(page.server.requests(removeMember)).toEqual([{ uuid: zhao, hand_to: lin }]));
});

test('without a code one is made, then it is shown with its picture', async () => {
  const code = { code: 'ABCDEFGH', link: 'https://qinghe.example/register/join?code=ABCDEFGH' };
  const page = await open(<AccountManagement />, { replies: [...replies, respond(renewJoinCode, code)] });
  await screen.findByText('赵一鸣');
  page.server.use(respond(getJoinCode, code));
  await page.user.click(screen.getByRole('button', { name: '生成企业码' }));
  expect(await screen.findByText('ABCDEFGH')).toBeTruthy();
  expect(screen.getByRole('img', { name: '扫码申请加入' })).toBeTruthy();
});

const newcomer = respond(getUserInfo, userInfo({ company_uuid: null }));
const asked = { uuid: ask, company: '云杉科技', state: 'waiting' as const, created_at: at };

test('a link fills the code in; once asked it says whom one waits for', async () => {
  const page = await open(<RegisterJoin />, {
    address: '/register/join?code=ABCDEFGH',
    replies: [newcomer, respond(listOwnRequests, { items: [] }), respond(joinCompany, asked)],
  });
  expect((await screen.findByLabelText<HTMLInputElement>('企业码')).value).toBe('ABCDEFGH');
  page.server.use(respond(listOwnRequests, { items: [asked] }));
  await page.user.click(screen.getByRole('button', { name: '申请加入' }));
  expect(await screen.findByText(/正在等「云杉科技」的主账号同意/)).toBeTruthy();
  expect(page.server.requests(joinCompany)).toEqual([{ code: 'ABCDEFGH', name: '', message: '' }]);
});

test('an unknown code is said at its field, and what was typed stays', async () => {
  const page = await open(<RegisterJoin />, {
    address: '/register/join',
    replies: [
      newcomer,
      respond(listOwnRequests, { items: [] }),
      fail(joinCompany, 40902, { field: 'code', reason: '没有找到这家企业，请核对企业码或完整名称' }),
    ],
  });
  await page.user.type(await screen.findByLabelText('企业码'), 'ZZZZZZZZ');
  await page.user.click(screen.getByRole('button', { name: '申请加入' }));
  expect(await screen.findByText('没有找到这家企业，请核对企业码或完整名称')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('企业码').value).toBe('ZZZZZZZZ');
});

test('who has been let in goes on', async () => {
  const page = await open(<RegisterJoin />, {
    address: '/register/join',
    replies: [respond(getUserInfo, userInfo()), respond(listOwnRequests, { items: [] })],
  });
  await waitFor(() => expect(page.address()).toBe('/'));
});
