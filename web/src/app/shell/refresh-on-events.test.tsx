import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { listMembers } from '@qinghe/contract/company/members.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { company } from '../../../test/papers.ts';
import { act, fail, open, refuse, respond, waitFor } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import { userInfoQuery } from '../../domains/account/api/get-user-info.ts';
import { ignoreShown } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { session } from '../../lib/session/browser-session.ts';
import { rememberAccess } from '../../lib/session/known-access.ts';
import { queryClient } from '../query-client.ts';
import { refreshOnEvents } from './refresh-on-events.ts';

const fine = respond(checkInfo, { status: 'ok', identity: { status: 1, check_status: 2 }, licence_days: null });
const at = (check_status: 'pass' | 'reject') => respond(getCompanyInfo, { company: { ...company, check_status } });

beforeEach(() => {
  session.begin('t1', userInfo().useruuid);
  rememberAccess(true);
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
});

test.each([
  [5102, at('pass'), fail(checkInfo, 5102), true],
  [40301, at('reject'), fine, true],
  // Let on again in the meantime.
  [5104, at('pass'), fine, false],
] as const)('calls refused with %i ask the guard once, and end no session', async (code, info, check, leaves) => {
  const page = await open(<p />, {
    address: '/job-management/internship',
    replies: [fail(businessOverview, code), respond(getUserInfo, userInfo()), info, check],
  });
  queryClient.setQueryData(userInfoQuery.queryKey, userInfo());
  const stop = refreshOnEvents();
  await act(() => Promise.all([1, 2, 3].map(() => call(businessOverview, {}).catch(ignoreShown))));
  await waitFor(() => expect(page.server.requests(checkInfo)).toHaveLength(1));
  await waitFor(() => expect(vi.mocked(location.assign).mock.calls).toEqual(leaves ? [['/']] : []));
  expect([session.isEnding(), session.token()]).toEqual([false, 't1']);
  stop();
});

test.each([
  ['slave', true],
  ['master', false],
] as const)(
  'a call of masters that is refused ends no session: who is a %s by now goes where that leads',
  async (type, leaves) => {
    const page = await open(<p />, {
      address: '/company/members',
      replies: [refuse(listMembers), respond(getUserInfo, userInfo({ type })), at('pass'), fine],
    });
    queryClient.setQueryData(userInfoQuery.queryKey, userInfo());
    const stop = refreshOnEvents();
    await act(() => Promise.all([1, 2].map(() => call(listMembers, {}).catch(ignoreShown))));
    await waitFor(() => expect(page.server.requests(getUserInfo)).toHaveLength(1));
    await waitFor(() => expect(vi.mocked(location.assign).mock.calls).toEqual(leaves ? [['/']] : []));
    expect([session.isEnding(), session.token()]).toEqual([false, 't1']);
    stop();
  },
);
