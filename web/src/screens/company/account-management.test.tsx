import { sendOwnCode } from '@qinghe/contract/account/contact.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getHandOver, offerHandOver, withdrawHandOver } from '@qinghe/contract/company/hand-over.ts';
import { type Invitation, invite, listInvitations, revokeInvitation } from '@qinghe/contract/company/invitations.ts';
import { getJoinCode, joinCompany, listOwnRequests, renewJoinCode } from '@qinghe/contract/company/join.ts';
import {
  decideJoin,
  listMembers,
  removeMember,
  setMemberLimit,
  setMemberRole,
  setMemberStatus,
} from '@qinghe/contract/company/members.ts';
import { expect, test } from 'vitest';
import { fail, type Opened, open, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import AccountManagement from './account-management.tsx';
import RegisterJoin from './register-join.tsx';

const at = '2026-11-22T02:00:00.000Z';
const [lin, zhao, ask, sun] = [
  '01890000-0000-7000-8000-0000000000a1',
  '01890000-0000-7000-8000-0000000000a2',
  '01890000-0000-7000-8000-0000000000a3',
  '01890000-0000-7000-8000-0000000000a4',
];
const person = {
  role: 'recruiter' as const,
  position: '',
  head_url: '',
  phone: '138****0001',
  user_status: 'active' as const,
  staff_status: 1,
  job_limit: null,
  last_login_at: at,
};
const members = {
  items: [
    { ...person, uuid: lin, name: '林晓', type: 'master' as const, online_jobs: 5 },
    { ...person, uuid: zhao, name: '赵一鸣', type: 'slave' as const, online_jobs: 4, job_limit: 6 },
    { ...person, uuid: sun, name: '孙可', type: 'slave' as const, online_jobs: 0, user_status: 'unactive' as const },
  ],
  next_cursor: null,
  counts: { active: 2, unidentified: 0, suspended: 1 },
  requests: [
    { uuid: ask, name: '唐知夏', phone: '138****5521', way: 'code' as const, message: '校招组新人', created_at: at },
  ],
};
const none = respond(getJoinCode, { code: null, link: null });
const replies = [
  respond(listMembers, members),
  none,
  respond(getHandOver, { offer: null }),
  respond(listInvitations, { items: [] }),
];
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
/** Chooses in the menu of a row. */
async function choose({ user }: Opened, name: string, action: string) {
  await user.click((await rowOf(name)).getByRole('button', { name: `${name}：更多操作` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

test('who asks stands on top until the master has decided', async () => {
  const page = await open(<AccountManagement />, { replies: [...replies, respond(decideJoin, {})] });
  expect((await screen.findByRole('note')).textContent).toContain(
    '唐知夏（138****5521）用企业码申请加入：「校招组新人」',
  );
  page.server.use(respond(listMembers, { ...members, requests: [] }));
  await page.user.selectOptions(screen.getByLabelText('唐知夏的角色'), '只读');
  await page.user.click(screen.getByRole('button', { name: '同意' }));
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  expect(page.server.requests(decideJoin)).toEqual([{ uuid: ask, decision: 'approve', role: 'viewer' }]);
});

test('who is suspended may keep the jobs or hand them over; the master has no such action', async () => {
  const page = await open(<AccountManagement />, { replies: [...replies, respond(setMemberStatus, {})] });
  expect(await screen.findByText('正常 2 · 未认证 0 · 已停用 1')).toBeTruthy();
  expect((await rowOf('林晓')).queryByRole('button')).toBeNull();
  await choose(page, '赵一鸣', '停用');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('option', { name: '孙可' })).toBeNull();
  await page.user.selectOptions(within(dialog).getByLabelText('由谁接手'), lin);
  await page.user.click(within(dialog).getByRole('button', { name: '停用' }));
  await waitFor(() =>
    expect(page.server.requests(setMemberStatus)).toEqual([{ uuid: zhao, user_status: 'unactive', hand_to: lin }]),
  );
  await choose(page, '孙可', '恢复');
  await waitFor(() =>
    expect(page.server.requests(setMemberStatus).at(-1)).toEqual({ uuid: sun, user_status: 'active' }),
  );
});

test('before somebody is removed it is asked who takes over', async () => {
  const page = await open(<AccountManagement />, { replies: [...replies, respond(removeMember, {})] });
  await choose(page, '赵一鸣', '移除');
  const dialog = await screen.findByRole('dialog');
  await page.user.click(within(dialog).getByRole('button', { name: '移除' }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  await page.user.selectOptions(within(dialog).getByLabelText('由谁接手'), lin);
  await page.user.click(within(dialog).getByRole('button', { name: '移除' }));
  await waitFor(() => expect(page.server.requests(removeMember)).toEqual([{ uuid: zhao, hand_to: lin }]));
});

test('a role says what it may do, and that jobs are handed over', async () => {
  const page = await open(<AccountManagement />, { replies: [...replies, respond(setMemberRole, {})] });
  expect((await rowOf('赵一鸣')).getByText('招聘')).toBeTruthy();
  await choose(page, '赵一鸣', '角色');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByText(/会转给你/)).toBeNull();
  await page.user.click(dialog.getByLabelText('面试官'));
  expect(dialog.getByText(/不做决定/)).toBeTruthy();
  expect(dialog.getByText(/会转给你/)).toBeTruthy();
  await page.user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(page.server.requests(setMemberRole)).toEqual([{ uuid: zhao, role: 'interviewer' }]));
});

test('a limit of jobs is shown beside the jobs, and is taken away by emptying it', async () => {
  const page = await open(<AccountManagement />, { replies: [...replies, respond(setMemberLimit, {})] });
  const row = await rowOf('赵一鸣');
  expect(row.getByText('4 / 6')).toBeTruthy();
  await choose(page, '赵一鸣', '在招职位上限');
  const dialog = await screen.findByRole('dialog');
  await page.user.clear(within(dialog).getByLabelText('在招职位上限'));
  await page.user.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(page.server.requests(setMemberLimit)).toEqual([{ uuid: zhao, job_limit: null }]));
});

test('the search and the state are what the server is asked for', async () => {
  const page = await open(<AccountManagement />, { address: '/?q=0001&state=active', replies });
  await screen.findByText('赵一鸣');
  expect(page.server.requests(listMembers).at(0)).toMatchObject({ q: '0001', state: 'active' });
});

const invitation: Invitation = {
  uuid: ask,
  link: 'https://qinghe.example/invite-to-join#abc',
  address: '',
  used: 1,
  most_uses: 5,
  role: 'interviewer',
  job_limit: null,
  expires_at: '2026-11-30T02:00:00.000Z',
  delivery: 'none',
};

test('N opens the invitations; pasted addresses are told apart, and a wrong one is said at its field', async () => {
  const page = await open(<AccountManagement />, {
    replies: [...replies, respond(invite, { items: [invitation] }), respond(revokeInvitation, {})],
  });
  await screen.findByText('赵一鸣');
  await page.user.keyboard('n');
  const field = await screen.findByLabelText('发给谁（可不填）');
  await page.user.click(field);
  await page.user.paste('１３９００２１７７４５，lin.yue@yunshan.example\n1388829552');
  await page.user.click(screen.getByRole('button', { name: '发给 3 人' }));
  expect((await screen.findByRole('alert')).textContent).toContain('看不懂：1388829552。');
  await page.user.clear(field);
  await page.user.click(field);
  await page.user.paste('139 0021 7745\n"林月" <lin.yue@yunshan.example>');
  page.server.use(
    respond(invite, { items: [{ ...invitation, address: '139****7745' }] }),
    respond(listInvitations, {
      items: [invitation, { ...invitation, uuid: sun, address: 'li*****@yunshan.example', delivery: 'refused' }],
    }),
  );
  expect(screen.getByLabelText('在招职位上限')).toBeTruthy();
  await page.user.click(screen.getByLabelText('面试官'));
  // Who only reads puts nothing online, so there is no limit to set.
  expect(screen.queryByLabelText('在招职位上限')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: '发给 2 人' }));
  await waitFor(() =>
    expect(page.server.requests(invite)).toMatchObject([
      { addresses: ['13900217745', 'lin.yue@yunshan.example'], days: 7, role: 'interviewer', job_limit: null },
    ]),
  );
  expect(await screen.findByText('公开链接，已用 1 / 5')).toBeTruthy();
  expect(screen.getByText('邀请已发出')).toBeTruthy();
  expect(screen.getByText(/没发出去/)).toBeTruthy();
  expect(screen.getAllByText(/加入为面试官/)).toHaveLength(2);
  await page.user.click(screen.getAllByRole('button', { name: '作废' })[0] as HTMLElement);
  await waitFor(() => expect(page.server.requests(revokeInvitation)).toEqual([{ uuid: ask }]));
});

test('the master account is offered with a code, then waits on top and can be taken back', async () => {
  const offer = { from: '林晓', to: '赵一鸣', is_for_me: false, expires_at: at };
  const page = await open(<AccountManagement />, {
    replies: [...replies, fail(offerHandOver, 40102, { field: 'code' }), respond(withdrawHandOver, {})],
  });
  await choose(page, '赵一鸣', '移交主账号');
  const dialog = await screen.findByRole('dialog');
  await page.user.type(within(dialog).getByLabelText('你的短信验证码'), '123456');
  await page.user.click(within(dialog).getByRole('button', { name: '移交主账号' }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  page.server.use(respond(offerHandOver, {}), respond(getHandOver, { offer }));
  await page.user.click(within(dialog).getByRole('button', { name: '移交主账号' }));
  await page.user.click(await screen.findByRole('button', { name: '撤回' }));
  await waitFor(() => expect(page.server.requests(withdrawHandOver)).toEqual([{}]));
  expect(page.server.requests(offerHandOver).at(-1)).toEqual({ to: zhao, code: '123456' });
  expect(page.server.requests(sendOwnCode)).toEqual([]);
});

test('without a code one is made, then it is shown with its picture', async () => {
  const code = { code: 'ABCDEFGH', link: 'https://qinghe.example/register/join?code=ABCDEFGH' };
  const page = await open(<AccountManagement />, { replies: [...replies, respond(renewJoinCode, code)] });
  await page.user.click(await screen.findByRole('button', { name: /邀请同事/ }));
  page.server.use(respond(getJoinCode, code));
  await page.user.click(await screen.findByRole('button', { name: '生成企业码' }));
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
  expect(page.server.requests(joinCompany)).toEqual([{ code: 'ABCDEFGH', name: '', message: '', own_name: '' }]);
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
