import { useState } from 'react';
import { expect, test } from 'vitest';
import { open, screen } from '../../../test/screen.tsx';
import { FilterSeveral } from './filter-several.tsx';

const cities = ['杭州', '上海', '苏州', '南京'].map((label, index) => ({ value: `c${index}`, label }));

function Sample({ start = [], max = 10 }: { start?: string[]; max?: number }) {
  const [values, setValues] = useState(start);
  return (
    <>
      <FilterSeveral label="城市" values={values} options={cities} max={max} onChange={setValues} />
      <output>{values.join(' ')}</output>
    </>
  );
}

const chosen = () => screen.getAllByRole('status').find((one) => one.tagName === 'OUTPUT')?.textContent;
const options = () =>
  screen
    .getAllByRole('option')
    .map((one) => `${one.textContent}${one.getAttribute('aria-selected') === 'true' ? '✓' : ''}`);

test('what is typed finds, Enter takes and gives back, the focus stays in the field', async () => {
  const { user } = await open(<Sample />);
  await user.click(screen.getByRole('button', { name: '城市' }));
  const field = screen.getByRole('combobox', { name: '城市' });
  expect(document.activeElement).toBe(field);
  await user.keyboard('州{ArrowDown}{Enter}');
  expect(chosen()).toBe('c2');
  expect(options()).toEqual(['杭州', '苏州✓']);
  expect(screen.getByRole('option', { selected: true }).id).toBe(field.getAttribute('aria-activedescendant'));
  await user.keyboard('{Enter}');
  expect(chosen()).toBe('');
  await user.click(screen.getByRole('option', { name: /杭/ }));
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '城市：杭州' }));
});

test('the chip names two and counts the others; what is chosen stands first when it is opened', async () => {
  const { user } = await open(<Sample start={['c1', 'c3', 'c2']} />);
  const chip = screen.getByRole('button', { name: '城市：上海、南京、苏州' });
  expect(chip.textContent).toBe('上海、南京+1');
  await user.click(chip);
  expect(options()).toEqual(['上海✓', '苏州✓', '南京✓', '杭州']);
});

test('by keyboard the last one goes with Backspace, all with Delete, and the cross is a button', async () => {
  const { user } = await open(<Sample start={['c1', 'c3', 'c2']} />);
  await user.tab();
  await user.keyboard('{Backspace}');
  expect(chosen()).toBe('c1 c3');
  await user.keyboard('{ArrowDown}{Backspace}{Escape}');
  expect(chosen()).toBe('c1');
  await user.keyboard('{Delete}');
  expect(chosen()).toBe('');
  await user.keyboard('{Enter}{Enter}{Escape}');
  expect(chosen()).toBe('c0');
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('去掉「城市」');
  await user.keyboard('{Enter}');
  expect(chosen()).toBe('');
});

test('when as many are chosen as may be, others cannot be, and it says how many', async () => {
  const { user } = await open(<Sample start={['c1', 'c3']} max={2} />);
  await user.click(screen.getByRole('button', { name: '城市：上海、南京' }));
  expect(screen.getByText('已选 2 / 2')).toBeDefined();
  await user.click(screen.getByRole('option', { name: '杭州' }));
  expect(chosen()).toBe('c1 c3');
  await user.click(screen.getByRole('option', { name: '上海' }));
  await user.click(screen.getByRole('option', { name: '杭州' }));
  expect(chosen()).toBe('c3 c0');
});

test('a word that nothing holds says so; a press elsewhere closes it', async () => {
  const { user } = await open(<Sample />);
  await user.click(screen.getByRole('button', { name: '城市' }));
  await user.keyboard('火星{Enter}');
  expect(screen.getByText('没有可选的')).toBeDefined();
  expect(chosen()).toBe('');
  await user.click(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});
