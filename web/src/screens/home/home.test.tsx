import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { getSecurity } from '@qinghe/contract/account/security.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { getMasterInfo } from '@qinghe/contract/company/join.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { getFirstSteps } from '@qinghe/contract/home/first-steps.ts';
import { expect, test, vi } from 'vitest';
import { company } from '../../../test/papers.ts';
import { open, respond, screen } from '../../../test/screen.tsx';
import { dayReplies } from '../../../test/today.ts';
import { securityOf, userInfo } from '../../../test/user.ts';
import { queryClient } from '../../app/query-client.ts';
import { userInfoQuery } from '../../domains/account/api/get-user-info.ts';
import { rememberAccess } from '../../lib/session/known-access.ts';
import { LOGIN_STATUS_KEY } from '../../lib/storage/storage-keys.ts';
import { Prompt } from './home/prompt.tsx';
import Home from './home.tsx';

const checked = respond(checkInfo, { status: 'ok', identity: { status: 1, check_status: 2 }, licence_days: null });

test('a suspended account is told whom to ask, and nothing of the desk is called', async () => {
  rememberAccess(false);
  const suspended = userInfo({ type: 'slave', user_status: 'unactive' });
  // As the guard leaves it.
  queryClient.setQueryData(userInfoQuery.queryKey, suspended);
  const page = await open(<Home />, {
    replies: [respond(getUserInfo, suspended), respond(getMasterInfo, { name: '林*', phone: '138****0001' })],
  });
  expect(await screen.findByText('恢复请联系主账号 林*（138****0001）。名下的职位和简历没有删除。')).toBeTruthy();
  expect(page.server.requests(businessOverview)).toEqual([]);
});

const passed = respond(getCompanyInfo, { company: { ...company, check_status: 'pass' } });
const quiet = [passed, respond(getSecurity, securityOf()), ...dayReplies()];
const noSteps = respond(getFirstSteps, { steps: [], hidden: false });

const ask = (change: Parameters<typeof userInfo>[0], address = '/') =>
  open(<Prompt />, { address, replies: [respond(getUserInfo, userInfo(change)), checked, noSteps, ...quiet] });

test('without a phone it asks for one, before the e-mail', async () => {
  await ask({ check_tel: false, phone: null });
  expect((await screen.findByRole('note')).textContent).toContain('还没有绑定手机号');
});

test('a master who has not shown who they are is asked for that, before the e-mail', async () => {
  await open(<Prompt />, {
    address: '/',
    replies: [
      respond(getUserInfo, userInfo({ staff_status: 0 })),
      respond(checkInfo, { status: 'ok', identity: { status: 0, check_status: 0 }, licence_days: null }),
      noSteps,
      ...quiet,
    ],
  });
  expect((await screen.findByRole('note')).textContent).toContain('主账号还没有完成身份认证');
  expect(screen.getByRole('link', { name: '去认证' }).getAttribute('href')).toBe('/fill-info/identity');
});

test('the question for an e-mail can be silenced for the day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T02:00:00Z') });
  const page = await ask({});
  await page.user.click(await screen.findByRole('button', { name: '今天不再提示' }));
  expect(screen.queryByRole('note')).toBeNull();
  await page.reload();
  expect(screen.queryByRole('note')).toBeNull();
  vi.setSystemTime(new Date('2026-11-23T02:00:00Z'));
  await page.reload();
  expect(await screen.findByRole('note')).toBeTruthy();
});

test('after a login it says when and where the one before was, until the next reload', async () => {
  const previous = { started_at: '2026-11-21T10:00:00.000Z', network: '192.0.2.7' };
  const page = await open(<Prompt />, {
    replies: [
      respond(getUserInfo, userInfo({ user_email: 'li*@yunshan.example' })),
      checked,
      noSteps,
      ...quiet,
      respond(getSecurity, securityOf({ previous })),
    ],
  });
  expect((await screen.findByRole('note')).textContent).toContain('192.0.2.7');
  await page.reload();
  expect(screen.queryByRole('note')).toBeNull();
});

test('the gift is offered to a master who has nothing else to see to, and can wait for another day', async () => {
  rememberAccess(true);
  localStorage.removeItem(LOGIN_STATUS_KEY);
  const page = await open(<Prompt />, {
    replies: [
      respond(getUserInfo, userInfo({ user_email: 'li*@yunshan.example' })),
      ...[checked, noSteps, passed, ...dayReplies({ gift_open: true })],
    ],
  });
  const door = await screen.findByRole('link', { name: '去领取' });
  expect(door.getAttribute('href')).toBe('/recruitment-props/my-rights');
  await page.user.click(screen.getByRole('button', { name: '今天不再提示' }));
  expect(screen.queryByRole('note')).toBeNull();
  await page.goTo('/?acCoin=1');
  expect(screen.queryByRole('note')).toBeNull();
});

test('the common tip stands under no other prompt', async () => {
  await open(<Prompt />, {
    replies: [
      respond(getUserInfo, userInfo({ check_tel: false, phone: null })),
      ...[checked, noSteps, ...dayReplies()],
      respond(getCompanyInfo, { company: { ...company, check_status: 'appeal' } }),
    ],
  });
  expect(await screen.findAllByRole('note')).toHaveLength(1);
  expect(screen.queryByText(/申诉处理中/)).toBeNull();
});
