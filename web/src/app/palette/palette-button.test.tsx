import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { findApplications } from '@qinghe/contract/resumes/search.ts';
import { fireEvent } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { runsAs } from '../../../test/health.ts';
import { noBatches } from '../../../test/job.ts';
import { fail, open, respond, screen, within } from '../../../test/screen.tsx';
import { PaletteButton } from './palette-button.tsx';

const counts = { all: 0, draft: 0, reviewing: 0, refused: 0, online: 0, offline: 0, expired: 0, expiring: 0 };
const person = {
  uuid: '01890000-0000-7000-8000-000000000001',
  kind: 'internship',
  stage: 'new',
  name: '欧阳静',
  school: '同济大学',
  anonymous_as: null,
  job_title: '前端实习生',
} as const;

const replies = [
  runsAs('production'),
  respond(listJobs, { items: [], next_cursor: null, counts, batches: noBatches }),
  respond(findApplications, { items: [] }),
];

async function openPalette() {
  const opened = await open(<PaletteButton />, { replies });
  await opened.user.click(screen.getByRole('button', { name: /搜索/ }));
  return { ...opened, palette: within(await screen.findByRole('dialog', { name: '搜索与操作' })) };
}

/** A person who presses the keys in the moment in which the page is painted. */
function FastHands() {
  useLayoutEffect(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
  }, []);
  return null;
}

test('the keys are heard as soon as the button is drawn', async () => {
  await open([<PaletteButton key="button" />, <FastHands key="hands" />], { replies });
  expect(await screen.findByRole('dialog', { name: '搜索与操作' })).toBeDefined();
});

test('arrows go round, and the field names the chosen line', async () => {
  const { user, palette } = await openPalette();
  const field = palette.getByRole('combobox');
  expect(document.activeElement).toBe(field);
  const options = palette.getAllByRole('option');
  const chosen = () => options.filter((option) => option.getAttribute('aria-selected') === 'true');
  expect(chosen()).toEqual([options[0]]);
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toEqual([options.at(-1)]);
  expect(field.getAttribute('aria-activedescendant')).toBe(options.at(-1)?.id);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toEqual([options[0]]);
});

test('Enter that ends a composition chooses a word, not a line', async () => {
  const { palette, address } = await openPalette();
  fireEvent.keyDown(palette.getByRole('combobox'), { key: 'Enter', isComposing: true });
  expect(screen.getByRole('dialog', { name: '搜索与操作' })).toBeDefined();
  expect(address()).toBe('/');
});

test('nothing found says what to try', async () => {
  const { user, palette } = await openPalette();
  await user.keyboard('查无此人查无此事');
  expect(await palette.findByText(/没有找到「查无此人查无此事」/)).toBeDefined();
  expect(palette.getByRole('status').textContent).toContain('可以输入姓名');
  expect(palette.queryByRole('option')).toBeNull();
});

test('where people cannot be found the rest stays, and another try finds them; the keys close it again', async () => {
  const { user, palette, server } = await openPalette();
  server.use(fail(findApplications, 500));
  await user.keyboard('实习');
  expect((await palette.findByRole('alert')).textContent).toContain('其他结果不受影响');
  expect(palette.getAllByRole('option').length).toBeGreaterThan(0);
  server.use(respond(findApplications, { items: [person] }));
  await user.click(palette.getByRole('button', { name: '重试' }));
  expect(await palette.findByRole('group', { name: '候选人' })).toBeDefined();
  expect(palette.getByRole('option', { name: /欧阳静/ })).toBeDefined();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
