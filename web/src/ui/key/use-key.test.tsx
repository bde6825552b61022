import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { useKey } from './use-key.ts';

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

function Listener({ action }: { action: () => void }) {
  useKey('s', action);
  return <p>S</p>;
}
