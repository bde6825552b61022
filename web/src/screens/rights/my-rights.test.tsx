import { claimGift, type Grant, getGift, getRights, listGrants } from '@qinghe/contract/rights/grants.ts';
import { expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor } from '../../../test/screen.tsx';
import MyRights from './my-rights.tsx';

const grant: Grant = {
  ...{ uuid: '01890000-0000-7000-8000-000000000001', right: 'refresh', units: 10, left: 8, source: 'gift' },
  ...{ begins_at: '2026-11-22T02:00:00.000Z', until: '2026-12-22T02:00:00.000Z' },
};
const contents = [{ right: 'refresh' as const, units: 10 }];
const closed = { is_open: false, why: 'claimed' as const, contents, days: 30 };
const rights = {
  rights: [{ right: 'refresh' as const, left: 8, ending: 8, next_end: grant.until }],
  free_refreshes: 2,
};
const show = (replies: Reply[] = [], locale: 'zh-CN' | 'en' = 'zh-CN') =>
  open(<MyRights />, {
    locale,
    handle: { title: 'myRights' },
    replies: [
      respond(getRights, rights),
      respond(listGrants, { items: [grant], propsNum: 8 }),
      respond(getGift, closed),
      ...replies,
    ],
  });

test('what is left, until when, and what is free today', async () => {
  await show();
  const [, row] = await screen.findAllByRole('row');
  expect(row?.textContent).toMatch(/职位刷新.*新人礼包.*12月22日.*8 \/ 10/);
  const figures = await screen.findByRole('list', { name: '权益' });
  expect(figures.textContent).toMatch(/今天的免费刷新2.*职位刷新8.*8 次 14 天内到期/);
  expect(screen.queryByRole('button', { name: '领取' })).toBeNull();
});

test('invitations lead to the record of those that were sent together', async () => {
  const invitation = { right: 'invitation' as const, left: 47, ending: 12, next_end: grant.until };
  await show([respond(getRights, { ...rights, rights: [...rights.rights, invitation] })]);
  const door = await screen.findByRole('link', { name: /人才邀请/ });
  expect(door.textContent).toBe('人才邀请4712 次 14 天内到期');
  expect(door.getAttribute('href')).toBe('/recruitment-props/my-rights/invitation-usage-record');
});

test('the gift is claimed once, and is gone then', async () => {
  const { user, server } = await show([
    respond(getGift, { is_open: true, why: null, contents, days: 30 }),
    respond(claimGift, { contents, until: grant.until }),
  ]);
  expect(await screen.findByText('职位刷新 10 次，领取后 30 天内可用，每家企业一次。')).toBeDefined();
  server.use(respond(getGift, closed));
  await user.click(screen.getByRole('button', { name: '领取' }));
  expect(await screen.findByText('已领取，马上可以用')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: '领取' })).toBeNull());
  expect(server.requests(claimGift)).toHaveLength(1);
});

test('without any it says what there is; what cannot be read offers another try', async () => {
  const { server, reload } = await show([respond(listGrants, { items: [], propsNum: 0 })]);
  expect(await screen.findByText('还没有权益')).toBeDefined();
  server.use(fail(listGrants));
  await reload();
  expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined();
});

test('it reads in English too', async () => {
  await show([], 'en');
  expect(await screen.findByText('8 end within 14 days')).toBeDefined();
});
