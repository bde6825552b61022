import { type ColleagueLink, listLinks, makeLink, revokeLink } from '@qinghe/contract/candidates/links.ts';
import { expect, test } from 'vitest';
import { hang, open, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import LinkDialog from '../../domains/candidates/components/link-dialog.tsx';
import { dayAfter, today } from '../../lib/time/calendar-day.ts';
import ColleagueLinks from './colleague-links.tsx';

const link: ColleagueLink = {
  about: 'applications',
  uuid: '01890000-0000-7000-8000-000000000041',
  name: '沈南乔',
  question: '能不能独立接一个页面？',
  maker_name: '林晓',
  made_at: '2026-11-25T02:00:00.000Z',
  expires_at: '2026-11-28T16:00:00.000Z',
  state: 'open',
  opens: 4,
  devices: 2,
  asked: 3,
  people: [
    { uuid: '01890000-0000-7000-8000-000000000032', name: '陈思远', verdict: 'recommend' },
    { uuid: '01890000-0000-7000-8000-000000000033', name: '周以安', verdict: null },
  ],
};

test('a list says of each link who opened it, what was said and who is shown no more; it is revoked after a question', async () => {
  const { user, server } = await open(<ColleagueLinks />, {
    handle: { title: 'colleagueLinks' },
    replies: [
      respond(listLinks, {
        items: [link, { ...link, uuid: link.uuid.replace(/1$/, '2'), state: 'revoked' }],
        next_cursor: null,
      }),
      respond(revokeLink, {}),
    ],
  });
  const [row, ended] = await screen.findAllByRole('row', { name: /沈南乔/ });
  for (const words of ['有效', '陈思远（推荐）、周以安（还没有意见）', '4 次，2/3 台设备'])
    expect(row?.textContent).toContain(words);
  expect(row?.textContent).toContain('另有 1 人不再显示');
  expect(within(ended as HTMLElement).queryByRole('button')).toBeNull();
  await user.click(within(row as HTMLElement).getByRole('button'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '收回链接' }));
  await waitFor(() => expect(server.requests(revokeLink)).toEqual([{ uuid: link.uuid }]));
});

test('a link about talents says so, and leads to what was said of them', async () => {
  const talents: ColleagueLink = {
    ...link,
    about: 'talents',
    people: [{ uuid: '01890000-0000-7000-8000-000000000034', name: 'K7QA', verdict: 'unsure' }],
  };
  const { user, address } = await open(<ColleagueLinks />, {
    handle: { title: 'colleagueLinks' },
    replies: [respond(listLinks, { items: [talents], next_cursor: null })],
  });
  const row = await screen.findByRole('row', { name: /沈南乔/ });
  for (const words of ['人才', 'K7QA（再看看）']) expect(row.textContent).toContain(words);
  await user.click(within(row).getByRole('button', { name: '看意见' }));
  await waitFor(() => expect(address()).toBe(`/talent/opinions?link=${link.uuid}`));
});

test('nothing made yet says how one is made', async () => {
  await open(<ColleagueLinks />, {
    handle: { title: 'colleagueLinks' },
    replies: [respond(listLinks, { items: [], next_cursor: null })],
  });
  expect(await screen.findByText('还没有给同事开过链接')).toBeDefined();
});

test('a link is made for a name up to a day, and its address is shown this once, with who was left out', async () => {
  const uuids = link.people.map(({ uuid }) => uuid);
  const { user, server } = await open(<LinkDialog uuids={uuids} onClose={() => undefined} />, {
    replies: [
      hang(listLinks),
      respond(makeLink, { uuid: link.uuid, url: 'http://here/resume-email?auth=abc', left_out: 1 }),
    ],
  });
  const dialog = within(screen.getByRole('dialog', { name: '请同事看 2 份简历' }));
  await user.type(dialog.getByLabelText('同事的姓名'), '沈南乔');
  await user.selectOptions(dialog.getByLabelText('有效到'), dayAfter(today(), 14));
  await user.click(dialog.getByRole('button', { name: '生成链接' }));
  const made = within(await screen.findByRole('dialog', { name: '给沈南乔的链接' }));
  expect(made.getByText('http://here/resume-email?auth=abc')).toBeDefined();
  expect(made.getByText('1 人已撤回投递，没有放进链接。')).toBeDefined();
  expect(server.requests(makeLink)).toEqual([
    { about: 'applications', uuids, name: '沈南乔', question: '', until: dayAfter(today(), 14) },
  ]);
});
