import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { getFullInfo } from '@qinghe/contract/company/review.ts';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { choices, company, papers } from '../../test/papers.ts';
import { act, open, respond, screen, waitFor } from '../../test/screen.tsx';
import { userInfo } from '../../test/user.ts';
import { userInfoQuery } from '../domains/account/api/get-user-info.ts';
import { accountStatus } from '../lib/session/account-status.ts';
import { rememberAccess } from '../lib/session/known-access.ts';
import CompanyReview from '../screens/company/company-review.tsx';
import { queryClient } from './query-client.ts';
import { WaitingLayout } from './waiting-layout.tsx';

const at = (check_status: 'appeal' | 'reject' | 'pass') => [
  respond(getCompanyInfo, { company: { ...company, check_status } }),
  respond(getFullInfo, {
    company: { ...company, check_status },
    version: 4,
    in_force: null,
    in_review: papers,
    licence_url: null,
    history: [],
    abilities: { submit: false, appeal: false },
  }),
];

/** The page on which one waits for an appeal, as the router draws it. */
async function wait() {
  const user = userInfo();
  const page = await open(
    <Routes>
      <Route element={<WaitingLayout />}>
        <Route path="*" element={<CompanyReview />} />
      </Route>
    </Routes>,
    {
      address: '/personal/hr-identify',
      replies: [
        respond(getUserInfo, user),
        respond(checkInfo, { status: 'ok', identity: { status: 1, check_status: 2 }, licence_days: null }),
        ...choices,
        ...at('appeal'),
      ],
    },
  );
  queryClient.setQueryData(userInfoQuery.queryKey, user);
  rememberAccess(false);
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await screen.findByText('申诉处理中');
  return page;
}

test('who waits for a decision goes on to work once it has passed', async () => {
  const page = await wait();
  page.server.use(...at('pass'));
  await act(() => accountStatus.recheck());
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/'));
});

test('who opens the page of papers that have passed is led to work', async () => {
  const page = await wait();
  page.server.use(...at('pass'));
  await page.reload();
  expect((await screen.findByRole('link', { name: '去工作台' })).getAttribute('href')).toBe('/');
});
