import { expect, test } from 'vitest';
import { open, screen } from '../../../test/screen.tsx';
import Frozen from './frozen.tsx';

test('who belongs to a frozen company is told so, and whom to ask, with a way in once it is over', async () => {
  await open(<Frozen />, {});
  expect(screen.getByText(/请主账号联系平台/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '再试一次' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: '换个账号登录' }).getAttribute('href')).toBe('/login');
});
