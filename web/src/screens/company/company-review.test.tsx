import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getMasterInfo } from '@qinghe/contract/company/join.ts';
import { fillCompanyInfo } from '@qinghe/contract/company/register.ts';
import { appealRefusal, getFullInfo } from '@qinghe/contract/company/review.ts';
import { getFaceCheck } from '@qinghe/contract/identity/face-check.ts';
import { getIdentity } from '@qinghe/contract/identity/identity.ts';
import { expect, test } from 'vitest';
import { choices, company, papers } from '../../../test/papers.ts';
import { act, fail, open, respond, screen, waitFor } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import { queryClient } from '../../app/query-client.ts';
import { checkInfoQuery } from '../../domains/account/api/check-info.ts';
import ChangePapers from './change-papers.tsx';
import CompanyReview from './company-review.tsx';

const at = '2026-11-22T02:00:00.000Z';
const step = { by_name: null, reasons: [], message: '', at };
const refused = {
  company: { ...company, check_status: 'reject' as const },
  version: 4,
  in_force: null,
  in_review: papers,
  licence_url: '/files/a',
  history: [
    {
      ...step,
      uuid: '01890000-0000-7000-8000-0000000000e2',
      step: 'refused' as const,
      by: 'operator' as const,
      reasons: [
        { field: 'valid_until' as const, code: 'expired' as const, text: '请上传换发后的执照。' },
        { field: 'scope' as const, code: 'unreadable' as const, text: '' },
      ],
    },
    {
      ...step,
      uuid: '01890000-0000-7000-8000-0000000000e1',
      step: 'submitted' as const,
      by: 'account' as const,
      by_name: '林晓',
    },
  ],
  abilities: { submit: true, appeal: true },
};
const shared = [respond(getUserInfo, userInfo()), ...choices];

test('a refusal says at which field and why, and what can be done', async () => {
  await open(<CompanyReview />, { replies: [...shared, respond(getFullInfo, refused)] });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('营业期限至：请上传换发后的执照。');
  expect(alert.textContent).toContain('经营范围：看不清');
  expect(screen.getByRole('link', { name: '修改资料' }).getAttribute('href')).toBe('/register/identity-refill');
  expect(screen.getByText(/林晓/)).toBeTruthy();
});

test('an appeal is sent with the version that was seen', async () => {
  const page = await open(<CompanyReview />, {
    replies: [...shared, respond(getFullInfo, refused), respond(appealRefusal, { company })],
  });
  await page.user.click(await screen.findByRole('button', { name: '申诉' }));
  await page.user.type(screen.getByLabelText('写给审核员'), '已经换发了');
  await page.user.click(screen.getByRole('button', { name: '提交申诉' }));
  await waitFor(() => expect(page.server.requests(appealRefusal)).toEqual([{ version: 4, message: '已经换发了' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a sub-account is told whose it is, and nothing is asked for', async () => {
  await open(<CompanyReview />, { replies: [respond(getUserInfo, userInfo({ type: 'slave' }))] });
  expect(await screen.findByText('这里只有主账号能看')).toBeTruthy();
});

test('a sub-account cannot change them either, and asks for nothing', async () => {
  await open(<ChangePapers />, { replies: [respond(getUserInfo, userInfo({ type: 'slave' }))] });
  expect(await screen.findByText('这里只有主账号能看')).toBeTruthy();
});

test('changed papers are handed in whole', async () => {
  const page = await open(<ChangePapers />, {
    address: '/register/identity-refill',
    replies: [...shared, respond(getFullInfo, refused), respond(fillCompanyInfo, { company })],
  });
  const name = await screen.findByLabelText<HTMLInputElement>(/企业名称/);
  await page.user.clear(name);
  await page.user.type(name, '改名以后有限公司');
  await page.user.click(screen.getByRole('button', { name: '提交审核' }));
  await waitFor(() => expect(page.address()).toBe('/personal/hr-identify'));
  expect(page.server.requests(fillCompanyInfo)).toEqual([
    { version: 4, ...papers, licence: { ...papers.licence, name: '改名以后有限公司' } },
  ]);
});

test('a sub-account that an ended licence leads here hears why, and whom to ask', async () => {
  await open(<ChangePapers />, {
    replies: [
      respond(getUserInfo, userInfo({ type: 'slave' })),
      fail(checkInfo, 5102),
      respond(getMasterInfo, { name: '林*', phone: '138****0001' }),
    ],
  });
  await act(() => queryClient.prefetchQuery(checkInfoQuery));
  expect(await screen.findByText('企业的营业执照已到期')).toBeTruthy();
  expect(await screen.findByText(/林\* 138\*\*\*\*0001/)).toBeTruthy();
});

test('whoever must show anew who they are is told so, and can hand it in, as a sub-account too', async () => {
  const again = { status: 1 as const, check_status: 4 };
  queryClient.setQueryData(checkInfoQuery.queryKey, { status: 'ok', identity: again, licence_days: null });
  await open(<CompanyReview />, {
    address: '/personal/hr-identify',
    replies: [
      respond(getUserInfo, userInfo({ type: 'slave' })),
      respond(getFaceCheck, { state: 'none', expires_at: null }),
      respond(getIdentity, {
        ...again,
        incomplete: false,
        document: 'id_card',
        name: '林晓',
        number: '1****************X',
        reason: '',
        appeal: 'none' as const,
        erased_at: null,
        version: 4,
      }),
    ],
  });
  expect(await screen.findByText('平台需要重新核对你的身份')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '重新认证身份' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '提交' })).toBeTruthy();
});

test('the form says why, above and at each field until something else is typed there', async () => {
  const { user } = await open(<ChangePapers />, { replies: [...shared, respond(getFullInfo, refused)] });
  const until = await screen.findByLabelText<HTMLInputElement>(/营业期限至/);
  const marked = () => until.getAttribute('aria-invalid');
  expect(screen.getAllByRole('alert')[0]?.textContent).toContain('经营范围：看不清');
  expect(screen.getByText('改好后重新提交，平台会再审核。')).toBeTruthy();
  expect(marked()).toBe('true');
  expect(screen.getAllByText('请上传换发后的执照。').length).toBeGreaterThan(0);
  await user.type(until, '2039-01-01');
  await waitFor(() => expect(marked()).toBeNull());
});
