import { listUnreadChats } from '@qinghe/contract/chat/chat.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { listTags } from '@qinghe/contract/resumes/annotate.ts';
import { listHeldBatches, planDecision } from '@qinghe/contract/resumes/decide-many.ts';
import { countApplications, getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { listSavedFilters } from '@qinghe/contract/resumes/saved-filters.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { listRejectTemplates } from '@qinghe/contract/settings/reject-templates.ts';
import { expect, test } from 'vitest';
import { application, nobodyElse, nobodyParked, noneUnread, noWords } from '../../../../../test/application.ts';
import { hang, open, type Reply, respond, screen, waitFor, within } from '../../../../../test/screen.tsx';
import Applications from '../../applications.tsx';

const counts = { new: 5, primary_screening: 4, written: 0, interview: 2, employed: 1, reject: 8 };

const uuid = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const names = { new: ['郑琪', '任月雅', '苏敏'], interview: ['程家天', '韩三'] };
const people = Object.entries(names).flatMap(([stage, some], column) =>
  some.map((name, index) => application({ uuid: uuid(column * 3 + index + 1), name, stage: stage as Stage })),
);

const show = (search: string, more: Stage[] = [], replies: Reply[] = []) =>
  open(<Applications />, {
    address: `/resume/new?${search}`,
    path: '/resume/:stage',
    handle: { title: 'internshipApplications', kind: 'internship' },
    replies: [
      respond(listApplications, ({ stage }) => ({
        items: people.filter((one) => one.stage === stage),
        next_cursor: null,
      })),
      respond(planDecision, { moves: [], left_out: [] }),
      hang(getApplication),
      hang(listRejectTemplates),
      hang(getCompanyInfo),
      nobodyElse,
      noWords,
      noneUnread,
      respond(countApplications, { counts, more, parked: nobodyParked, jobs: [] }),
      respond(listHeldBatches, { items: [] }),
      respond(listSavedFilters, { items: [] }),
      respond(listTags, { items: [] }),
      ...replies,
    ],
  });

test('the board counts everybody in its columns, and no stage stands out as chosen', async () => {
  await show('view=board');
  expect(await screen.findByText('共 20 人')).toBeDefined();
  expect(screen.queryByRole('navigation', { name: '招聘阶段' })).toBeNull();
  expect(document.title).toContain('看板 · 实习简历');
});

test('where one column may hold more, so may the board', async () => {
  await show('view=board&q=Java', ['new']);
  expect(await screen.findByText('至少 20 人符合')).toBeDefined();
});

test('the card of who wrote words that nobody has read is marked with their number, by one call for the whole board', async () => {
  const items = [{ uuid: uuid(2), unread: 2 }];
  const { server } = await show('view=board', [], [respond(listUnreadChats, { items })]);
  expect(await screen.findByRole('button', { name: /^任月雅.*候选人 2 条未读/ })).toBeDefined();
  expect(screen.getAllByText(/条未读/)).toHaveLength(1);
  expect(server.requests(listUnreadChats)).toHaveLength(1);
});

const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const selected = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap((box) => (box.checked ? [box.getAttribute('aria-label')?.replace('选择 ', '')] : []));

test('V selects a card, Shift the next ones of its column, and no range goes over into another column', async () => {
  const { user, address } = await show('view=board');
  await screen.findByText('郑琪');
  card('郑琪').focus();
  await user.keyboard('v{Shift>}j{/Shift}');
  expect(selected()).toEqual(['郑琪', '任月雅']);
  expect(document.activeElement).toBe(card('任月雅'));
  await user.keyboard('{Shift>}');
  await user.click(card('苏敏'));
  expect(selected()).toEqual(['郑琪', '任月雅', '苏敏']);
  await user.click(screen.getByRole('checkbox', { name: '选择 韩三' }));
  await user.keyboard('{/Shift}');
  expect(selected()).toEqual(['郑琪', '任月雅', '苏敏', '韩三']);
  await user.keyboard('{Escape}');
  expect(selected()).toEqual([]);
  expect(address()).toContain('view=board');
});

test('the bar stands in the place of the filters and knows where the selected ones stand; its keys mean all of them', async () => {
  const { user, server } = await show('view=board');
  await screen.findByText('郑琪');
  card('郑琪').focus();
  await user.keyboard('a');
  expect(selected()).toEqual(['郑琪', '任月雅', '苏敏']);
  const bar = () => within(screen.getByRole('toolbar', { name: '批量处理' }));
  expect(bar().getByText('已选 3 人')).toBeDefined();
  expect(bar().getByRole('button', { name: '移到初筛' })).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: '选择 程家天' }));
  // Of several stages none is the next one.
  expect(bar().queryByRole('button', { name: '移到初筛' })).toBeNull();
  card('郑琪').focus();
  await user.keyboard('w');
  await screen.findByRole('dialog', { name: '4 人移到笔试' });
  await waitFor(() => expect(server.requests(planDecision).at(-1)?.items).toHaveLength(4));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('a finger that rests on a card begins to select, presses go on with it; so does the button', async () => {
  const { user, address } = await show('view=board');
  await screen.findByText('郑琪');
  await user.pointer({ keys: '[TouchA>]', target: card('郑琪') });
  await screen.findByRole('toolbar');
  await user.pointer({ keys: '[/TouchA]', target: card('郑琪') });
  await user.click(card('韩三'));
  expect(selected()).toEqual(['郑琪', '韩三']);
  await user.click(screen.getByRole('button', { name: '取消选择' }));
  await user.click(screen.getByRole('button', { name: '多选' }));
  expect(screen.getByText('点候选人来选择')).toBeDefined();
  await user.click(card('苏敏'));
  expect(selected()).toEqual(['苏敏']);
  await user.click(card('苏敏'));
  expect(screen.getByText('已选 0 人')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '取消选择' }));
  await user.click(card('苏敏'));
  expect(address()).toContain(`id=${uuid(3)}`);
});
