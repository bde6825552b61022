import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fireEvent, open, screen } from '../../../test/screen.tsx';
import { Menu } from '../menu/menu.tsx';
import { Button } from './button.tsx';

test('a double click on what calls the server is one press; on anything else each click counts', async () => {
  const [sent, stepped] = [vi.fn(), vi.fn()];
  await open(
    <>
      <Button busy={false} onClick={sent}>
        上线
      </Button>
      <Button onClick={stepped}>下一个</Button>
    </>,
  );
  for (const detail of [1, 2]) {
    fireEvent.click(screen.getByText('上线'), { detail });
    fireEvent.click(screen.getByText('下一个'), { detail });
  }
  expect(sent).toHaveBeenCalledOnce();
  expect(stepped).toHaveBeenCalledTimes(2);
  // Keys count no clicks.
  fireEvent.click(screen.getByText('上线'), { detail: 0 });
  expect(sent).toHaveBeenCalledTimes(2);
});

test('the second click of a double click on a menu’s item opens nothing that lies below it', async () => {
  const opened = vi.fn();
  const Screen = () => {
    const [state, setState] = useState('在线');
    return (
      <>
        <Menu label="操作" trigger="⋯" groups={[[{ label: '下线', onSelect: () => setState('已下线') }]]} />
        <p>{state}</p>
        <button type="button" onClick={opened}>
          另一个职位
        </button>
      </>
    );
  };
  await open(<Screen />);
  fireEvent.click(screen.getByRole('button', { name: '操作' }));
  fireEvent.click(screen.getByRole('menuitem', { name: '下线' }), { detail: 1 });
  fireEvent.click(screen.getByText('另一个职位'), { detail: 2 });
  expect(screen.getByText('已下线')).toBeDefined();
  expect(opened).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('另一个职位'), { detail: 1 });
  expect(opened).toHaveBeenCalledOnce();
});
