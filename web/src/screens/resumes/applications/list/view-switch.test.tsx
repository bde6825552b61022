import { useState } from 'react';
import { expect, test } from 'vitest';
import { open, screen } from '../../../../../test/screen.tsx';
import { DeskContext } from '../desk-context.ts';
import type { View } from '../use-desk.ts';
import { ViewSwitch } from './view-switch.tsx';

/** A desk that takes its time: it draws what was chosen when it is told to. */
function SlowDesk() {
  const [chosen, setChosen] = useState<View>('list');
  const [view, setView] = useState<View>('list');
  return (
    <DeskContext value={{ view, setView: setChosen } as never}>
      <ViewSwitch />
      <button type="button" onClick={() => setView(chosen)}>
        draw {chosen}
      </button>
      <button type="button" onClick={() => setView('list')}>
        back
      </button>
    </DeskContext>
  );
}

const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label'));

test('what was chosen is pressed before its view is drawn, and a view that comes by another way is pressed as well', async () => {
  const { user } = await open(<SlowDesk />);
  await user.keyboard('f');
  expect(pressed()).toEqual(['专注']);
  await user.click(screen.getByRole('button', { name: 'draw focus' }));
  expect(pressed()).toEqual(['专注']);
  await user.click(screen.getByRole('button', { name: 'back' }));
  expect(pressed()).toEqual(['列表']);
});
