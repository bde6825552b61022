import { expect, test } from 'vitest';
import { open, screen } from '../../../test/screen.tsx';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const sample = (
  <>
    <Popover label="怎么算的">{(close) => <Button onClick={close}>知道了</Button>}</Popover>
    <button type="button">别处</button>
  </>
);

test('its button opens and closes it and says so', async () => {
  const { user } = await open(sample);
  const button = screen.getByRole('button', { name: '怎么算的' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('dialog', { name: '怎么算的' })).toBeDefined();
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Esc and what is chosen inside close it and give the focus back; a press elsewhere closes it', async () => {
  const { user } = await open(sample);
  const button = screen.getByRole('button', { name: '怎么算的' });
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button);
  await user.click(screen.getByRole('button', { name: '别处' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
