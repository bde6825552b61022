import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { listMembers } from '@qinghe/contract/company/members.ts';
import {
  assignUnits,
  claimGift,
  type Grant,
  getGift,
  getGrant,
  getMembership,
  getRights,
  giveBackUnits,
  listGrants,
} from '@qinghe/contract/rights/grants.ts';
import { listUsableJobs } from '@qinghe/contract/rights/usable-jobs.ts';
import { expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import MyRights from './my-rights.tsx';

const grant: Grant = {
  ...{ uuid: '01890000-0000-7000-8000-000000000001', right: 'refresh', units: 10, left: 8, source: 'gift' },
  ...{ begins_at: '2026-11-22T02:00:00.000Z', until: '2026-12-22T02:00:00.000Z', held: [], cost: 0, back: 0, free: 8 },
};
const contents = [{ right: 'refresh' as const, units: 10 }];
const closed = { is_open: false, why: 'claimed' as const, contents, days: 30 };
const rights = {
  rights: [
    { right: 'refresh' as const, left: 8, ending: 8, assigned: 0, next_end: grant.until },
    { right: 'unlock' as const, left: 3, ending: 2, assigned: 0, next_end: grant.until },
  ],
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
      respond(getUserInfo, userInfo({})),
      respond(getMembership, { level: 'basic', until: null, internships: 5, campus_jobs: 4, free_refreshes: 3 }),
      ...replies,
    ],
  });

test('what is left, until when, and what is free today', async () => {
  await show();
  const [, row] = await screen.findAllByRole('row');
  expect(row?.textContent).toMatch(/职位刷新.*新人礼包.*12月22日.*8 \/ 10/);
  const figures = await screen.findByRole('list', { name: '权益' });
  expect(figures.textContent).toMatch(/今天的免费刷新2.*职位刷新8.*8 次 14 天内到期/);
  expect(screen.getByText(/基础权益：同时在线 5 个实习职位、4 个校招职位，每天免费刷新 3 次。/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^领取/ })).toBeNull();
  const unlock = screen.getByRole('link', { name: /职位解锁/ });
  expect(unlock.textContent).toMatch(/3.*2 次 14 天内到期/);
  expect(unlock.getAttribute('href')).toBe('/recruitment-props/my-rights/intern-unlock-record?right=unlock');
});

test('a right is used from its row: the job is chosen first', async () => {
  const { user } = await show([respond(listUsableJobs, { items: [], next_cursor: null })]);
  await user.click(await screen.findByRole('button', { name: '使用' }));
  expect(await screen.findByRole('dialog', { name: '职位刷新：用在哪个职位' })).toBeDefined();
  expect(await screen.findByText('没有职位')).toBeDefined();
});

test('invitations lead to the record of those that were sent together', async () => {
  const invitation = { right: 'invitation' as const, left: 47, ending: 12, assigned: 0, next_end: grant.until };
  await show([respond(getRights, { ...rights, rights: [...rights.rights, invitation] })]);
  const door = await screen.findByRole('link', { name: /人才邀请/ });
  expect(door.textContent).toBe('人才邀请4712 次 14 天内到期');
  expect(door.getAttribute('href')).toBe('/recruitment-props/my-rights/invitation-usage-record');
});

test('the gift is claimed once: what came and what there is now is said, and it is gone then', async () => {
  const { user, server } = await show([
    respond(getGift, { is_open: true, why: null, contents, days: 30 }),
    respond(claimGift, { contents: [{ right: 'refresh', units: 10, left: 18 }], until: grant.until }),
  ]);
  const [claim] = await screen.findAllByRole('button', { name: /^领取：送你一份新人礼包/ });
  expect(screen.getAllByText('职位刷新 10 次，领取后 30 天内可用，每家企业一次。')[0]).toBeDefined();
  server.use(respond(getGift, closed));
  await user.click(claim as HTMLElement);
  expect(await screen.findByText('已领取：职位刷新 10 次，现有 18')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^领取/ })).toBeNull());
  expect(server.requests(claimGift)).toHaveLength(1);
});

test('without any it says what there is; what cannot be read offers another try', async () => {
  const { server, reload } = await show([respond(listGrants, { items: [], propsNum: 0 })]);
  expect(await screen.findByText('还没有权益')).toBeDefined();
  server.use(fail(listGrants));
  await reload();
  expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined();
});

const lin = '01890000-0000-7000-8000-0000000000a2';
const someone = {
  position: '',
  head_url: '',
  type: 'slave',
  user_status: 'active',
  staff_status: 1,
  online_jobs: 0,
} as const;
const members = respond(listMembers, {
  items: [
    {
      ...someone,
      uuid: lin,
      name: '林晓',
      phone: '138****0002',
      job_limit: null,
      last_login_at: null,
      role: 'recruiter',
    },
  ],
  next_cursor: null,
  counts: { active: 1, unidentified: 0, suspended: 0 },
  requests: [],
});

test('units are assigned to a colleague, and taken back, with what there is of either beside the number', async () => {
  const { user, server } = await show([
    members,
    respond(listGrants, { items: [{ ...grant, held: [{ account_uuid: lin, name: '林晓', units: 2 }] }], propsNum: 8 }),
    respond(assignUnits, { free: 5, held: 5 }),
  ]);
  expect((await screen.findAllByRole('row'))[1]?.textContent).toMatch(/8 \/ 10.*另分出 2/);
  await user.click(screen.getByRole('button', { name: '分配给同事' }));
  const dialog = await screen.findByRole('dialog', { name: '分配权益' });
  expect(within(dialog).getByText('大家能用的有 8，分后剩 7')).toBeDefined();
  await user.selectOptions(within(dialog).getByLabelText('同事'), '林晓');
  await user.clear(within(dialog).getByLabelText('数量'));
  await user.type(within(dialog).getByLabelText('数量'), '3');
  await user.click(within(dialog).getByRole('radio', { name: '收回' }));
  expect(within(dialog).getByText('林晓 名下有 2，收回后剩 0')).toBeDefined();
  server.use(fail(assignUnits, 40933, { msg: '权益不够' }));
  await user.click(within(dialog).getByRole('button', { name: '收回' }));
  expect(await within(dialog).findByText(/权益不够/)).toBeDefined();
  await user.click(within(dialog).getByRole('radio', { name: '分给同事' }));
  server.use(respond(assignUnits, { free: 5, held: 5 }));
  await user.click(within(dialog).getByRole('button', { name: '分给同事' }));
  expect(await screen.findByText('已分给 林晓 3')).toBeDefined();
  expect(server.requests(assignUnits).at(-1)).toEqual({
    right: 'refresh',
    units: 3,
    account_uuid: lin,
    direction: 'assign',
  });
});

test('a grant tells what was done with it', async () => {
  const entry = { at: grant.begins_at, actor: '周岚', holder: null, job: null };
  const { user } = await show([
    respond(getGrant, {
      grant,
      entries: [
        {
          ...entry,
          uuid: '01890000-0000-7000-8000-000000000003',
          kind: 'use',
          units: -1,
          left: 8,
          job: { uuid: lin, title: '算法实习生' },
        },
        { ...entry, uuid: '01890000-0000-7000-8000-000000000002', kind: 'assign', units: 3, left: 9, holder: '林晓' },
        { ...entry, uuid: '01890000-0000-7000-8000-000000000001', kind: 'grant', units: 10, left: 10 },
      ],
    }),
  ]);
  await user.click((await screen.findAllByRole('row'))[1] as HTMLElement);
  const story = await screen.findByRole('dialog', { name: '职位刷新' });
  expect(story.textContent).toMatch(/用掉 1 · 算法实习生.*周岚 · 剩 8.*分给 林晓 3.*得到 10/);
});

test('what was bought and is not needed is given back for the coins that it cost, after a question', async () => {
  const bought = { ...grant, source: 'order' as const, cost: 50, back: 40 };
  const { user, server } = await show([
    respond(getGrant, { grant: bought, entries: [] }),
    respond(giveBackUnits, { coins: 40, left: 0 }),
  ]);
  await user.click((await screen.findAllByRole('row'))[1] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: '退回 8 个，得 40 币' }));
  const question = await screen.findByRole('dialog', { name: '退回没用的 8 个？' });
  await user.click(within(question).getByRole('button', { name: '退回，得 40 币' }));
  expect(await screen.findByText('已退回，40 币进了余额')).toBeDefined();
  expect(server.requests(giveBackUnits)).toEqual([{ uuid: grant.uuid, units: 8, expect: { coins: 40 } }]);
});

test('it reads in English too', async () => {
  await show([], 'en');
  expect(await screen.findByText('8 end within 14 days')).toBeDefined();
});
