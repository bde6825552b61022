import { expect, test } from '@playwright/test';
import { expectNothingSerious, openPage } from './support/browser.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the design page is sound in a ${colorScheme} browser, and every contrast is kept`, async ({ browser }) => {
    const { page, errors } = await openPage(browser, { colorScheme });
    await page.goto('/design');
    await expect(page.getByRole('heading', { level: 1, name: '设计系统' })).toBeVisible();
    const contrasts = page.locator('[data-kept]');
    expect(await contrasts.count()).toBe(42);
    await expect(page.locator('[data-kept="false"]')).toHaveCount(0);
    await expectNothingSerious(page);
    expect(errors).toEqual([]);
  });
}

test('outside of demos there is no design page', async ({ browser }) => {
  const { page } = await openPage(browser);
  await page.route('**/healthz', async (route) => {
    if (route.request().headers().accept?.includes('text/html')) return route.continue();
    return route.fulfill({ json: { status: 'ok', mode: 'production' } });
  });
  await page.goto('/design');
  await expect(page).toHaveURL('/login');
});
