import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import type { MemberRole } from '@qinghe/contract/roles.ts';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { fail, fireEvent, open, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import { entryAt, groupsOf, type Space } from './entries.ts';
import { Rail } from './rail.tsx';

const Here = ({ space }: { space: Space }) => <Rail groups={groupsOf(space)} here={entryAt(useLocation())} />;

const openRail = (space: Space = 'work', address = '/', who: { type?: 'slave'; role?: MemberRole } = {}) =>
  open(<Here space={space} />, {
    path: '*',
    address,
    replies: [respond(getUserInfo, userInfo(who)), fail(businessOverview, 500)],
  });
const group = (name: string) => screen.getByRole('link', { name });
const places = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('a word each, without counts; what lies under a name flies out where a mouse points, and goes with it', async () => {
  const { user } = await openRail();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '工作台',
    '职位',
    '简历',
    '人才',
    '消息',
  ]);
  await user.hover(group('职位'));
  expect(places('职位')).toEqual([
    '/recruitment',
    '/job-management/internship',
    '/job-management/campus-recruitment',
    '/job-fairs/list',
  ]);
  await user.hover(group('简历'));
  await waitFor(() => expect(screen.queryByRole('list', { name: '职位' })).toBeNull());
  expect(places('简历')).toEqual(['/resume/new', '/resume/school/new']);
  await user.unhover(group('简历'));
  expect(screen.queryByRole('list', { name: '简历' })).toBeNull();
});

test('by keyboard: the focus opens, → goes in, ↓ and ↑ go round, ← and Esc lead back to the name', async () => {
  const { user, address } = await openRail();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(group('职位'));
  expect(group('职位').getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('实习');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('双选会');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(group('职位'));
  expect(screen.queryByRole('list', { name: '职位' })).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(places('职位')).toHaveLength(4);
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('list', { name: '职位' })).toBeNull();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
  expect(address()).toBe('/job-management/internship');
  expect(group('职位').getAttribute('aria-current')).toBe('true');
});

test('the name leads to its first place by a mouse; a finger opens its places first', async () => {
  const { user, address } = await openRail();
  const tap = () => {
    fireEvent.pointerDown(group('简历'), { pointerType: 'touch' });
    fireEvent.focus(group('简历'));
    fireEvent.click(group('简历'));
  };
  tap();
  expect(address()).toBe('/');
  expect(places('简历')).toHaveLength(2);
  tap();
  expect(address()).toBe('/resume/new');
  await user.click(group('职位'));
  expect(address()).toBe('/recruitment');
});

test('a room has its places here themselves, and a role only those that it may open', async () => {
  await openRail('company', '/control');
  await screen.findByRole('link', { name: '账号管理' });
  expect(screen.getAllByRole('link')).toHaveLength(groupsOf('company')[0]?.entries.length ?? 0);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('总览');
});

test('a role that only reads is offered nobody who has not applied', async () => {
  await openRail('work', '/', { type: 'slave', role: 'viewer' });
  await waitFor(() => expect(screen.queryByRole('link', { name: '人才' })).toBeNull());
});
