import { syncDoor } from '@qinghe/contract/talks/check-in.ts';
import { expect, test, vi } from 'vitest';
import { act, fail, open, respond, screen, waitFor } from '../../../../test/screen.tsx';
import { talk } from '../../../../test/talk.ts';
import { PERSON_KEY, TOKEN_KEY } from '../../../lib/storage/storage-keys.ts';
import { useDoor } from './use-door.ts';

function Door({ prepare = async () => undefined }: { prepare?: () => Promise<unknown> }) {
  const { door, state } = useDoor(talk().uuid, { key: undefined, prepare });
  return (
    <>
      <p>{state.pending.length} pending</p>
      <button type="button" onClick={() => void door.sync()}>
        sync
      </button>
    </>
  );
}

const nobodyYet = (at: string) =>
  respond(syncDoor, { talk: { ...talk(), starts_at: at, ends_at: at }, results: [], visitors: [], as_of: at });

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
  const gives = nobodyYet(entry.at);
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

test('what it takes without a network is asked for again until it came, and then no more', async () => {
  localStorage.setItem(TOKEN_KEY, 'session');
  const prepare = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { server } = await open(<Door prepare={prepare} />, { replies: [nobodyYet(new Date().toISOString())] });
  const isBack = async (asked: number) => {
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(server.requests(syncDoor)).toHaveLength(asked));
  };
  await waitFor(() => expect(prepare).toHaveBeenCalledTimes(1));
  await isBack(2);
  await waitFor(() => expect(prepare).toHaveBeenCalledTimes(2));
  await isBack(3);
  expect(prepare).toHaveBeenCalledTimes(2);
});

test('a server that gave no answer is asked again soon, one that did in its time', async () => {
  localStorage.setItem(TOKEN_KEY, 'session');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { server } = await open(<Door />, { replies: [fail(syncDoor, 502)] });
  const asked = () => server.requests(syncDoor).length;
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(asked()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(asked()).toBe(2);
  server.use(nobodyYet(new Date().toISOString()));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(asked()).toBe(3);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(asked()).toBe(3);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(asked()).toBe(4);
});
