import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { listTags } from '@qinghe/contract/resumes/annotate.ts';
import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { listHeldBatches } from '@qinghe/contract/resumes/decide-many.ts';
import { countApplications, getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { listSavedFilters } from '@qinghe/contract/resumes/saved-filters.ts';
import { listRejectTemplates } from '@qinghe/contract/settings/reject-templates.ts';
import { expect, test, vi } from 'vitest';
import { application } from '../../../../test/application.ts';
import { act, hang, open, respond, screen, waitFor, within } from '../../../../test/screen.tsx';
import { queryClient } from '../../../app/query-client.ts';
import { touch } from '../../../lib/touch.ts';
import Applications from '../applications.tsx';

const uuid = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const someone = (n: number, name: string, parts: Partial<ApplicationDetail> = {}) =>
  application({
    uuid: uuid(n),
    name,
    applied_at: ago(n),
    stage_since: ago(n),
    abilities: { move_to: ['reject'], undo: false, correct: true },
    ...parts,
  });

/** The desk before a server that keeps these people in the stage of new ones; `change` is what somebody else does. */
async function openDesk(people: ApplicationDetail[], address = '/resume/new') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  let now = people;
  const listed = (withdrawn: string | undefined) =>
    now.filter(({ withdrawn_at }) => (withdrawn_at !== null) === (withdrawn === '1'));
  const nobody = { new: 0, primary_screening: 0, written: 0, interview: 0, employed: 0, reject: 0 };
  const page = await open(<Applications />, {
    address,
    path: '/resume/:stage',
    handle: { title: 'internshipApplications', kind: 'internship' },
    replies: [
      respond(listApplications, ({ stage, withdrawn }) => ({
        items: stage === 'new' ? listed(withdrawn) : [],
        next_cursor: null,
      })),
      respond(countApplications, ({ withdrawn }) => ({
        counts: { ...nobody, new: listed(withdrawn).length },
        more: [],
        jobs: [],
      })),
      respond(getApplication, ({ uuid }) => now.find((one) => one.uuid === uuid) ?? application()),
      respond(listHeldBatches, { items: [] }),
      respond(listSavedFilters, { items: [] }),
      respond(listTags, { items: [] }),
      hang(getCompanyInfo),
      hang(listRejectTemplates),
    ],
  });
  const change = (next: ApplicationDetail[]) =>
    act(async () => {
      now = next;
      touch(queryClient, new Set(['resumes']));
    });
  return { ...page, change };
}

const names = () =>
  within(screen.getByRole('list', { name: '候选人' }))
    .getAllByRole('button')
    .map((row) => /郑琪|任月雅|苏敏/.exec(row.textContent)?.[0]);
const record = (name: string) => screen.findByRole('heading', { level: 2, name });

test('who withdraws while being read stays open and leaves the list, and J goes on to the one who stood after', async () => {
  const people = [someone(1, '郑琪'), someone(2, '任月雅'), someone(3, '苏敏')];
  const { user, change } = await openDesk(people, `/resume/new?id=${uuid(2)}`);
  await record('任月雅');
  await waitFor(() => expect(names()).toEqual(['郑琪', '任月雅', '苏敏']));
  const gone = { withdrawn_at: ago(0), abilities: { move_to: [], undo: false, correct: true } };
  await change(people.map((one) => (one.uuid === uuid(2) ? { ...one, ...gone } : one)));
  await waitFor(() => expect(names()).toEqual(['郑琪', '苏敏']));
  await record('任月雅');
  expect(await screen.findByText('候选人已撤回申请，不能再处理，也不会再收到通知。')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^不合适/ })).toBeNull();
  await user.keyboard('j');
  await record('苏敏');
});

test('those who withdrew are a list of their own, of which the address says so', async () => {
  const { user, address } = await openDesk([someone(1, '郑琪'), someone(2, '任月雅', { withdrawn_at: ago(0) })]);
  await waitFor(() => expect(names()).toEqual(['郑琪']));
  await user.selectOptions(screen.getByRole('combobox', { name: '已撤回' }), '只看已撤回');
  await waitFor(() => expect(names()).toEqual(['任月雅']));
  expect(address()).toContain('withdrawn=1');
  expect(screen.getByText('1 人符合')).toBeDefined();
});
