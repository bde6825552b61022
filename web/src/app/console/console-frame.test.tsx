import { getOperator } from '@qinghe/contract/ops/session.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { act, hang, open, screen, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import { ConsoleFrame } from './console-frame.tsx';

beforeEach(() => operatorSession.begin('of the operator'));

test.each([
  ['/ops/dictionaries', '字典'],
  ['/ops/dictionary?name=schools', '字典'],
  ['/ops/notices', '公告'],
  ['/ops/platform-keys', '密钥'],
])('%s is marked in the bar', async (address, name) => {
  await open(<ConsoleFrame />, { address, replies: [hang(getOperator)] });
  const bar = within(screen.getByRole('navigation', { name: '运营台' }));
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe(name);
});

const setOnline = (online: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

test('an operator is told that there is no network, until there is', async () => {
  await open(<ConsoleFrame />, { address: '/ops/help', replies: [hang(getOperator)] });
  setOnline(false);
  expect(screen.getByText('离线，联网后继续')).toBeDefined();
  setOnline(true);
  expect(screen.queryByText('离线，联网后继续')).toBeNull();
});
