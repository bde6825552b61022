import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { listTags } from '@qinghe/contract/resumes/annotate.ts';
import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { moveApplication, undoMove } from '@qinghe/contract/resumes/decide.ts';
import { decideMany, listHeldBatches, planDecision } from '@qinghe/contract/resumes/decide-many.ts';
import { countApplications, getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { listSavedFilters, saveFilter } from '@qinghe/contract/resumes/saved-filters.ts';
import { listRejectTemplates } from '@qinghe/contract/settings/reject-templates.ts';
import { expect, test, vi } from 'vitest';
import { application, nobodyElse, noneUnread, noWords } from '../../../../test/application.ts';
import { hang, open, respond, screen, waitFor, within } from '../../../../test/screen.tsx';
import Applications from '../applications.tsx';

const abilities = {
  move_to: ['new' as const, 'primary_screening' as const, 'reject' as const],
  ...{ undo: false, correct: true, decide: true, note: true },
};
const parked = application({
  name: '任月雅',
  parked_for: [
    { aspect: 'degree', wanted: ['master'] },
    { aspect: 'graduation', wanted: ['2027', '2028'] },
  ],
  abilities,
});
const counts = { new: 3, primary_screening: 0, written: 0, interview: 0, employed: 0, reject: 0 };

async function openDesk(address = '/resume/parked', { apart = true, person = parked } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const released: ApplicationDetail = {
    ...person,
    ...{ version: 2, parked_for: [], undo_until: new Date(Date.now() + 9_000).toISOString() },
  };
  return open(<Applications />, {
    address,
    path: '/resume/:stage',
    handle: { title: 'internshipApplications', kind: 'internship' },
    replies: [
      respond(listApplications, ({ parked: only }) => ({ items: only || !apart ? [person] : [], next_cursor: null })),
      respond(countApplications, { counts, more: [], parked: { applications: 1200, more: true, apart }, jobs: [] }),
      respond(getApplication, person),
      nobodyElse,
      noWords,
      noneUnread,
      respond(moveApplication, released),
      respond(undoMove, { ...person, version: 3 }),
      respond(planDecision, {
        moves: [
          {
            ...{ uuid: person.uuid, name: person.name, job_title: person.job_title },
            ...{ anonymous_as: null, from: 'new' as const, channel: null, message: '' },
          },
        ],
        left_out: [],
      }),
      respond(decideMany, { batch: null, left_out: [] }),
      respond(listHeldBatches, { items: [] }),
      respond(listSavedFilters, { items: [] }),
      respond(saveFilter, { uuid: person.uuid }),
      respond(listTags, { items: [] }),
      hang(getCompanyInfo),
      hang(listRejectTemplates),
    ],
  });
}

const tabs = () =>
  within(screen.getByRole('navigation', { name: '招聘阶段' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('parked ones have a tab beside the new ones with its number, and the row and the record say why', async () => {
  await openDesk();
  await screen.findByRole('heading', { level: 2, name: '任月雅' });
  expect(tabs().slice(0, 3)).toEqual(['新简历3', '条件不符1,200+', '初筛0']);
  expect(screen.getByText('没有达到职位的筛选条件：学历低于硕士、不是 2027、2028 届')).toBeDefined();
  expect(screen.getByText(/对方不会收到通知，答复时限照常计算/)).toBeDefined();
  expect(within(screen.getByRole('list', { name: '候选人' })).getByText('学历低于硕士')).toBeDefined();
});

test('U moves who is open to the new ones at once, and the toast takes it back', async () => {
  const { user, server } = await openDesk();
  await screen.findByRole('button', { name: /移到新简历/ });
  await user.keyboard('u');
  expect(await screen.findByText('任月雅 已移到新简历')).toBeDefined();
  await waitFor(() => expect(server.requests(moveApplication)).toMatchObject([{ to: 'new', version: 1, reason: '' }]));
  await user.keyboard('z');
  await waitFor(() => expect(server.requests(undoMove)).toMatchObject([{ version: 2 }]));
});

test('a selection is moved to the new ones by button or key, after the dry run', async () => {
  const { user, server } = await openDesk();
  await screen.findByRole('heading', { level: 2, name: '任月雅' });
  await user.keyboard('v');
  await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: '移到新简历' }));
  await screen.findByRole('button', { name: '1 人移到新简历' });
  await user.keyboard('{Escape}u');
  await user.click(await screen.findByRole('button', { name: '1 人移到新简历' }));
  await waitFor(() => expect(server.requests(decideMany)).toMatchObject([{ to: 'new' }]));
});

test('a filter that is saved in the tab is one of the tab', async () => {
  const { user, server } = await openDesk('/resume/parked?degree=bachelor');
  await user.click(await screen.findByRole('button', { name: '保存筛选' }));
  await user.type(await screen.findByLabelText('名称'), '本科{Enter}');
  await waitFor(() =>
    expect(server.requests(saveFilter)).toMatchObject([{ stage: 'new', filter: { parked: '1', degree: 'bachelor' } }]),
  );
});

test('an account that has them not apart finds them among the new ones, with the same words and key', async () => {
  const { user, server } = await openDesk('/resume/new', { apart: false });
  await screen.findByRole('heading', { level: 2, name: '任月雅' });
  expect(tabs().slice(0, 2)).toEqual(['新简历3', '初筛0']);
  await user.keyboard('u');
  await waitFor(() => expect(server.requests(moveApplication)).toMatchObject([{ to: 'new' }]));
});

test('whoever was released meanwhile is said to be elsewhere, and can be released no more', async () => {
  const entry = { action: 'unparked' as const, from: 'new' as const, to: 'new' as const, changes: [], reason: '' };
  const history = [{ ...entry, uuid: parked.uuid, actor_name: '赵敏', at: parked.applied_at }];
  await openDesk('/resume/parked', {
    person: { ...parked, parked_for: [], history, abilities: { ...abilities, move_to: ['reject'] } },
  });
  expect(await screen.findByText('赵敏 移到了「新简历」，不在「条件不符」的列表里了。')).toBeDefined();
  expect(screen.queryByRole('button', { name: /移到新简历/ })).toBeNull();
});
