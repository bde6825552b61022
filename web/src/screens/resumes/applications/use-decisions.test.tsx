import type { ApplicationDetail, ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import { moveApplication, undoMove } from '@qinghe/contract/resumes/decide.ts';
import { countApplications, getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { expect, test } from 'vitest';
import { open, type Reply, respond, screen, waitFor } from '../../../../test/screen.tsx';
import { useApplications } from '../../../domains/resumes/api/list-applications.ts';
import { useDecisions } from './use-decisions.ts';

const uuid = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const names = ['郑琪', '郑天伟', '任月雅', '程家天'];

const people = names.map(
  (name, index): ApplicationSummary => ({
    uuid: uuid(index),
    name,
    kind: 'internship',
    stage: 'new',
    version: 1,
    job_uuid: uuid(9),
    job_title: '前端开发实习生',
    school: '浙江大学',
    degree: 'bachelor',
    major: '软件工程',
    graduation_month: null,
    city: '',
    days_per_week: null,
    months: null,
    earliest_start: null,
    applied_at: '2026-01-01T00:00:00.000Z',
    stage_since: '2026-01-01T00:00:00.000Z',
    withdrawn_at: null,
    fit: [],
    tags: [],
    rating: null,
  }),
);

const detailOf = (person: ApplicationSummary): ApplicationDetail => ({
  ...person,
  phone_masked: '',
  email_masked: '',
  notes: [],
  my_stars: null,
  answers: [],
  cv: null,
  history: [],
  undo_until: null,
  abilities: { move_to: [], undo: true, correct: true },
});

function List() {
  const { items } = useApplications({ kind: 'internship', stage: 'new', limit: 50 });
  const decide = useDecisions(
    () => undefined,
    () => undefined,
  );
  const [first] = items;
  return (
    <>
      <ul>
        {items.map((item) => (
          <li key={item.uuid}>{item.name}</li>
        ))}
      </ul>
      <button type="button" onClick={() => first && decide(first, { to: 'primary_screening', reason: '' })}>
        on
      </button>
    </>
  );
}

/** A server that takes its time: each move waits until the test lets it go. */
async function show() {
  const moved = new Set<string>();
  const waiting: (() => void)[] = [];
  const respondToMove: Reply['handle'] = (input) =>
    new Promise((resolve) => {
      const person = people.find((one) => one.uuid === (input as { uuid: string }).uuid);
      waiting.push(() => {
        if (!person || person.name === '郑天伟') {
          return resolve(Response.json({ code: 40902, msg: '', reason: '候选人已撤回投递' }, { status: 409 }));
        }
        moved.add(person.uuid);
        const data = { ...detailOf(person), stage: 'primary_screening', version: 2 };
        resolve(Response.json({ code: 100, msg: '', data }));
      });
    });
  const counts = { new: 4, primary_screening: 0, written: 0, interview: 0, employed: 0, reject: 0 };
  const opened = await open(<List />, {
    replies: [
      respond(listApplications, () => ({ items: people.filter((one) => !moved.has(one.uuid)), next_cursor: null })),
      respond(countApplications, { counts, more: [], jobs: [] }),
      respond(getApplication, ({ uuid: of }) => detailOf(people.find((one) => one.uuid === of) as ApplicationSummary)),
      { endpoint: moveApplication, handle: respondToMove },
      respond(undoMove, ({ uuid: of }) => {
        moved.delete(of);
        return detailOf(people.find((one) => one.uuid === of) as ApplicationSummary);
      }),
    ],
  });
  await screen.findByText('郑琪');
  const pressThrice = () => opened.user.tripleClick(screen.getByRole('button', { name: 'on' }));
  const listed = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
  const sent = () => opened.server.requests(moveApplication).map((input) => input.uuid);
  return { ...opened, pressThrice, listed, sent, waiting };
}

test('three quick keys take three decisions, sent in their order', async () => {
  const { pressThrice, listed, sent, waiting } = await show();
  await pressThrice();
  expect(listed()).toEqual(['程家天']);
  expect(sent()).toEqual([uuid(0)]);
  waiting[0]?.();
  await waitFor(() => expect(sent()).toEqual([uuid(0), uuid(1)]));
  waiting[1]?.();
  await waitFor(() => expect(sent()).toEqual([uuid(0), uuid(1), uuid(2)]));
  // The one who was refused is back in the old place, in words; the others go on.
  expect(await screen.findByText('郑天伟 没能移到初筛，已放回原处：候选人已撤回投递')).toBeDefined();
  expect(listed()).toEqual(['郑天伟', '程家天']);
  waiting[2]?.();
  await waitFor(() => expect(listed()).toEqual(['郑天伟', '程家天']));
});

test('what still waits is taken back unsent; what is on its way is undone after it', async () => {
  const { user, pressThrice, listed, sent, server, waiting } = await show();
  await pressThrice();
  await user.keyboard('z');
  expect(listed()).toEqual(['任月雅', '程家天']);
  await user.keyboard('z');
  expect(listed()).toEqual(['郑天伟', '任月雅', '程家天']);
  await user.keyboard('z');
  expect(listed()).toEqual(names);
  waiting[0]?.();
  await waitFor(() => expect(server.requests(undoMove)).toEqual([{ uuid: uuid(0), version: 2 }]));
  expect(sent()).toEqual([uuid(0)]);
  await waitFor(() => expect(listed()).toEqual(names));
});
