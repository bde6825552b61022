import { locations } from '@qinghe/contract/dict/endpoints.ts';
import { invitationStates } from '@qinghe/contract/talents/invitation-state.ts';
import { listInvitations, recallInvitation, type TalentInvitation } from '@qinghe/contract/talents/invitations.ts';
import { listTalentSearches } from '@qinghe/contract/talents/saved.ts';
import { expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import Invitations from './invitations.tsx';

const invitation = (last: number, change: Partial<TalentInvitation> = {}): TalentInvitation => ({
  uuid: `01890000-0000-7000-8000-00000000000${last}`,
  version: 2,
  talent_uuid: '01890000-0000-7000-8000-0000000000aa',
  code: `K${last}QA`,
  who: { degree: 'bachelor', major: '软件工程', graduation_month: '2027-06' },
  job_uuid: '01890000-0000-7000-8000-0000000000bb',
  job_title: '前端开发实习生',
  job_kind: 'internship',
  account_name: '林晓',
  state: 'sent',
  created_at: '2026-11-20T02:00:00.000Z',
  opened_at: null,
  answered_at: null,
  lapses_at: '2026-12-04T02:00:00.000Z',
  application_uuid: null,
  ...change,
});
const counts = Object.fromEntries(invitationStates.map((state) => [state, 0])) as Record<
  TalentInvitation['state'],
  number
>;
const show = (items: TalentInvitation[]) => respond(listInvitations, { items, next_cursor: null, counts });
const openPage = (...replies: Reply[]) =>
  open(<Invitations />, {
    address: '/talent/invitations',
    handle: { title: 'talentInvitations' },
    replies: [respond(locations, { provinces: [] }), respond(listTalentSearches, { items: [] }), ...replies],
  });

test('every outcome stands in words, a silence and a refusal too; who left the pool is not named', async () => {
  await openPage(
    show([
      invitation(2),
      invitation(3, { state: 'declined', answered_at: '2026-11-21T02:00:00.000Z' }),
      invitation(4, { state: 'lapsed', who: null }),
      invitation(5, { state: 'undeliverable' }),
    ]),
  );
  const row = async (code: string) => (await screen.findByRole('row', { name: new RegExp(code) })).textContent;
  expect(await row('K2QA')).toContain('已发出，没打开');
  expect(await row('K2QA')).toContain('本科 · 软件工程 · 2027 届');
  expect(await row('K3QA')).toContain('已谢绝');
  expect(await row('K4QA')).toContain('过期没回');
  expect(await row('K4QA')).toContain('已离开人才库');
  expect(await row('K5QA')).toContain('没送到');
});

test('what nobody has answered can be taken back', async () => {
  const { user, server } = await openPage(
    show([invitation(2), invitation(3, { state: 'accepted' })]),
    respond(recallInvitation, invitation(2, { state: 'recalled', version: 3 })),
  );
  const accepted = await screen.findByRole('row', { name: /K3QA/ });
  expect(within(accepted).queryByRole('button', { name: /撤回/ })).toBeNull();
  const row = await screen.findByRole('row', { name: /K2QA/ });
  await user.click(within(row).getByRole('button', { name: /撤回/ }));
  await waitFor(() => expect(server.requests(recallInvitation)).toEqual([{ uuid: invitation(2).uuid, version: 2 }]));
});

test('nothing sent yet says what will be here; what failed to load says so', async () => {
  await openPage(show([]));
  expect(await screen.findByText('还没有发过邀请')).toBeDefined();
});

test('what failed to load says so', async () => {
  await openPage(fail(listInvitations, 500));
  expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined();
});
