import type { MemberRole } from '@qinghe/contract/roles.ts';
import { expect, test } from 'vitest';
import { open, screen } from '../../test/screen.tsx';
import { userInfo } from '../../test/user.ts';
import { userInfoQuery } from '../domains/account/api/get-user-info.ts';
import { FormLayout } from './form-layout.tsx';
import { queryClient } from './query-client.ts';

const openAs = (role: MemberRole) => {
  queryClient.setQueryData(userInfoQuery.queryKey, userInfo({ type: 'slave', role }));
  return open(<FormLayout />);
};

test.each(['viewer', 'interviewer'] as const)(
  'whoever comes to a form by its address as %s hears whom to ask',
  async (role) => {
    await openAs(role);
    await screen.findByText('这里要「招聘」角色才能填写');
    await screen.findByText(/请主账号在账号管理里改/);
  },
);

test('a recruiter gets the form', async () => {
  await openAs('recruiter');
  expect(screen.queryByText(/才能填写/)).toBeNull();
});
