import { type Browser, expect, type Page } from '@playwright/test';
import { routes } from '../web/src/app/routes/all.ts';
import { collectErrors, logIn, MASTER, seriousFindings, test, WITHOUT_COMPANY } from './support/browser.ts';

/*
 * Every address of the route table, and the pages for candidates, at three widths, light and dark, in both languages:
 * a title, one main landmark, nothing wider than the window, nothing serious for axe, nothing in the console.
 */
const widths = [360, 768, 1440];
const themes = ['light', 'dark'] as const;
const languages = ['zh-CN', 'en'] as const;

/** Addresses of the table; a parameter with its first value, since its screen is the same for all. */
const addresses = routes.flatMap((entry) => {
  if ('redirect' in entry) return [entry.path];
  const [name, values] = Object.entries(entry.values ?? {})[0] ?? [];
  if (!name || !values) return [entry.path.replace('/*', '/anything')];
  return [entry.path.replace(`:${name}`, values[0] ?? '')];
});

for (const language of languages) {
  test(`every screen of the route table in ${language}`, async ({ browser }) => {
    // The table grows; each of its screens is looked at six times.
    test.slow();
    const master = await personPage(browser, language, MASTER);
    const seen = new Set<string>();
    for (const address of addresses) await look(master, address, seen);
    expect(seen.size).toBeGreaterThan(9);
    // The guard sends an account without company to the one step that it may take.
    await look(await personPage(browser, language, WITHOUT_COMPANY), '/resume/new');
  });

  test(`the entrance and the pages for candidates in ${language}`, async ({ browser }) => {
    const page = await (await browser.newContext({ locale: language })).newPage();
    await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
    const online = await firstOnlineJob(browser);
    for (const address of ['/login', '/docs/api', `/jobs/${online}`]) await look(page, address);
    for (const address of [`/jobs/${crypto.randomUUID()}`, '/applications/nothing'])
      await look(page, address, new Set(), /404/);
  });
}

async function personPage(browser: Browser, language: string, account: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, account, account === MASTER ? '/' : '/register');
  await page.evaluate((locale) => localStorage.setItem('locale', locale), language);
  return page;
}

async function firstOnlineJob(browser: Browser): Promise<string> {
  const page = await personPage(browser, 'zh-CN', MASTER);
  await page.goto('/job-management/internship?filter=online');
  const address = await page
    .getByRole('main')
    .getByRole('link', { name: /新简历/ })
    .last()
    .getAttribute('href');
  await page.context().close();
  return new URL(address ?? '', 'http://desk').searchParams.get('job') ?? '';
}

/** Looks at one address in every width and theme; an address that leads to a page seen before is not looked at twice. */
async function look(page: Page, address: string, seen = new Set<string>(), allowed?: RegExp): Promise<void> {
  await test.step(address, async () => {
    const errors = collectErrors(page, allowed);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page).toHaveTitle(/青禾|Qinghe/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: /^(?:正在载入|Loading)/ })).toHaveCount(0);
    const language = await page.evaluate(() => document.documentElement.lang);
    const shown = new URL(page.url()).pathname;
    if (seen.has(shown)) return;
    seen.add(shown);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${shown} ${width} px ${colorScheme}`;
        expect(await tooWide(page), `${where}: wider than the window`).toEqual([]);
        // Words change no colour: in English one look at the narrowest screen is enough for axe.
        const looks = language === 'zh-CN' || (width === widths[0] && colorScheme === 'dark');
        if (looks) expect(await seriousFindings(page), where).toEqual([]);
      }
    }
    expect(errors, shown).toEqual([]);
  });
}

/** What reaches beyond the right edge, where the page as a whole can be scrolled sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className}`)
      .slice(0, 5);
  });
