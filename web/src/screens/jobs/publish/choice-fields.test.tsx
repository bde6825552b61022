import { locations } from '@qinghe/contract/dict/endpoints.ts';
import { expect, test, vi } from 'vitest';
import { open, respond, screen } from '../../../../test/screen.tsx';
import { ComponentLibrary } from '../../../ui/library/component-library.tsx';
import { CategoryField, CitiesField } from './choice-fields.tsx';

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
  await user.type(await screen.findByRole('combobox', { name: '工作城市' }), '杭州{Enter}');
  expect(change).toHaveBeenLastCalledWith(['330100']);
});
