import { listUnreadChats } from '@qinghe/contract/chat/chat.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { application, noneUnread } from '../../../../../test/application.ts';
import { open, respond, screen, waitFor, within } from '../../../../../test/screen.tsx';
import { useKey } from '../../../../ui/key/use-key.ts';
import { DeskContext, type useDeskFrame } from '../desk-context.ts';
import { deskFilters } from '../filters/filters.ts';
import { People } from './people.tsx';

const people = ['郑琪', '郑天伟', '任月雅'].map((name, index) =>
  application({ uuid: `01890000-0000-7000-8000-00000000000${index}`, name, days_per_week: 4 }),
);
const nothing = () => undefined;
const selection = {
  ...{ chosen: new Map(), picking: false, pick: nothing },
  ...{ toggle: nothing, extendTo: nothing, choose: nothing, clear: nothing },
};

function List({ job = '' }: { job?: string }) {
  const [at, setAt] = useState(0);
  useKey('j', () => setAt(at + 1));
  const desk = { filters: { ...deskFilters.none, job_uuid: job } } as ReturnType<typeof useDeskFrame>;
  return (
    <DeskContext value={desk}>
      <People
        items={people}
        openUuid={people[at]?.uuid ?? null}
        selection={selection}
        onOpen={(uuid) => setAt(people.findIndex((one) => one.uuid === uuid))}
        hasMore={false}
        fetching={false}
        onMore={nothing}
      />
    </DeskContext>
  );
}

const rows = () => within(screen.getByRole('list')).getAllByRole('button');

test('the list is one stop of the Tab key, and the focus goes on with who is open', async () => {
  const { user } = await open(<List />, { replies: [noneUnread] });
  expect(rows().map((row) => row.tabIndex)).toEqual([0, -1, -1]);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(rows()[0]);
  await user.keyboard('j');
  await waitFor(() => expect(document.activeElement).toBe(rows()[1]));
  expect(rows().map((row) => row.tabIndex)).toEqual([-1, 0, -1]);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test('a row says for which job, where the list is of several', async () => {
  await open(<List />, { replies: [noneUnread] });
  expect(rows()[0]?.textContent).toContain('前端开发实习生');
});

test('a list of one job need not say so', async () => {
  await open(<List job="01890000-0000-7000-8000-000000000009" />, { replies: [noneUnread] });
  expect(rows()[0]?.textContent).not.toContain('前端开发实习生');
});

test('who wrote words that nobody has read is marked with their number, by one call for the whole list', async () => {
  const items = [{ uuid: people[1]?.uuid ?? '', unread: 2 }];
  const { server } = await open(<List />, { replies: [respond(listUnreadChats, { items })] });
  expect(await screen.findByText('候选人 2 条未读')).toBeDefined();
  expect(rows().map((row) => row.textContent?.includes('条未读'))).toEqual([false, true, false]);
  expect(server.requests(listUnreadChats)).toHaveLength(1);
});
