import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { listTags } from '@qinghe/contract/resumes/annotate.ts';
import { listHeldBatches } from '@qinghe/contract/resumes/decide-many.ts';
import { countApplications, getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { listSavedFilters } from '@qinghe/contract/resumes/saved-filters.ts';
import { listNoteTemplates } from '@qinghe/contract/settings/note-templates.ts';
import { listRejectTemplates } from '@qinghe/contract/settings/reject-templates.ts';
import { expect, test, vi } from 'vitest';
import { application, nobodyElse, nobodyParked, noneUnread, noWords } from '../../../../../test/application.ts';
import { fail, hang, open, type Reply, respond, screen } from '../../../../../test/screen.tsx';
import Applications from '../../applications.tsx';

const uuid = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;

const detail = application({
  phone_masked: '138****0001',
  abilities: { move_to: ['primary_screening', 'reject'], undo: true, correct: true, decide: true, note: true },
});

const counts = { new: 1, primary_screening: 0, written: 0, interview: 0, employed: 0, reject: 0 };

const found: Reply = respond(getApplication, detail);

/** `width` of the window, which media queries ask for. */
function show(width: number, { id = uuid(1), reply = found } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return open(<Applications />, {
    address: `/resume/new?id=${id}`,
    path: '/resume/:stage',
    handle: { title: 'internshipApplications', kind: 'internship' },
    replies: [
      respond(listApplications, { items: [detail], next_cursor: null }),
      respond(countApplications, { counts, more: [], parked: nobodyParked, jobs: [] }),
      nobodyElse,
      noWords,
      noneUnread,
      respond(listHeldBatches, { items: [] }),
      respond(listSavedFilters, { items: [] }),
      respond(listTags, { items: [] }),
      // What the dialog of a rejection wants to know; none is opened.
      hang(getCompanyInfo),
      hang(listNoteTemplates),
      hang(listRejectTemplates),
      reply,
    ],
  });
}

const heading = () => screen.findByRole('heading', { level: 2, name: '郑琪' });
const tab = (name: string) => screen.queryByRole('tab', { name, selected: true });

test('where both have room there are no tabs, until the record is folded; it stays so over a reload', async () => {
  const { user, reload } = await show(1440);
  await heading();
  expect(screen.queryByRole('tablist')).toBeNull();
  await user.keyboard('r');
  expect(tab('简历')).not.toBeNull();
  await reload();
  await heading();
  expect(tab('简历')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: '展开资料栏' }));
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('from before the CV the keyboard jumps over its words and links', async () => {
  const { user, address } = await show(1440);
  await heading();
  const before = address();
  screen.getByRole('link', { name: '跳到资料' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('complementary', { name: '候选人资料' }));
  expect(address()).toBe(before);
});

test('in a narrow window the CV comes first, and R, arrows and the key of a note lead to the record', async () => {
  const { user } = await show(1024);
  await heading();
  expect(tab('简历')).not.toBeNull();
  expect(screen.queryByRole('button', { name: '收起资料栏' })).toBeNull();
  await user.keyboard('r');
  expect(tab('资料')).not.toBeNull();
  await user.click(screen.getByRole('tab', { name: '简历' }));
  await user.keyboard('{ArrowRight}');
  expect(tab('资料')).not.toBeNull();
  expect(document.activeElement).toBe(tab('资料'));
  await user.click(screen.getByRole('tab', { name: '简历' }));
  await user.keyboard('n');
  expect(tab('资料')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('写备注'));
});

test('the link of a message about the person whose CV is open leads to the record, each time', async () => {
  const { user, goTo } = await show(1024);
  await heading();
  for (const part of ['chat', 'notes', 'notes']) {
    await goTo(`/resume/new?id=${uuid(1)}#${part}`);
    expect(tab('资料')).not.toBeNull();
    await user.click(screen.getByRole('tab', { name: '简历' }));
  }
});

test('the list folds by button and by key', async () => {
  const { user } = await show(1440);
  const people = () => screen.queryByRole('list', { name: '候选人' });
  await screen.findByRole('list', { name: '候选人' });
  await user.click(screen.getByRole('button', { name: '收起候选人列表' }));
  expect(people()).toBeNull();
  await user.keyboard('{Shift>}L{/Shift}');
  expect(people()).not.toBeNull();
});

test('on a phone nothing folds', async () => {
  localStorage.setItem('foldedList', 'true');
  await show(390);
  await heading();
  await screen.findByRole('list', { name: '候选人' });
  expect(screen.queryByRole('button', { name: /候选人列表/ })).toBeNull();
  expect(tab('简历')).not.toBeNull();
});

test('an address that leads to nobody says so and offers the first of the list', async () => {
  const { user, address } = await show(1440, {
    id: uuid(7),
    reply: {
      endpoint: getApplication,
      handle: (input) =>
        ((input as { uuid: string }).uuid === detail.uuid ? found : fail(getApplication, 40401)).handle(input),
    },
  });
  expect(await screen.findByText('没有找到这位候选人')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: '打开列表第一位：郑琪' }));
  await heading();
  expect(address()).toContain(uuid(1));
});
