import { logout } from '@qinghe/contract/account/session.ts';
import { expect, test } from 'vitest';
import { open, respond, screen, waitFor } from '../../test/screen.tsx';
import { session } from '../lib/session/browser-session.ts';
import { ElsewhereDialog } from './elsewhere-dialog.tsx';

test('who logs in again after another login comes back to the same person', async () => {
  session.begin('taken over', 'lin');
  history.replaceState(null, '', '/resume/new?id=0198');
  const { user } = await open(<ElsewhereDialog />, { replies: [respond(logout, {})] });
  await user.click(screen.getByRole('button', { name: '重新登录' }));
  await waitFor(() => expect(session.token()).toBeNull());
  expect(session.takeReturnAddress()).toBe('/resume/new?id=0198');
});
