import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { expect, test, vi } from 'vitest';
import { company } from '../../../test/papers.ts';
import { act, fail, open, respond } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import { userInfoQuery } from '../../domains/account/api/get-user-info.ts';
import { hasKnownAccess, rememberAccess } from '../../lib/session/known-access.ts';
import { queryClient } from '../query-client.ts';
import { followAccountStatus, followOwnRole } from './follow-own-role.ts';

const before = userInfo();
const other = '01890000-0000-7000-8000-0000000000ff';

const at = (check_status: 'pass' | 'reject') => respond(getCompanyInfo, { company: { ...company, check_status } });
const fine = respond(checkInfo, {
  status: 'ok',
  identity: { status: 1, check_status: 2 },
  licence_days: null,
});

test('a step that is done opens the desk: the page begins anew', async () => {
  await open(<p />, { address: '/', replies: [respond(getUserInfo, before), at('pass'), fine] });
  queryClient.setQueryData(userInfoQuery.queryKey, before);
  rememberAccess(false);
  const beginAnew = vi.fn();
  expect(await act(() => followAccountStatus(queryClient, beginAnew))).toBe(true);
});

test.each([
  ['another role', before.useruuid, { type: 'slave' as const }, [], true],
  ['a role that only reads', before.useruuid, { role: 'viewer' as const }, [], true],
  ['a suspension', before.useruuid, { user_status: 'unactive' as const }, [], true],
  ['nothing that opens other pages', before.useruuid, { name: '林晓晓' }, [at('pass'), fine], false],
  ['papers that were refused', before.useruuid, {}, [at('reject'), fine], true],
  ['a company that was frozen', before.useruuid, {}, [at('pass'), fail(checkInfo, 5104)], true],
  ['a change of somebody else', other, { type: 'slave' as const }, [], false],
])('%s: the page begins anew at home only where it has to', async (_what, uuid, change, replies, leaves) => {
  await open(<p />, {
    address: '/',
    replies: [respond(getUserInfo, userInfo(change)), ...replies],
  });
  queryClient.setQueryData(userInfoQuery.queryKey, before);
  rememberAccess(true);
  const beginAnew = vi.fn();
  expect(await act(() => followOwnRole(queryClient, uuid, beginAnew))).toBe(leaves);
  expect(beginAnew.mock.calls).toEqual(leaves ? [['/']] : []);
  expect(hasKnownAccess()).toBe(!leaves);
});
