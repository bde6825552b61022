import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { open, screen } from '../../../test/screen.tsx';
import { Drawer } from './drawer.tsx';

function Sample() {
  const [shown, setShown] = useState(false);
  return (
    <Drawer open={shown} title="邀请同事" onClose={() => setShown(false)} content={<input aria-label="手机或邮箱" />}>
      <button type="button" onClick={() => setShown(true)}>
        邀请
      </button>
    </Drawer>
  );
}

function inWindowOf(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

test('where there is room it stands beside the page, which stays in use', async () => {
  inWindowOf(1440);
  const { user } = await open(<Sample />);
  await user.click(screen.getByRole('button', { name: '邀请' }));
  expect(screen.getByRole('complementary', { name: '邀请同事' })).toBeDefined();
  expect(document.activeElement?.textContent).toBe('邀请同事');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByLabelText('手机或邮箱'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '邀请' }));
});

test('where there is none it covers the page as a dialog', async () => {
  inWindowOf(1024);
  const { user } = await open(<Sample />);
  await user.click(screen.getByRole('button', { name: '邀请' }));
  expect(screen.getByRole('dialog', { name: '邀请同事' })).toBeDefined();
});
