import { locations } from '@qinghe/contract/dict/endpoints.ts';
import { addressSuggestion } from '@qinghe/contract/dict/lists.ts';
import { findMajors } from '@qinghe/contract/dict/majors.ts';
import { expect, test, vi } from 'vitest';
import { open, respond, screen, waitFor } from '../../../../test/screen.tsx';
import { ComponentLibrary } from '../../../ui/library/component-library.tsx';
import { AddressField, CategoryField, CitiesField, MajorsField } from './choice-fields.tsx';

const categories = [
  {
    code: '1',
    name: '运营',
    name_en: 'Operations',
    children: [
      { code: '101', name: '内容运营', name_en: 'Content' },
      { code: '102', name: '新媒体运营', name_en: 'Social media' },
    ],
  },
];
const provinces = [
  { code: '310000', name: '上海市', cities: [{ code: '310100', name: '上海市' }] },
  { code: '330000', name: '浙江省', cities: [{ code: '330100', name: '杭州市' }] },
];

test('a category is typed, and Enter takes the first match', async () => {
  const change = vi.fn();
  const { user } = await open(
    <ComponentLibrary>
      <CategoryField value="" categories={categories} error={undefined} onChange={change} />
    </ComponentLibrary>,
  );
  await user.tab();
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('新媒体{Enter}');
  expect(change).toHaveBeenLastCalledWith('102');
});

test('a city is typed, and Enter takes the first match', async () => {
  const change = vi.fn();
  const { user } = await open(
    <ComponentLibrary>
      <CitiesField value={[]} error={undefined} onChange={change} />
    </ComponentLibrary>,
    { replies: [respond(locations, { provinces })] },
  );
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: '工作城市' });
  await waitFor(() => expect(field.disabled).toBe(false));
  await user.type(field, '杭州{Enter}');
  expect(change).toHaveBeenLastCalledWith(['330100']);
});

const source = { title: '', publisher: '', dated: '', missing: '', entries: 0 };

test('a major is found by the dictionary as it is typed, Enter takes the first, and others may be typed', async () => {
  const change = vi.fn();
  const found = { code: '080902', name: '软件工程', category: '工学', class: '计算机类' };
  const { user } = await open(
    <ComponentLibrary>
      <MajorsField label="专业" placeholder="" value={[]} error={undefined} max={10} onChange={change} />
    </ComponentLibrary>,
    {
      replies: [respond(findMajors, ({ q }) => ({ categories: [], items: q.startsWith('rj') ? [found] : [], source }))],
    },
  );
  await user.type(screen.getByLabelText('专业', { selector: 'input' }), 'rjgc');
  await screen.findByText('软件工程');
  await user.keyboard('{Enter}');
  expect(change).toHaveBeenLastCalledWith(['软件工程']);
  await user.type(screen.getByLabelText('专业', { selector: 'input' }), '不限专业{Enter}');
  expect(change).toHaveBeenLastCalledWith(['不限专业']);
});

test('an address is completed within the first city, and not looked for without one or by signs of no text', async () => {
  const change = vi.fn();
  const { user, server } = await open(
    <ComponentLibrary>
      <AddressField value="余" cities={['330100', '310100']} error={undefined} onChange={change} />
      <AddressField value={'余\u0001'} cities={['330100']} error={undefined} onChange={change} />
      <AddressField value="文" cities={[]} error={undefined} onChange={change} />
    </ComponentLibrary>,
    { replies: [respond(addressSuggestion, { items: [{ address: '余杭区', district: '' }] })] },
  );
  const [field] = screen.getAllByLabelText('详细地址', { selector: 'input' });
  await user.click(field as HTMLElement);
  await user.click(await screen.findByText('余杭区'));
  expect(change).toHaveBeenLastCalledWith('余杭区');
  expect(server.requests(addressSuggestion)).toEqual([{ q: '余', city: '330100' }]);
});
