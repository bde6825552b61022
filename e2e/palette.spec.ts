import { expect, type Page } from '@playwright/test';
import { expectNothingSerious } from './support/accessibility.ts';
import { collectErrors, openPage, REFUSED_CALL, test } from './support/browser.ts';
import { companyOf } from './support/company.ts';
import { openSession } from './support/test-door.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: '搜索与操作' });
const options = (page: Page) => palette(page).getByRole('option');

async function press(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
}

test('somebody finds a person by name from anywhere, and finds her again among those opened lately', async ({
  browser,
}) => {
  const { page } = await openPage(browser);
  const errors = collectErrors(page, REFUSED_CALL);
  await openSession(page);
  const company = companyOf(page);
  const job = await company.publish(`找人专用岗 ${Date.now()}`);
  const name = `欧阳${['晓', '静', '远', '航'][Date.now() % 4]}寻`;
  await company.apply(job, name);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Without a network it cannot be fetched; then it comes whole, with its words and its styles.
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByText('搜索没有打开，请检查网络后再试一次')).toBeVisible();
  await page.context().setOffline(false);
  // A page that lost a file may load itself once more, and the keys with it.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
  await expect(palette(page).getByRole('combobox')).toHaveCSS('height', '52px');
  await page.keyboard.insertText(name);
  await expect(options(page).filter({ hasText: name })).toContainText('新简历');
  await expectNothingSerious(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resume\/new\?id=/);
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

  // A list is being searched in: the keys win all the same. A job is found by its title, at once.
  await page.getByRole('searchbox').first().click();
  await press(page);
  await page.keyboard.insertText(job.title);
  await expect(options(page).first()).toContainText(job.title);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox').first()).toBeFocused();

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await press(page);
  await expect(options(page).first()).toContainText(name);
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).not.toContain(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  expect(errors).toEqual([]);
});

test('every key of the desk is in the palette, with the words of its button, and does the same', async ({
  browser,
}) => {
  const { page, errors } = await openPage(browser);
  await openSession(page);
  await page.goto('/resume/new');
  await expect(page.getByRole('button', { name: '初筛通过' }).first()).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: '快捷键' });
  await expect(dialog).toBeVisible();
  const keys = await dialog.locator('dt').allTextContents();
  await page.keyboard.press('Escape');
  await press(page);
  const listed = (await options(page).allTextContents()).join('\n');
  // 0, G, Z and Esc are there once there is something to fit, to go on to, to undo or to leave; with Ctrl it is no key of the desk alone.
  const several: Record<string, string[]> = {
    'J ↓': ['J'],
    'K ↑': ['K'],
    '1–5': ['1', '5'],
    '+ −': ['+', '-'],
    '0': [],
    G: [],
    // In the tab of those who are set aside.
    U: [],
    Z: [],
    Esc: [],
    'Ctrl K': [],
    'Ctrl P': [],
  };
  const expected = keys.flatMap((key) => several[key] ?? [key]);
  expect(expected.length).toBeGreaterThan(15);
  for (const key of expected) expect(listed, key).toMatch(new RegExp(`${key.replace(/[?+[\]]/g, '\\$&')}$`, 'm'));

  await page.keyboard.insertText('看板');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=board/);
  // The palette lists what the screen offers when it opens.
  await expect(page.getByRole('region', { name: '看板' })).toBeVisible();
  await press(page);
  await page.keyboard.insertText('深色');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await press(page);
  await page.keyboard.insertText('列表视图');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/view=board/);
  await expect(page.getByLabel('写备注')).toBeVisible();
  await press(page);
  await page.keyboard.insertText('写备注');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('写备注')).toBeFocused();
  expect(errors).toEqual([]);
});
