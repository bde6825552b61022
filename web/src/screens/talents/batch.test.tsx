import { locations } from '@qinghe/contract/dict/endpoints.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { jobFilters } from '@qinghe/contract/jobs/job-filter.ts';
import {
  type BatchCheck,
  checkBatchInvite,
  countBatchInvite,
  recallBatchInvite,
  sendBatchInvite,
} from '@qinghe/contract/talents/batches.ts';
import { previewInvitation } from '@qinghe/contract/talents/invitations.ts';
import { countTalents, listTalents, type Talent } from '@qinghe/contract/talents/list.ts';
import { listTalentSearches } from '@qinghe/contract/talents/saved.ts';
import { expect, test } from 'vitest';
import { talent } from '../../../test/sample-talent.ts';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import Talents from './talents.tsx';

const job_uuid = '01890000-0000-7000-8000-0000000000aa';
const batch = '01890000-0000-7000-8000-0000000000bb';
const cost = { units: 1, coins: 0, units_left: 2, price: 5, balance: 120, missing: 0, invited: 12 };
const check: BatchCheck = { ...cost, units: 2, asked: 3, reach: 2, left_out: [{ why: 'applied', count: 1 }] };
const noCounts = Object.fromEntries(jobFilters.map((filter) => [filter, 0])) as Record<
  (typeof jobFilters)[number],
  number
>;
const invited = { state: 'sent' as const, at: '2099-11-09T02:00:00.000Z', again_at: '2099-12-09T02:00:00.000Z' };
const people: Talent[] = [talent(1), talent(2), talent(3), talent(4, { invitation: invited })];

const openPage = (...replies: Reply[]) =>
  open(<Talents />, {
    address: `/talent?q=React&job_uuid=${job_uuid}`,
    handle: { title: 'talents' },
    replies: [
      respond(locations, { provinces: [] }),
      respond(listJobs, {
        ...{ items: [], next_cursor: null, counts: noCounts },
        batches: { early: 0, autumn: 0, supplement: 0, spring: 0 },
      }),
      respond(listTalentSearches, { items: [] }),
      respond(listTalents, { items: people, next_cursor: null }),
      respond(countTalents, {
        ...{ pool: 4, total: 4, words: [], further: [] },
        groups: [{ met: 0, count: 4, without: [] }],
      }),
      respond(countBatchInvite, cost),
      respond(previewInvitation, { subject: '云杉科技 邀请你投递', text: '…' }),
      respond(checkBatchInvite, check),
      respond(sendBatchInvite, { uuid: batch, invited: 2, left_out: check.left_out, units: 2, coins: 0 }),
      respond(recallBatchInvite, { recalled: 2, units: 2, coins: 0 }),
      ...replies,
    ],
  });
const boxes = () => screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^选中 / });
const uuids = people.slice(0, 3).map(({ uuid }) => uuid);

test('V, Space and the box select; who was invited lately cannot be; the bar says what it takes; Esc takes all back', async () => {
  const { user } = await openPage();
  const [first, second, third, lately] = await boxes();
  expect(lately?.disabled).toBe(true);
  await user.keyboard('v');
  await user.keyboard('j[Space]');
  await user.click(third as HTMLElement);
  expect([first, second, third].map((box) => box?.checked)).toEqual([true, true, true]);
  const bar = screen.getByRole('region', { name: '已选 3 项' });
  expect(bar.textContent).toContain('用 2 次邀请，剩 0 次，5 币');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: /已选/ })).toBeNull();
});

test('the dialog says whom it reaches, who is left out and what it takes; it is sent once and can be undone', async () => {
  const { user, server } = await openPage();
  for (const box of (await boxes()).slice(0, 3)) await user.click(box);
  await user.keyboard('{Shift>}i{/Shift}');
  const dialog = await screen.findByRole('dialog', { name: '邀请选中的 3 人' });
  expect(await within(dialog).findByText('要 3 人，能邀请 2 人。')).toBeDefined();
  expect(dialog.textContent).toContain('1 人 12 个月内投递过，跳过');
  expect(dialog.textContent).toContain('人才邀请：现有 2，用 2，用后剩 0。');
  expect(server.requests(checkBatchInvite)[0]).toMatchObject({ job_uuid, uuids });
  await user.type(within(dialog).getByRole('textbox'), '来聊聊');
  await user.click(await within(dialog).findByRole('button', { name: /邀请 2 人/ }));
  await waitFor(() =>
    expect(server.requests(sendBatchInvite)).toMatchObject([
      { job_uuid, uuids, words: '来聊聊', expect: { units: 2, coins: 0 } },
    ]),
  );
  expect(await screen.findByText('10 秒后发给 2 人：用了「人才邀请」2，还剩 0')).toBeDefined();
  expect(screen.queryByRole('region', { name: /已选/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /撤销/ }));
  await waitFor(() => expect(server.requests(recallBatchInvite)).toEqual([{ uuid: batch }]));
});

test('by the filter: as many as are wanted from the top of the list', async () => {
  const { user, server } = await openPage();
  await user.click(await screen.findByRole('button', { name: '按条件批量邀请' }));
  const dialog = await screen.findByRole('dialog', { name: '按当前条件批量邀请' });
  await user.click(await within(dialog).findByRole('button', { name: /邀请 2 人/ }));
  await waitFor(() =>
    expect(server.requests(sendBatchInvite)).toMatchObject([{ job_uuid, filter: { q: 'React' }, number: 20 }]),
  );
});

test('missing coins lead to the mall, a sub-account to its owner, and nothing can be sent', async () => {
  const missing = { ...check, units: 0, coins: 10, balance: 4, missing: 6 };
  const { user } = await openPage(respond(checkBatchInvite, missing));
  for (const box of (await boxes()).slice(0, 2)) await user.click(box);
  await user.click(screen.getByRole('button', { name: /邀请 2 人/ }));
  const dialog = await screen.findByRole('dialog');
  expect((await within(dialog).findByRole('link', { name: '去买或充值' })).getAttribute('href')).toBe(
    '/recruitment-props/mall-of-rights',
  );
  expect(dialog.textContent).toContain('还差 6 币，余额 4 币。');
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: /邀请 2 人/ }).disabled).toBe(true);
});

test('a sub-account without units is told who can pay', async () => {
  const { user } = await openPage(respond(checkBatchInvite, { ...check, units: 0, coins: 10, balance: null }));
  await user.click((await boxes())[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: /邀请 1 人/ }));
  expect(await screen.findByText('「人才邀请」不够，用币要由主账号来做。')).toBeDefined();
});

test('where it takes something else by then the dialog stays with what it takes now', async () => {
  const { user, server } = await openPage(fail(sendBatchInvite, 40931));
  await user.click((await boxes())[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: /邀请 1 人/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: /邀请 2 人/ }));
  await waitFor(() => expect(server.requests(sendBatchInvite)).toHaveLength(1));
  await waitFor(() => expect(server.requests(checkBatchInvite).length).toBeGreaterThan(1));
  expect(screen.getByRole('dialog')).toBeDefined();
});
