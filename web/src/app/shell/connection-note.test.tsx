import { expect, test, vi } from 'vitest';
import { act, open, screen } from '../../../test/screen.tsx';
import { actionQueue } from '../../lib/queue/optimistic.ts';
import { ConnectionNote } from './connection-note.tsx';

const setOnline = (online: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

test('without a network it is said at once, with how many decisions wait, and taken back with the network', async () => {
  await open(<ConnectionNote />);
  const note = screen.getByRole('status');
  expect(note.textContent).toBe('');
  setOnline(false);
  expect(note.textContent).toBe('离线，联网后继续');
  const never = {
    send: () => new Promise<never>(() => undefined),
    onDone: () => undefined,
    onRefused: () => undefined,
  };
  act(() => {
    for (let count = 0; count < 2; count += 1) actionQueue.add([], never);
  });
  expect(note.textContent).toBe('离线，联网后继续 · 2 项待发送');
  act(() => actionQueue.clear());
  setOnline(true);
  expect(note.textContent).toBe('');
});
