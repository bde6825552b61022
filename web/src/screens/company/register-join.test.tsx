import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { joinCompany, listOwnRequests } from '@qinghe/contract/company/join.ts';
import { expect, test } from 'vitest';
import { open, respond, screen, waitFor } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import RegisterJoin from './register-join.tsx';

const request = {
  uuid: '01890000-0000-7000-8000-0000000000e1',
  company: '云杉科技',
  state: 'waiting' as const,
  created_at: '2026-11-22T02:00:00.000Z',
};
const openJoin = (name: string, ...items: (typeof request)[]) =>
  open(<RegisterJoin />, {
    address: '/register/join?code=SHE9Z5CK',
    replies: [
      respond(getUserInfo, userInfo({ company_uuid: null, name })),
      respond(listOwnRequests, { items }),
      respond(joinCompany, request),
    ],
  });

test('who has no name yet is asked for it, and the request carries it', async () => {
  const { user, server } = await openJoin('');
  const name = await screen.findByLabelText('你的姓名');
  await user.click(screen.getByRole('button', { name: '申请加入' }));
  await screen.findByText('必填');
  expect(server.requests(joinCompany)).toEqual([]);
  await user.type(name, '陈嘉');
  await user.click(screen.getByRole('button', { name: '申请加入' }));
  await waitFor(() => expect(server.requests(joinCompany)).toMatchObject([{ code: 'SHE9Z5CK', own_name: '陈嘉' }]));
});

test('who waits sees for whom, and no form below', async () => {
  await openJoin('陈嘉', request);
  await screen.findByText(/正在等「云杉科技」/);
  expect(screen.queryByRole('button', { name: '申请加入' })).toBeNull();
});
