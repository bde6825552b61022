import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { HoldKeys, heldKeys } from './hold-keys.tsx';
import { useKey } from './use-key.ts';

function Listener({ action, shortcut = 's' }: { action: () => void; shortcut?: string }) {
  useKey(shortcut, action);
  return null;
}

test('a key is heard in the same drawing that shows what it does', () => {
  const action = vi.fn();
  const Screen = () => {
    // Layout effects run before the browser paints: nobody can be quicker.
    useLayoutEffect(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 's' })), []);
    return <Listener action={action} />;
  };
  render(<Screen />);
  expect(action).toHaveBeenCalledOnce();
});

test('while a dialog is on its way its keys are held: they decide nothing, and are what it begins with', async () => {
  const action = vi.fn();
  const { rerender } = render(<Listener action={action} />);
  rerender(
    <>
      <Listener action={action} />
      <HoldKeys />
    </>,
  );
  await userEvent.keyboard('sux{Backspace}n');
  expect(action).not.toHaveBeenCalled();
  expect(heldKeys()).toBe('sun');
  rerender(<Listener action={action} />);
  expect(heldKeys()).toBe('');
  await userEvent.keyboard('s');
  expect(action).toHaveBeenCalledOnce();
});

test('a key that is held down acts once, and goes on through a list', () => {
  const [action, step] = [vi.fn(), vi.fn()];
  render(
    <>
      <Listener action={action} />
      <Listener shortcut="j" action={step} />
    </>,
  );
  for (const key of ['s', 'j'])
    for (const repeat of [false, true, true]) dispatchEvent(new KeyboardEvent('keydown', { key, repeat }));
  expect(action).toHaveBeenCalledOnce();
  expect(step).toHaveBeenCalledTimes(3);
});
