import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fireEvent, open, screen } from '../../../test/screen.tsx';
import { MAIN_ID } from '../skip-link/skip-link.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

test('the second click of a double click does not reach what lay under the dialog', async () => {
  const onRow = vi.fn();
  const Screen = () => {
    const [asking, setAsking] = useState(true);
    return (
      <>
        <button type="button" onClick={onRow}>
          row
        </button>
        <ConfirmDialog
          open={asking}
          title="?"
          confirm="删除"
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        >
          <p>…</p>
        </ConfirmDialog>
      </>
    );
  };
  const { user } = await open(<Screen />);
  await user.click(screen.getByText('删除'));
  fireEvent.click(screen.getByText('row'), { detail: 2 });
  expect(onRow).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('row'), { detail: 1 });
  expect(onRow).toHaveBeenCalledOnce();
});

test('where what opened it takes the focus no more, the page does', async () => {
  const Screen = () => {
    const [state, setState] = useState<'before' | 'asking' | 'after'>('before');
    return (
      <main id={MAIN_ID} tabIndex={-1}>
        <button type="button" disabled={state === 'after'} onClick={() => setState('asking')}>
          buy
        </button>
        <ConfirmDialog
          open={state === 'asking'}
          title="?"
          confirm="买"
          onConfirm={() => setState('after')}
          onCancel={() => setState('before')}
        >
          <p>…</p>
        </ConfirmDialog>
      </main>
    );
  };
  const { user } = await open(<Screen />);
  const buy = screen.getByText('buy');
  await user.click(buy);
  await user.click(screen.getByText('取消'));
  expect(document.activeElement).toBe(buy);
  await user.click(buy);
  await user.click(screen.getByText('买'));
  expect(document.activeElement?.id).toBe(MAIN_ID);
});
