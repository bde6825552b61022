import { moveApplication, undoMove } from '@qinghe/contract/resumes/decide.ts';
import { countApplications, getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { expect, test } from 'vitest';
import { application, nobodyParked } from '../../../../../test/application.ts';
import { open, type Reply, respond, screen, waitFor } from '../../../../../test/screen.tsx';
import { useApplications } from '../../../../domains/resumes/api/list-applications.ts';
import { useDecisions } from './use-decisions.ts';

const uuid = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const names = ['郑琪', '郑天伟', '任月雅', '程家天'];

const people = names.map((name, index) => application({ uuid: uuid(index), name }));
const personBy = (of: string) => people.find((one) => one.uuid === of) ?? application();

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
async function show(here = people, locale: 'zh-CN' | 'en' = 'zh-CN') {
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
        const data = { ...person, stage: 'primary_screening', version: 2 };
        resolve(Response.json({ code: 100, msg: '', data }));
      });
    });
  const counts = { new: 4, primary_screening: 0, written: 0, interview: 0, employed: 0, reject: 0 };
  const opened = await open(<List />, {
    locale,
    replies: [
      respond(listApplications, () => ({ items: here.filter((one) => !moved.has(one.uuid)), next_cursor: null })),
      respond(countApplications, { counts, more: [], parked: nobodyParked, jobs: [] }),
      respond(getApplication, ({ uuid: of }) => personBy(of)),
      { endpoint: moveApplication, handle: respondToMove },
      respond(undoMove, ({ uuid: of }) => {
        moved.delete(of);
        return { ...personBy(of), version: 3 };
      }),
    ],
  });
  await screen.findByText(here[0]?.name ?? '');
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

test('a decision taken back and taken anew follows the undo, with the version that it leads to', async () => {
  const { user, server, listed, waiting } = await show(people.slice(3));
  const on = screen.getByRole('button', { name: 'on' });
  await user.click(on);
  await user.keyboard('z');
  await user.click(on);
  expect(listed()).toEqual([]);
  waiting[0]?.();
  await waitFor(() => expect(server.requests(moveApplication)).toHaveLength(2));
  expect(server.requests(undoMove)).toEqual([{ uuid: uuid(3), version: 2 }]);
  expect(server.requests(moveApplication).map(({ version }) => version)).toEqual([1, 3]);
  waiting[1]?.();
  await waitFor(() => expect(listed()).toEqual([]));
});

test('of who is anonymous the notice says the code, in the language of whoever decides', async () => {
  const hidden = application({ uuid: uuid(0), name: '候选人 A7K3', anonymous_as: 'A7K3' });
  const { user } = await show([hidden], 'en');
  await user.click(screen.getByRole('button', { name: 'on' }));
  expect(await screen.findByText(/Candidate A7K3/)).toBeDefined();
});
