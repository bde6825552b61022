import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fireEvent, open, screen } from '../../../test/screen.tsx';
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
