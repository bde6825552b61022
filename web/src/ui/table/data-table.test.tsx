import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { open, screen, within } from '../../../test/screen.tsx';
import { Button } from '../button/button.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { nothingSelected } from './selection.ts';

interface Person {
  id: string;
  name: string;
  score: number | null;
}

const people: Person[] = [
  { id: 'a', name: '陈思远', score: 86 },
  { id: 'b', name: '刘婧怡', score: 74 },
  { id: 'c', name: '王梓轩', score: null },
  { id: 'd', name: '欧阳若琳', score: 0 },
];

function Table(props: Partial<DataTableProps<Person>>) {
  const [selection, setSelection] = useState(nothingSelected);
  return (
    <>
      <DataTable
        label="候选人"
        columns={[
          { key: 'name', title: '姓名', cell: (person) => person.name, phone: 'title' },
          { key: 'score', title: '匹配', cell: (person) => person.score, align: 'end', sortable: true },
        ]}
        rows={people}
        keyOf={(person) => person.id}
        nameOf={(person) => person.name}
        selection={selection}
        onSelect={setSelection}
        {...props}
      />
      <BulkBar count={selection.keys.size} onClear={() => setSelection(nothingSelected)}>
        <Button>移到初筛</Button>
      </BulkBar>
    </>
  );
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const selected = () =>
  people
    .filter(({ name }) => row(name).getAttribute('aria-selected') === 'true')
    .map(({ id }) => id)
    .join('');
const focused = () => (document.activeElement as HTMLElement).dataset.key;

test('an empty cell is a dash, a nought is a nought', async () => {
  await open(<Table />);
  expect(row('王梓轩').textContent).toBe('王梓轩—');
  expect(row('欧阳若琳').textContent).toBe('欧阳若琳0');
});

test('it is one tab stop; arrows and J K move and stop at the ends', async () => {
  const { user } = await open(
    <>
      <Table />
      <button type="button">后面</button>
    </>,
  );
  // Where boxes have room, as here, the button for phones is hidden by the style sheet alone.
  await user.tab();
  await user.tab();
  expect(focused()).toBe('a');
  await user.keyboard('{ArrowDown}j');
  expect(focused()).toBe('c');
  await user.keyboard('k');
  expect(focused()).toBe('b');
  await user.keyboard('{End}{ArrowDown}');
  expect(focused()).toBe('d');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('后面');
  await user.tab({ shift: true });
  expect(focused()).toBe('d');
});

test('Space selects, Shift ranges, Esc clears, and the bar says how many', async () => {
  const { user } = await open(<Table />);
  act(() => row('陈思远').focus());
  await user.keyboard(' ');
  expect(selected()).toBe('a');
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(selected()).toBe('abc');
  expect(screen.getByRole('region', { name: '已选 3 项' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(selected()).toBe('');
  expect(screen.queryByRole('region', { name: /已选/ })).toBeNull();
});

test('Ctrl A takes all that can be selected, the box at the top too; a row that cannot be is left out', async () => {
  const { user } = await open(<Table canSelect={({ id }) => id !== 'b'} />);
  act(() => row('陈思远').focus());
  await user.keyboard('{Control>}a{/Control}');
  expect(selected()).toBe('acd');
  await user.click(screen.getByRole('checkbox', { name: '选中全部已显示的' }));
  expect(selected()).toBe('');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选中 刘婧怡' }).disabled).toBe(true);
});

test('the boxes select by click, and with Shift a range', async () => {
  const { user } = await open(<Table />);
  await user.click(screen.getByRole('checkbox', { name: '选中 刘婧怡' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: '选中 欧阳若琳' }));
  await user.keyboard('{/Shift}');
  expect(selected()).toBe('bcd');
});

test('where no box has room, a button brings them, and being done takes the selection back', async () => {
  const { user } = await open(<Table />);
  await user.click(screen.getByRole('button', { name: '选择' }));
  expect(screen.getByRole('grid').dataset.selecting).toBe('true');
  await user.click(screen.getByLabelText('全选'));
  expect(selected()).toBe('abcd');
  await user.click(screen.getByRole('button', { name: '完成' }));
  expect(selected()).toBe('');
  expect(screen.getByRole('grid').dataset.selecting).toBeUndefined();
});

test('Enter and a click open; a long press selects instead, and then taps select', async () => {
  const onOpen = vi.fn();
  const { user } = await open(<Table onOpen={onOpen} />);
  act(() => row('刘婧怡').focus());
  await user.keyboard('{Enter}');
  await user.click(row('王梓轩'));
  expect(onOpen.mock.calls.map(([person]) => person.id)).toEqual(['b', 'c']);
  vi.useFakeTimers();
  fireEvent.pointerDown(row('陈思远'), { pointerType: 'touch' });
  act(() => void vi.advanceTimersByTime(600));
  fireEvent.pointerUp(row('陈思远'), { pointerType: 'touch' });
  fireEvent.click(row('陈思远'));
  expect(selected()).toBe('a');
  fireEvent.pointerDown(row('王梓轩'), { pointerType: 'touch' });
  fireEvent.pointerUp(row('王梓轩'), { pointerType: 'touch' });
  fireEvent(row('王梓轩'), new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
  expect(selected()).toBe('ac');
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('a row on its way keeps its place, says what happens, and cannot be selected', async () => {
  const { user } = await open(<Table pendingOf={({ id }) => (id === 'c' ? '正在移到初筛' : undefined)} />);
  expect(row('王梓轩').getAttribute('aria-busy')).toBe('true');
  expect(row('王梓轩').textContent).toContain('正在移到初筛');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选中 王梓轩' }).disabled).toBe(true);
  act(() => row('王梓轩').focus());
  await user.keyboard(' ');
  expect(selected()).toBe('');
});

test('a column that the call sorts by is sorted by its head, and says which way', async () => {
  const onChange = vi.fn();
  const { user } = await open(<Table sort={{ by: 'score', descending: true, onChange }} />);
  expect(screen.getByRole('columnheader', { name: '匹配' }).getAttribute('aria-sort')).toBe('descending');
  await user.click(screen.getByRole('button', { name: '匹配' }));
  expect(onChange).toHaveBeenCalledWith('score', false);
  expect(screen.queryByRole('button', { name: '姓名' })).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('a');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onChange).toHaveBeenCalledTimes(2);
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('a');
});

test('a column of menus has a head, and stands where a row of more than two actions has its own', async () => {
  const menu = { key: 'menu', title: '', cell: () => <button type="button">更多</button>, phone: 'menu' as const };
  const actions = ['拒绝', '移到初筛', '写备注'].map((label) => ({ label, run: vi.fn() }));
  await open(
    <>
      <Table columns={[menu]} />
      <Table actionsOf={() => actions} />
    </>,
  );
  expect(screen.getAllByRole('columnheader', { name: '操作' })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: '更多' })[0]?.closest('td')?.dataset.phone).toBe('menu');
  expect(screen.getByRole('button', { name: /陈思远/ }).closest('td')?.dataset.phone).toBe('menu');
});

test('what can be done with a row is reached from it by Tab, and from no other row', async () => {
  const run = vi.fn();
  const { user } = await open(<Table actionsOf={() => [{ label: '拒绝', run }]} />);
  expect(screen.getByRole('columnheader', { name: '操作' })).toBeTruthy();
  act(() => row('刘婧怡').focus());
  await user.tab();
  await user.keyboard('{Enter}');
  expect(run).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test('where the row of the keyboard goes away the next one has it, or the last one', async () => {
  const without = (...gone: string[]) => people.filter(({ id }) => !gone.includes(id));
  function Shrinking() {
    const [rows, setRows] = useState(people);
    return (
      <>
        <Table rows={rows} actionsOf={({ id }) => [{ label: '归档', run: () => setRows(without('a', id)) }]} />
        <button type="button" onClick={() => setRows(without('a', 'b', 'd'))}>
          别处
        </button>
      </>
    );
  }
  const { user } = await open(<Shrinking />);
  act(() => row('刘婧怡').focus());
  await user.click(within(row('刘婧怡')).getByRole('button', { name: /归档/ }));
  expect(focused()).toBe('c');
  await user.keyboard('j');
  expect(focused()).toBe('d');
  await user.click(within(row('欧阳若琳')).getByRole('button', { name: /归档/ }));
  expect(focused()).toBe('c');
  // Who is elsewhere stays there.
  await user.click(screen.getByRole('button', { name: '别处' }));
  expect(focused()).toBeUndefined();
});

test('where the last row goes away and the next page’s first moves up, that one has the keyboard', async () => {
  function Page() {
    const [gone, setGone] = useState<string[]>([]);
    const rows = people.filter(({ id }) => !gone.includes(id)).slice(0, 3);
    return <Table rows={rows} actionsOf={({ id }) => [{ label: '归档', run: () => setGone([...gone, id]) }]} />;
  }
  const { user } = await open(<Page />);
  act(() => row('王梓轩').focus());
  await user.click(within(row('王梓轩')).getByRole('button', { name: /归档/ }));
  expect(focused()).toBe('d');
});

test('J leads into the table from the page, to the row where one was, and not out of a field', async () => {
  const { user } = await open(
    <>
      <input aria-label="搜索" />
      <Table />
    </>,
  );
  await user.keyboard('jj');
  expect(focused()).toBe('b');
  await user.click(screen.getByRole('textbox', { name: '搜索' }));
  await user.keyboard('j');
  expect(focused()).toBeUndefined();
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('k');
  expect(focused()).toBe('b');
});
