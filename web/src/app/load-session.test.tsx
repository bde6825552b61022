import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { beforeEach, expect, test } from 'vitest';
import { current } from '../../test/current-server.ts';
import { fail } from '../../test/screen.tsx';
import { userInfo } from '../../test/user.ts';
import { session } from '../lib/session/browser-session.ts';
import { loadSession } from './load-session.ts';

beforeEach(() => session.begin('t1', userInfo().useruuid));

test('a server that cannot answer now asks nobody for a password', async () => {
  for (const code of [429, 503, 50301] as const) {
    current.server.use(fail(getUserInfo, code));
    await expect(loadSession(), String(code)).rejects.toMatchObject({ code });
  }
  expect(session.token()).toBe('t1');
});

test('another error goes to the login, as the document has it', async () => {
  current.server.use(fail(getUserInfo, 500));
  expect(await loadSession()).toEqual({ state: 'failed' });
});
