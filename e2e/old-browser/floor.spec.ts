import { expect } from '@playwright/test';
import { routes } from '../../web/src/app/routes/all.ts';
import { collectErrors, MASTER, openPage, PASSWORD } from '../support/browser.ts';
import { publicKinds, test } from '../support/looks.ts';

/*
 * In a browser of 2023 (docs/browsers.md), for which functions are filled in. The main job runs in it as well: publishing,
 * applying, the desk with a PDF.
 */
const addresses = routes.flatMap((entry) => {
  if ('redirect' in entry) return [];
  const [name, values] = Object.entries(entry.values ?? {})[0] ?? [];
  return [name && values ? entry.path.replace(`:${name}`, values[0] ?? '') : entry.path.replace('/*', '/anything')];
});

test('it is an old browser; whoever logs in sees the desk with a CV, and a door', async ({ browser, demoPath }) => {
  expect(browser.version()).toMatch(/^109\./);
  // Before the login, since an account has one session.
  const door = (await demoPath('talks')).replace('/talks/', '/door/talk/');
  const { page, errors } = await openPage(browser);
  await page.goto('/login');
  await page.getByLabel('手机号或邮箱').fill(MASTER);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/resume/new');
  await expect(page.locator('canvas[data-drawn]').first()).toBeVisible();
  // A menu stands in the top layer, which this browser has not.
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).press('Escape');
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
  await page.goto(door);
  await expect(page.getByText('在线，已同步')).toBeVisible();
  expect(errors).toEqual([]);
});

test('every screen opens', async ({ page, asOperator, demoPath }) => {
  test.slow();
  const errors = collectErrors(page);
  const candidates = await Promise.all(publicKinds.map((kind) => demoPath(kind)));
  await asOperator(page);
  for (const address of [...addresses, ...candidates]) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('页面没有打开')).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  }
});
