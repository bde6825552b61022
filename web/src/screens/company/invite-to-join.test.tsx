import { changeUserInfo, getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { acceptInvitation, getInvitation } from '@qinghe/contract/company/invitations.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { fail, open, respond, screen, waitFor } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import ConfirmCompany from './invitation/confirm-company.tsx';
import InviteToJoin from './invite-to-join.tsx';

/** A screen at its own address alone, as the route table has it. */
function At({ path, children }: { path: string; children: ReactNode }) {
  return useLocation().pathname === path && children;
}
const landing = (
  <At path="/invite-to-join">
    <InviteToJoin />
  </At>
);
const confirm = (
  <At path="/invite-to-join/confirm-company">
    <ConfirmCompany />
  </At>
);

const token = 'a'.repeat(64);
const company_uuid = '01890000-0000-7000-8000-0000000000c1';
const opened = respond(getInvitation, {
  company: '云杉科技（上海）有限公司',
  invited_by: '林*',
  address: '139****7745',
  is_for_phone: true,
  role: 'viewer',
  expires_at: '2026-11-30T02:00:00.000Z',
});
const newcomer = userInfo({ company_uuid: null, name: '' });

test('a link says who invites whom, and goes on by a phone', async () => {
  localStorage.clear();
  const page = await open(landing, { address: `/invite-to-join#${token}`, replies: [opened] });
  expect(await screen.findByRole('heading', { name: '云杉科技（上海）有限公司邀请你加入' })).toBeTruthy();
  expect(screen.getByText(/以只读账号加入/)).toBeTruthy();
  expect(screen.getByText('这份邀请发给 139****7745。')).toBeTruthy();
  const next = screen.getByRole('link', { name: '用手机号继续' });
  expect(next.getAttribute('href')).toBe(`/invite-to-join/phone-validate#${token}`);
  expect(page.server.requests(getInvitation)).toEqual([{ token }]);
});

test.each([
  ['whose invitation is gone', `/invite-to-join#${token}`, fail(getInvitation, 40401)],
  ['that was cut', '/invite-to-join#abc', opened],
])('a link %s leads where it is said', async (_what, address, reply) => {
  const page = await open(landing, { address, replies: [reply] });
  await waitFor(() => expect(page.address()).toBe('/invite-to-join/invited-link-invalid'));
});

test('a company that takes nobody in says whom to ask, and offers nothing', async () => {
  const reason = '这家企业暂时不能接收新成员，请联系邀请你的 林*';
  await open(landing, {
    address: `/invite-to-join#${token}`,
    replies: [fail(getInvitation, 40902, { reason })],
  });
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a new account gives its name and joins', async () => {
  const named = { ...newcomer, name: '唐知夏' };
  const page = await open(confirm, {
    address: `/invite-to-join/confirm-company#${token}`,
    replies: [
      opened,
      respond(getUserInfo, newcomer),
      respond(changeUserInfo, named),
      respond(acceptInvitation, { company_uuid, company: '云杉科技' }),
    ],
  });
  const join = await screen.findByRole('button', { name: '加入「云杉科技（上海）有限公司」' });
  await page.user.click(join);
  expect((await screen.findByRole('alert')).textContent).toBe('必填');
  await page.user.type(screen.getByLabelText('你的姓名'), '唐知夏{Enter}');
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(page.server.requests(changeUserInfo)).toEqual([{ version: 3, name: '唐知夏' }]);
  expect(page.server.requests(acceptInvitation)).toEqual([{ token }]);
  // Asked for again, a link for one would say that it is used up.
  expect(page.server.requests(getInvitation)).toHaveLength(1);
});

test('who is in a company already is told so, and joins nothing', async () => {
  await open(confirm, {
    address: `/invite-to-join/confirm-company#${token}`,
    replies: [opened, respond(getUserInfo, userInfo())],
  });
  expect(await screen.findByText('这个账号已经在一家企业里')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an address without a token says how one gets an invitation, and asks nothing', async () => {
  const page = await open(landing, { address: '/invite-to-join' });
  expect(await screen.findByText('这份邀请已经失效')).toBeTruthy();
  expect(page.server.requests(getInvitation)).toEqual([]);
});

test('an invitation that ended meanwhile leads where it is said', async () => {
  const page = await open(confirm, {
    address: `/invite-to-join/confirm-company#${token}`,
    replies: [opened, respond(getUserInfo, { ...newcomer, name: '唐知夏' }), fail(acceptInvitation, 40401)],
  });
  await page.user.click(await screen.findByRole('button', { name: '加入「云杉科技（上海）有限公司」' }));
  await waitFor(() => expect(page.address()).toBe('/invite-to-join/invited-link-invalid'));
});
