import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { getLicenceConfirmation, startLicenceConfirmation, takeStep } from '@qinghe/contract/company/steps.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { current } from '../../../test/current-server.ts';
import { company } from '../../../test/papers.ts';
import { act, fail, open, type Reply, respond, screen, waitFor } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import { loadSession } from '../../app/load-session.ts';
import { queryClient } from '../../app/query-client.ts';
import { accountStatus } from '../../lib/session/account-status.ts';
import { session } from '../../lib/session/browser-session.ts';
import { hasKnownAccess } from '../../lib/session/known-access.ts';
import Home from './home.tsx';

const expires_at = '2026-11-30T02:00:00.000Z';
const state = (value: 'none' | 'waiting' | 'opened' | 'expired' | 'settled') =>
  respond(getLicenceConfirmation, { state: value, expires_at: value === 'none' ? null : expires_at });
const known = [
  respond(getUserInfo, userInfo()),
  respond(getCompanyInfo, { company: { ...company, check_status: 'pass' } }),
];

beforeEach(() => session.begin('t1', userInfo().useruuid));

const reason = '「云杉科技」的主账号已不能使用，平台核实后请你接任主账号';

/** The home page once the guard has asked the account check. */
async function openHome(code: 5103 | 5105 | 5106, ...replies: Reply[]) {
  current.server.use(...known, fail(checkInfo, code, { reason, msg: 'upgrade-token' }));
  await loadSession();
  return open(<Home />, { replies });
}

test('a master who has to confirm the licence sees nothing but a code, and goes on once the phone has confirmed', async () => {
  const shown = respond(startLicenceConfirmation, { url: 'https://q.example/m/licence#k', expires_at });
  const page = await openHome(5106, state('none'), shown);
  expect(hasKnownAccess()).toBe(false);
  const show = await screen.findByRole('button', { name: '显示二维码' });
  page.server.use(state('waiting'));
  await page.user.click(show);
  expect(await screen.findByRole('img', { name: '用手机扫码确认执照' })).toBeTruthy();
  expect(session.token()).toBe('t1');
  const doubt = vi.fn();
  const stop = accountStatus.onRecheck(doubt);
  page.server.use(state('settled'));
  await act(() => queryClient.invalidateQueries({ queryKey: ['company'] }));
  await waitFor(() => expect(doubt).toHaveBeenCalled());
  expect(page.server.requests(businessOverview)).toEqual([]);
  stop();
});

test('after a reload the code is not shown again; an expired one can be had anew', async () => {
  await openHome(5106, state('waiting'));
  expect(await screen.findByText('二维码在刷新后不再显示，请换一个。')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('button', { name: '换一个二维码' })).toBeTruthy();
});

test.each([
  [5103, '确认接任'],
  [5105, '确认转入'],
] as const)(
  '%i: the upgrade token is stored, the page says why, and begins anew once it is accepted',
  async (code, label) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const page = await openHome(code, fail(takeStep, 40902, { reason: '现在不能接收成员' }));
    expect(session.token()).toBe('upgrade-token');
    expect(await screen.findByText(reason)).toBeTruthy();
    const accept = screen.getByRole('button', { name: label });
    await page.user.click(accept);
    // One press alone demotes nobody.
    expect(page.server.requests(takeStep)).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: '我已了解，确定' }));
    expect(await screen.findByText('现在不能接收成员')).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
    page.server.use(respond(takeStep, { company_uuid: company.company_uuid }));
    await page.user.click(accept);
    await page.user.click(screen.getByRole('button', { name: '我已了解，确定' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(page.server.requests(businessOverview)).toEqual([]);
  },
);
