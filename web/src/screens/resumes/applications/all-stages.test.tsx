import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { listTags } from '@qinghe/contract/resumes/annotate.ts';
import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { decideMany, listHeldBatches, planDecision } from '@qinghe/contract/resumes/decide-many.ts';
import {
  countApplications,
  getApplication,
  listApplications,
  listFilterChoices,
} from '@qinghe/contract/resumes/desk.ts';
import { listSavedFilters, saveFilter } from '@qinghe/contract/resumes/saved-filters.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { listRejectTemplates } from '@qinghe/contract/settings/reject-templates.ts';
import { expect, test, vi } from 'vitest';
import { application, nobodyElse, noneUnread, noWords } from '../../../../test/application.ts';
import { hang, open, respond, screen, waitFor, within } from '../../../../test/screen.tsx';
import Applications from '../applications.tsx';

const uuid = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const someone = (n: number, name: string, stage: Stage, move_to: Stage[]) =>
  application({
    ...{ uuid: uuid(n), name, stage },
    abilities: { move_to, undo: false, correct: true, decide: true, note: true },
  });
const everyone = [
  someone(1, '郑琪', 'new', ['primary_screening', 'reject']),
  someone(2, '任月雅', 'interview', ['employed', 'reject']),
  someone(3, '苏敏', 'reject', ['written']),
];
const counts = { new: 3, primary_screening: 2, written: 0, interview: 1, employed: 0, reject: 4 };

async function openDesk(address: string, { apart = true, locale }: { apart?: boolean; locale?: 'en' } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  let people = everyone;
  const inStage = (stage: string) => people.filter((one) => stage === 'all' || one.stage === stage);
  const byUuid = (asked: string): ApplicationDetail => people.find((one) => one.uuid === asked) ?? (people[0] as never);
  const who = ({ name, job_title, stage }: ApplicationDetail) => ({ name, job_title, from: stage });
  return open(<Applications />, {
    ...(locale && { locale }),
    address,
    path: '/resume/:stage',
    handle: { title: 'internshipApplications', kind: 'internship' },
    replies: [
      respond(listApplications, ({ stage }) => ({ items: inStage(stage), next_cursor: null })),
      respond(countApplications, { counts, more: [], parked: { applications: 5, more: false, apart }, jobs: [] }),
      respond(getApplication, ({ uuid: asked }) => byUuid(asked)),
      nobodyElse,
      noWords,
      noneUnread,
      respond(moveApplication, ({ uuid: moved, to }) => {
        people = people.map((one) => (one.uuid === moved ? { ...one, stage: to, version: 2 } : one));
        return byUuid(moved);
      }),
      respond(planDecision, ({ items: [first, second, third] }) => ({
        moves: [{ uuid: first?.uuid ?? '', ...who(byUuid(uuid(1))), anonymous_as: null, channel: null, message: '' }],
        left_out: [
          {
            uuid: second?.uuid ?? '',
            name: '任月雅',
            anonymous_as: null,
            stage: 'interview' as const,
            reason: 'needs_reason' as const,
          },
          {
            uuid: third?.uuid ?? '',
            name: '苏敏',
            anonymous_as: null,
            stage: 'reject' as const,
            reason: 'rejected' as const,
          },
        ],
      })),
      respond(decideMany, { batch: null, left_out: [] }),
      respond(listFilterChoices, { cities: ['杭州'], sources: [] }),
      respond(listHeldBatches, { items: [] }),
      respond(listSavedFilters, { items: [] }),
      respond(saveFilter, { uuid: uuid(9) }),
      respond(listTags, { items: [] }),
      hang(getCompanyInfo),
      hang(listRejectTemplates),
    ],
  });
}

const row = (name: string) =>
  within(screen.getByRole('list', { name: '候选人' })).getByRole('button', { name: new RegExp(name) });

test('E opens the list of all stages under the same filters; its number is the sum of the others', async () => {
  const { user, address, server } = await openDesk('/resume/new?degree=master');
  await screen.findByRole('heading', { level: 2, name: '郑琪' });
  expect(screen.getByRole('link', { name: /全部/ }).textContent).toBe('全部15');
  await user.keyboard('e');
  await waitFor(() => expect(address()).toMatch(/^\/resume\/all\?degree=master/));
  await waitFor(() => expect(row('苏敏').textContent).toContain('不合适'));
  expect(row('郑琪').textContent).toContain('新简历');
  expect(screen.getByText('15 人符合')).toBeDefined();
  const asked = server.requests(listApplications).filter(({ stage }) => stage === 'all');
  expect(asked.at(-1)).toMatchObject({ degree: 'master', sort: 'newest' });
});

test('where parked ones do not stand apart they are counted once', async () => {
  await openDesk('/resume/all', { apart: false });
  await waitFor(() => expect(screen.getByRole('link', { name: /全部/ }).textContent).toBe('全部10'));
});

test('a key decides by the stage of who is open; the row stays and says where they are now', async () => {
  const { user, server } = await openDesk('/resume/all');
  await screen.findByRole('heading', { level: 2, name: '郑琪' });
  await user.keyboard('s');
  await waitFor(() => expect(row('郑琪').textContent).toContain('初筛'));
  await screen.findByRole('heading', { level: 2, name: '任月雅' });
  expect(server.requests(moveApplication)).toMatchObject([{ uuid: uuid(1), to: 'primary_screening' }]);
});

test('many of several stages are decided on after the dry run, which says who is left out and why', async () => {
  const { user, server } = await openDesk('/resume/all');
  await screen.findByRole('heading', { level: 2, name: '郑琪' });
  await user.keyboard('a');
  const bar = within(await screen.findByRole('toolbar'));
  // From several stages none is the next one.
  expect(bar.queryByRole('button', { name: /^移到初筛/ })).toBeNull();
  await user.keyboard('w');
  const dialog = within(await screen.findByRole('dialog', { name: '3 人移到笔试' }));
  expect(await dialog.findByText(/任月雅/)).toBeDefined();
  expect(dialog.getByText(/苏敏/)).toBeDefined();
  await waitFor(() =>
    expect(
      server
        .requests(planDecision)
        .at(-1)
        ?.items.map((one) => one.uuid),
    ).toEqual([uuid(1), uuid(2), uuid(3)]),
  );
});

test('a filter of all stages is saved as one', async () => {
  const { user, server } = await openDesk('/resume/all?city=杭州');
  await user.click(await screen.findByRole('button', { name: '保存筛选' }));
  await user.type(await screen.findByLabelText('名称'), '杭州的人{Enter}');
  await waitFor(() =>
    expect(server.requests(saveFilter)).toMatchObject([{ stage: 'all', filter: { city: ['杭州'] } }]),
  );
});

test('in English one star is one', async () => {
  await openDesk('/resume/all', { locale: 'en' });
  expect(await screen.findByRole('option', { name: '1 star or more' })).toBeDefined();
  expect(screen.getByRole('option', { name: '2 stars or more' })).toBeDefined();
});
