import { type Dictionary, findDictionaryEntries, listDictionaries } from '@qinghe/contract/dict/dictionaries.ts';
import { listHolidays } from '@qinghe/contract/dict/holidays.ts';
import { beforeEach, expect, test } from 'vitest';
import { fail, open, REQUEST_ID, respond, screen, waitFor } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import Dictionaries from './dictionaries.tsx';
import DictionaryPage from './dictionary.tsx';

const source = {
  title: '全国普通高等学校名单',
  title_en: 'Regular institutions',
  publisher: '教育部',
  publisher_en: 'Ministry of Education',
  dated: '2024',
  missing: '',
  missing_en: '',
  entries: 2868,
};
const schools: Dictionary = { name: 'schools', rows: 2868, source, imported_at: '2026-11-22T02:00:00.000Z' };
const options: Dictionary = { name: 'options', rows: 60, source: null, imported_at: null };
const lists = respond(listDictionaries, {
  items: [{ ...schools, source: { ...source, missing: '成人高等学校' } }, { ...schools, name: 'majors' }, options],
});

const year = new Date().getFullYear();
const known = respond(listHolidays, {
  items: [year + 1, year].map((one) => ({ year: one, holidays: [], worked: [] })),
});

beforeEach(() => operatorSession.begin('of the operator'));

test('each list says how much it holds, where it comes from and what is missing', async () => {
  const page = await open(<Dictionaries />, { address: '/ops/dictionaries', replies: [lists, known] });
  const row = await screen.findByRole('row', { name: /^学校/ });
  for (const words of ['2,868', '教育部 · 2024', '成人高等学校']) expect(row.textContent).toContain(words);
  expect(screen.getByRole('row', { name: /^专业/ }).textContent).toContain('不缺');
  expect(screen.getByRole('row', { name: /固定选项/ }).textContent).toContain('由程序规定');
  await page.user.click(screen.getByRole('link', { name: '学校' }));
  await waitFor(() => expect(page.address()).toBe('/ops/dictionary?name=schools'));
});

test('a year whose holidays were not entered is named, with the way to enter them', async () => {
  const page = await open(<Dictionaries />, {
    address: '/ops/dictionaries',
    replies: [lists, respond(listHolidays, { items: [] })],
  });
  expect(await screen.findByText(new RegExp(`${year} 年的放假安排还没有录入`))).toBeTruthy();
  await page.user.click(screen.getByRole('link', { name: '去录入' }));
  await waitFor(() => expect(page.address()).toBe('/ops/holidays'));
});

test('in English a source is named in English', async () => {
  await open(<Dictionaries />, { address: '/ops/dictionaries', locale: 'en', replies: [lists, known] });
  const row = await screen.findByRole('row', { name: /^Schools/ });
  expect(row.textContent).toContain('Regular institutions · Ministry of Education · 2024');
});

test('one looks into a list by code or name; of many the first are shown, and that is said', async () => {
  const items = [
    { code: '4111010007', name: '北京理工大学', name_en: 'Beijing Institute of Technology', within: '北京市' },
  ];
  const page = await open(<DictionaryPage />, {
    address: '/ops/dictionary?name=schools',
    replies: [lists, respond(findDictionaryEntries, { items, total: 2868 })],
  });
  expect(await screen.findByText('4111010007')).toBeTruthy();
  expect(screen.getByText(/2,868 条，先列出前 100 条/)).toBeTruthy();
  await page.user.type(screen.getByRole('searchbox'), '理工');
  await waitFor(() =>
    expect(page.server.requests(findDictionaryEntries).at(-1)).toEqual({ name: 'schools', q: '理工' }),
  );
});

test('an address that names no list leads to all of them', async () => {
  const page = await open(<DictionaryPage />, { address: '/ops/dictionary?name=nonsense', replies: [lists, known] });
  await waitFor(() => expect(page.address()).toBe('/ops/dictionaries'));
});

test('a failure says its number', async () => {
  await open(<Dictionaries />, { address: '/ops/dictionaries', replies: [fail(listDictionaries, 500), known] });
  expect((await screen.findByText(new RegExp(REQUEST_ID))).textContent).toBeTruthy();
});
