import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { getIdentity } from '@qinghe/contract/identity/identity.ts';
import { expect, test } from 'vitest';
import { company } from '../../../test/papers.ts';
import { act, open, respond, screen, waitFor } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import { checkInfoQuery } from '../../domains/account/api/check-info.ts';
import { hasKnownAccess, rememberAccess } from '../../lib/session/known-access.ts';
import { queryClient } from '../query-client.ts';
import { PreparingStrip } from './preparing-strip.tsx';

const identity = (check_status: number) => ({
  status: check_status === 2 ? (1 as const) : (0 as const),
  check_status,
  incomplete: false,
  document: 'id_card' as const,
  name: '林晓',
  number: '1****************X',
  reason: '',
  appeal: 'none' as const,
  erased_at: null,
  version: 3,
});
const checked = (check_status: number, prepares?: true) => ({
  status: 'ok' as const,
  identity: { status: check_status === 2 ? (1 as const) : (0 as const), check_status },
  licence_days: null,
  ...(prepares && { prepares }),
});
const address = '/job-management/internship/publish-job';

/** As the guard leaves it, on a form that is open to drafts. */
function show() {
  rememberAccess(false);
  queryClient.setQueryData(checkInfoQuery.queryKey, checked(1, true));
  return open(<PreparingStrip />, { address, replies: [respond(getIdentity, identity(1))] });
}

async function decide(page: Awaited<ReturnType<typeof show>>, check_status: 2 | 3) {
  page.server.use(
    respond(getIdentity, identity(check_status)),
    respond(checkInfo, checked(check_status)),
    respond(getUserInfo, userInfo({ staff_status: check_status === 2 ? 1 : 0 })),
    respond(getCompanyInfo, { company: { ...company, check_status: 'pass' } }),
  );
  await act(() => queryClient.invalidateQueries({ queryKey: ['identity'] }));
}

test('it says what is waited for; passed, one goes on where one is, with the desk open', async () => {
  const page = await show();
  expect((await screen.findByRole('note')).textContent).toContain('身份还在审核');
  await decide(page, 2);
  expect(await screen.findByText('身份已通过，可以发布了')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  expect(page.address()).toBe(address);
  expect(hasKnownAccess()).toBe(true);
});

test('refused, the guard is asked where one may be', async () => {
  const page = await show();
  await screen.findByRole('note');
  await decide(page, 3);
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(hasKnownAccess()).toBe(false);
});

test('who is let in, and who may prepare nothing, sees none of it', async () => {
  queryClient.setQueryData(checkInfoQuery.queryKey, checked(2));
  await open(<PreparingStrip />, { address });
  expect(screen.queryByRole('note')).toBeNull();
});
