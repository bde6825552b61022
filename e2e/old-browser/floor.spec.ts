import { expect } from '@playwright/test';
import { listTalks } from '@qinghe/contract/talks/talks.ts';
import { routes } from '../../web/src/app/routes/all.ts';
import { talkAddresses } from '../../web/src/domains/jobs/job-addresses.ts';
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

// Without what the tests of a worker share: a login ends the session that their fixtures would go on using.
test('it is an old browser; whoever logs in sees the desk with a CV, and a door', async ({ browser }) => {
  expect(browser.version()).toMatch(/^109\./);
  const { page, errors } = await openPage(browser);
  await page.goto('/login');
  await page.getByLabel('手机号或邮箱').fill(MASTER);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/resume/new');
  await expect(page.locator('canvas[data-drawn]').first()).toBeVisible();
  // A menu stands in the top layer, which this browser has not.
  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).press('Escape');
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
  const talks = page.waitForResponse((response) => new URL(response.url()).pathname === listTalks.path);
  await page.goto(talkAddresses.list);
  const { data } = (await (await talks).json()) as { data: { items: [{ uuid: string }] } };
  await page.goto(talkAddresses.door(data.items[0].uuid));
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
