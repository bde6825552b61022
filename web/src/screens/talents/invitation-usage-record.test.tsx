import { locations } from '@qinghe/contract/dict/endpoints.ts';
import { getBatchInvite, type InvitationBatch, listBatchInvites } from '@qinghe/contract/talents/batches.ts';
import type { TalentInvitation } from '@qinghe/contract/talents/invitations.ts';
import { expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, within } from '../../../test/screen.tsx';
import InvitationUsageRecord from './invitation-usage-record.tsx';

const batch: InvitationBatch = {
  uuid: '01890000-0000-7000-8000-0000000000b1',
  ...{ created_at: '2026-11-20T02:00:00.000Z', actor: '林晓', asked: 50, invited: 48 },
  job: { uuid: '01890000-0000-7000-8000-0000000000aa', title: '前端开发实习生' },
  ...{ held: 0, sent: 45, opened: 30, accepted: 6, declined: 0, lapsed: 2, returned: 3 },
  ...{ units: 40, coins: 40, units_back: 2, coins_back: 5 },
};
const person = (last: number, change: Partial<TalentInvitation>): TalentInvitation => ({
  ...{ uuid: `01890000-0000-7000-8000-00000000000${last}`, version: 2, code: `K${last}QA` },
  talent_uuid: '01890000-0000-7000-8000-0000000000cc',
  who: { degree: 'bachelor', major: '软件工程', graduation_month: '2027-06' },
  ...{ job_uuid: batch.job.uuid, job_title: batch.job.title, job_kind: 'internship', account_name: '林晓' },
  ...{ state: 'sent', created_at: batch.created_at, opened_at: null, answered_at: null, lapses_at: null },
  application_uuid: null,
  ...change,
});
const people = [
  person(1, { state: 'accepted', application_uuid: '01890000-0000-7000-8000-0000000000dd' }),
  person(2, { state: 'undeliverable', who: null }),
];
const show = (items: InvitationBatch[], locale: 'zh-CN' | 'en' = 'zh-CN', ...replies: Reply[]) =>
  open(<InvitationUsageRecord />, {
    locale,
    handle: { title: 'invitationRecord' },
    replies: [
      respond(locations, { provinces: [] }),
      respond(listBatchInvites, { items, next_cursor: null }),
      respond(getBatchInvite, { ...batch, words: '来看看', people }),
      ...replies,
    ],
  });

test('each line says which job, how many, what became of them and what they took; what is zero is left out', async () => {
  await show([batch]);
  const [, row] = await screen.findAllByRole('row');
  expect(row?.textContent).toMatch(
    /前端开发实习生.*48 人发出 45 · 打开 30 · 答应 6 · 过期没回 2 · 没送到或撤回 3.*权益 40 次 \+ 40 币退回 权益 2 次 \+ 5 币/,
  );
});

test('one of them opens beside the list, with each person by code', async () => {
  const { user } = await show([batch]);
  await user.click(await screen.findByText('前端开发实习生'));
  const drawer = await screen.findByRole('dialog', { name: '邀请来投「前端开发实习生」' });
  expect(await within(drawer).findByText('来看看')).toBeDefined();
  expect(drawer.textContent).toContain('要 50 人，邀请了 48 人');
  const [first, second] = within(drawer).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/K1QA本科 · 软件工程 · 2027 届已答应/);
  expect(within(first as HTMLElement).getByRole('link', { name: '看投递' })).toBeDefined();
  expect(second?.textContent).toMatch(/K2QA已离开人才库没送到/);
});

test('before the first one it says where to begin; what cannot be read offers another try', async () => {
  const { server, reload } = await show([]);
  expect((await screen.findByRole('link', { name: '去人才列表' })).getAttribute('href')).toBe('/talent');
  server.use(fail(listBatchInvites));
  await reload();
  expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined();
});

test('it reads in English too', async () => {
  await show([batch], 'en');
  expect(
    await screen.findByText('45 sent · 30 opened · 6 accepted · 2 unanswered · 3 undelivered or undone'),
  ).toBeDefined();
});
