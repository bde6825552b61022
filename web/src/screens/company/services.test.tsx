import { listMembers, setMemberLimit } from '@qinghe/contract/company/members.ts';
import { getServices } from '@qinghe/contract/company/services.ts';
import { expect, test } from 'vitest';
import { fail, open, REQUEST_ID, respond, screen } from '../../../test/screen.tsx';
import ServiceAccount from './service-account.tsx';
import ServiceCompany from './service-company.tsx';

const person = {
  role: 'recruiter' as const,
  position: '',
  head_url: '',
  phone: '138****0001',
  user_status: 'active' as const,
  staff_status: 1,
  job_limit: null,
  last_login_at: null,
  online_jobs: 2,
};
const [lin, zhao] = ['01890000-0000-7000-8000-0000000000a1', '01890000-0000-7000-8000-0000000000a2'];
const members = respond(listMembers, {
  items: [
    { ...person, uuid: lin, name: '林晓', type: 'master' },
    { ...person, uuid: zhao, name: '赵一鸣', type: 'slave' },
  ],
  next_cursor: null,
  counts: { active: 2, unidentified: 0, suspended: 0 },
  requests: [],
});

test('what is taken and what was given is told, and what to do when all is taken', async () => {
  await open(<ServiceCompany />, {
    handle: { title: 'serviceCompany' },
    replies: [
      respond(getServices, {
        internship: { quota: 2, most: 2, used: 2 },
        campus: { quota: 1, most: 1, used: 0 },
        given: 5,
        unlimited: 1,
      }),
    ],
  });
  expect(
    await screen.findByText('实习职位的名额已用完。下线不需要的职位，或者发布时解锁职位、用扩展卡。'),
  ).toBeDefined();
  expect(screen.getByText('给账号设的上限合计 5，比名额 3 多：先到先得。')).toBeDefined();
  expect(screen.getByRole('link', { name: /给账号设的上限/ }).getAttribute('href')).toBe(
    '/control/service-manage/account',
  );
});

test('a failure names its number', async () => {
  await open(<ServiceCompany />, { handle: { title: 'serviceCompany' }, replies: [fail(getServices)] });
  expect(await screen.findByText(new RegExp(REQUEST_ID))).toBeDefined();
});

test('a limit is changed in its row; the master has none', async () => {
  const { user, server } = await open(<ServiceAccount />, {
    handle: { title: 'serviceAccount' },
    replies: [members, respond(setMemberLimit, {})],
  });
  const field = await screen.findByLabelText('赵一鸣 最多在招');
  expect(screen.queryByLabelText('林晓 最多在招')).toBeNull();
  await user.type(field, '4{Enter}');
  expect(await screen.findByText('赵一鸣 的上限已更新')).toBeDefined();
  expect(server.requests(setMemberLimit)).toEqual([{ uuid: zhao, job_limit: 4 }]);
});

test('a refusal stays in the row', async () => {
  const { user } = await open(<ServiceAccount />, {
    handle: { title: 'serviceAccount' },
    replies: [members, fail(setMemberLimit, 40401)],
  });
  await user.type(await screen.findByLabelText('赵一鸣 最多在招'), '4{Enter}');
  expect(await screen.findByRole('alert')).toBeDefined();
});
