import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { countUnreadAnswers } from '@qinghe/contract/feedback/feedback.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import type { MemberRole } from '@qinghe/contract/roles.ts';
import { expect, test } from 'vitest';
import { runsAs } from '../../../test/health.ts';
import { company } from '../../../test/papers.ts';
import { fail, open, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import { Sidebar } from './sidebar.tsx';

const openAt = (address: string, type: 'master' | 'slave' = 'master', role: MemberRole = 'recruiter', count = 0) =>
  open(<Sidebar folded={false} foldable toggle={() => undefined} />, {
    path: '*',
    address,
    replies: [
      respond(getUserInfo, userInfo({ type, role })),
      respond(getCompanyInfo, { company }),
      fail(businessOverview, 500),
      runsAs('production'),
      respond(countUnreadAnswers, { count }),
    ],
  });

const places = () =>
  within(screen.getByRole('navigation', { name: '主导航' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('work has its own places; a room beside it has others, and Esc leads back to the page one came from', async () => {
  const { user, goTo, address } = await openAt('/resume/new?city=310100');
  expect(places()).toContain('人才');
  expect(places()).not.toContain('黑名单');
  await user.click(await screen.findByRole('link', { name: '设置' }));
  expect(address()).toBe('/personal');
  expect(places()).toContain('黑名单');
  expect(places()).not.toContain('人才');
  await goTo('/personal/black-list');
  await user.keyboard('{Escape}');
  expect(address()).toBe('/resume/new?city=310100');
});

test('from one room a way leads to the other, and back to the work all the same', async () => {
  const { user, address } = await openAt('/talent');
  await user.click(await screen.findByRole('link', { name: '管理' }));
  expect(address()).toBe('/control');
  await user.click(screen.getByRole('link', { name: '设置' }));
  await user.click(screen.getByRole('button', { name: /回到招聘/ }));
  expect(address()).toBe('/talent');
});

test('a sub-account sees no way into what is the owner’s', async () => {
  await openAt('/', 'slave');
  expect(await screen.findByRole('link', { name: '设置' })).toBeDefined();
  expect(screen.queryByRole('link', { name: '管理' })).toBeNull();
});

test('a role that only reads is offered nobody who has not applied', async () => {
  await openAt('/', 'slave', 'interviewer');
  await waitFor(() => expect(places()).not.toContain('人才'));
});

test('an answer to feedback is said in the account’s menu, where one gives more of it', async () => {
  const { user, address } = await openAt('/', 'master', 'recruiter', 1);
  await user.click(await screen.findByRole('button', { name: /账号/ }));
  await user.click(await screen.findByRole('menuitem', { name: '意见反馈' }));
  expect(await screen.findByRole('dialog', { name: '意见反馈' })).toBeDefined();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /账号/ }));
  await user.click(await screen.findByRole('menuitem', { name: '我的反馈（1 条新答复）' }));
  expect(address()).toBe('/personal/feedback');
});
