import { listApplications } from '@qinghe/contract/resumes/desk.ts';
import { expect, test, vi } from 'vitest';
import { hang, open, respond, waitFor } from '../../../../../test/screen.tsx';
import { deskTabs } from '../filters/desk-tabs.ts';
import { usePrefetch } from './prefetch.ts';

const list = { kind: 'internship', stage: 'new', limit: 50 } as const;
const nobody = [undefined, undefined];

function Desk() {
  usePrefetch(list, nobody);
  return null;
}

test('the other tabs are asked for ahead one at a time, behind whatever somebody waits for', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const { server } = await open(<Desk />, { replies: [hang(listApplications)] });
  await waitFor(() => expect(server.requests(listApplications)).not.toEqual([]));
  expect(sent.mock.calls.map(([, init]) => init?.priority)).toEqual(['low']);
});

test('each of the other tabs is asked for', async () => {
  const { server } = await open(<Desk />, { replies: [respond(listApplications, { items: [], next_cursor: null })] });
  await waitFor(() => expect(server.requests(listApplications)).toHaveLength(deskTabs.length - 1));
});
