import { expect } from '@playwright/test';
import { expectNothingSerious } from '../support/accessibility.ts';
import { openPage, test } from '../support/browser.ts';

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

test('a page that was chosen dark is dark from its first paint', async ({ browser }) => {
  const { page } = await openPage(browser, { colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    // Of every frame from the first one on, before the application is there.
    const grounds: string[] = [];
    Object.assign(window, { grounds });
    const look = () => {
      if (document.body) grounds.push(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/login');
  await expect(page.getByLabel('手机号或邮箱')).toBeVisible();
  const grounds = await page.evaluate(() => Reflect.get(window, 'grounds') as string[]);
  expect([...new Set(grounds)]).toEqual(['rgb(15, 21, 18)']);
});

test('nothing moves for those who asked for less motion', async ({ browser }) => {
  const { page } = await openPage(browser, { reducedMotion: 'reduce' });
  await page.goto('/design');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
      .flatMap((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  );
  expect(moving).toEqual([]);
});
