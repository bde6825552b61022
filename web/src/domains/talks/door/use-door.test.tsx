import { syncDoor } from '@qinghe/contract/talks/door.ts';
import { expect, test } from 'vitest';
import { act, open, respond, screen, waitFor } from '../../../../test/screen.tsx';
import { talk } from '../../../../test/talk.ts';
import { PERSON_KEY, TOKEN_KEY } from '../../../lib/storage-keys.ts';
import { useDoor } from './use-door.ts';

function Door() {
  const { door, state } = useDoor(talk().uuid, async () => undefined);
  return (
    <>
      <p>{state.pending.length} pending</p>
      <button type="button" onClick={() => void door.sync()}>
        sync
      </button>
    </>
  );
}

test('what one person wrote down is neither seen nor sent by another who logs in on the phone', async () => {
  const entry = {
    kind: 'scan',
    uuid: '01890000-0000-7000-8000-0000000000e1',
    code: 'ACDE3467',
    at: new Date().toISOString(),
  };
  localStorage.setItem(TOKEN_KEY, 'session');
  localStorage.setItem(PERSON_KEY, 'anna');
  localStorage.setItem(`door:anna:${talk().uuid}:${entry.uuid}`, JSON.stringify(entry));
  const gives = respond(syncDoor, {
    talk: { ...talk(), starts_at: entry.at, ends_at: entry.at },
    results: [],
    visitors: [],
    as_of: entry.at,
  });
  const { user, server, reload } = await open(<Door />, { replies: [gives] });
  await screen.findByText('1 pending');
  await waitFor(() => expect(server.requests(syncDoor)).toHaveLength(1));
  await act(async () => localStorage.setItem(PERSON_KEY, 'ben'));
  await user.click(screen.getByRole('button', { name: 'sync' }));
  expect(server.requests(syncDoor)).toHaveLength(1);
  await reload();
  await screen.findByText('0 pending');
  await waitFor(() => expect(server.requests(syncDoor).at(-1)?.entries).toEqual([]));
});
