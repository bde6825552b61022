import { type ComponentType, Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { open, screen } from '../../../test/screen.tsx';
import { onDemand } from './on-demand.tsx';

interface Props {
  onClose?: () => void;
}

function Counter({ onClose }: Props) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count} times
      </button>
      {onClose && <button type="button">close</button>}
    </>
  );
}

/** A file that cannot be fetched the first few times, each time in a browser's own words. */
function aFile(failures: number) {
  const load = vi.fn(async (): Promise<{ default: ComponentType<Props> }> => ({ default: Counter }));
  for (let failed = 0; failed < failures; failed += 1)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/counter.js'));
  return load;
}

test('what is not here says so in its place, is fetched again by hand, and stays as it is from then on', async () => {
  const load = aFile(2);
  const Part = onDemand(load);
  const Screen = () => {
    const [drawn, setDrawn] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setDrawn(drawn + 1)}>
          drawn {drawn}
        </button>
        <Suspense fallback="on its way">
          <Part />
        </Suspense>
      </>
    );
  };
  const { user } = await open(<Screen />);
  for (const asked of [1, 2]) {
    expect((await screen.findByRole('alert')).textContent).toContain('网络连接失败');
    expect(load).toHaveBeenCalledTimes(asked);
    await user.click(screen.getByRole('button', { name: '重试' }));
  }
  await user.click(await screen.findByRole('button', { name: '0 times' }));
  await user.click(screen.getByRole('button', { name: 'drawn 1' }));
  expect(screen.getByRole('button', { name: '1 times' })).toBeDefined();
  expect(load).toHaveBeenCalledTimes(3);
});

test('a dialog that is not here closes with a word, and opens the next time', async () => {
  const Dialog = onDemand(aFile(1));
  const Screen = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          {isOpen ? 'is open' : 'open'}
        </button>
        <Suspense>{isOpen && <Dialog onClose={() => setOpen(false)} />}</Suspense>
      </>
    );
  };
  const { user } = await open(<Screen />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect(await screen.findByText('网络连接失败，内容已保留')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'open' }));
  expect(await screen.findByRole('button', { name: '0 times' })).toBeDefined();
});
