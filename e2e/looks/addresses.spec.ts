import { expect } from '@playwright/test';
import { listHelpQueue } from '@qinghe/contract/help/console.ts';
import { countMessages } from '@qinghe/contract/messages/messages.ts';
import { routes } from '../../web/src/app/routes/all.ts';
import { seriousFindings } from '../support/accessibility.ts';
import { collectErrors, PASSWORD, WITHOUT_COMPANY } from '../support/browser.ts';
import { look, lookInEnglish, lookOnInEnglish, openSettled, tooWide } from '../support/look-at.ts';
import { publicKinds, test } from '../support/looks.ts';

/*
 * Every address of the route table and every page for candidates, each by itself: a title, one main landmark, one
 * heading, nothing wider than the window at three widths, nothing serious for axe, nothing in the console; and in English
 * once more, where words are longest and the window is narrowest. Then as readers have it: colours, spacing, 400 %.
 */
/** Addresses of the table; a parameter with its first value, since its screen is the same for all. */
const addresses = routes.flatMap((entry) => {
  if ('redirect' in entry) return [];
  const [name, values] = Object.entries(entry.values ?? {})[0] ?? [];
  if (!name || !values) return [entry.path.replace('/*', '/anything')];
  return [entry.path.replace(`:${name}`, values[0] ?? '')];
});

/** Pages of operators, whose session is none of an account. */
const isConsole = (address: string) => /^\/ops(?!\/login)/.test(address);

test('every screen of the route table is looked at', () => {
  expect(addresses.length).toBe(routes.filter((entry) => !('redirect' in entry)).length);
});

test('what is wrong with a page is found, in its frames too', async ({ page }) => {
  // Frames are looked into where they are of the page's own origin.
  await page.goto('/docs/api');
  await page.setContent(`<!doctype html><main><img src="/favicon.svg"><iframe title="frame" srcdoc="<button></button>"></iframe>
    <p style="width: 2000px">wide</p></main>`);
  expect((await seriousFindings(page)).map((finding) => finding.split(':')[0])).toEqual(
    expect.arrayContaining(['button-name', 'image-alt']),
  );
  expect(await tooWide(page)).toEqual(['P ']);
});

for (const address of addresses) {
  test(`${address} is sound`, async ({ page, asOperator }) => {
    if (isConsole(address)) await asOperator(page);
    await look(page, address);
    await lookOnInEnglish(page, address);
  });
}

test('the command palette is sound on a phone, with results and without', async ({ page }) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openSettled(page, '/');
  await page.getByRole('button', { name: /搜索候选人、职位/ }).click();
  const palette = page.getByRole('dialog', { name: '搜索与操作' });
  await expect(palette.getByRole('option').first()).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.insertText('查无此人查无此事');
  await expect(palette.getByRole('status')).toContainText('没有找到');
  expect(await seriousFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('every queue of the inbox is in sight in English, however many wait', async ({
  englishPage: page,
  asOperator,
}) => {
  await asOperator(page);
  await page.route(`**${listHelpQueue.path}?*`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: object };
    const counts = { mine: 12, unassigned: 1280, all: 3000 };
    await route.fulfill({ response, json: { ...json, data: { ...json.data, counts } } });
  });
  await openSettled(page, '/ops/help');
  const queues = page.getByRole('navigation', { name: 'Queues' });
  await expect(queues).toContainText('1280');
  for (const width of [1440, 1024, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(queues.getByRole('link')).toHaveCount(4);
    for (const link of await queues.getByRole('link').all())
      await expect(link, `${width} px`).toBeInViewport({ ratio: 1 });
    const list = page.getByRole('region', { name: 'Conversations' });
    const field = list.getByRole('searchbox');
    const [outer, inner] = [await list.boundingBox(), await field.locator('..').boundingBox()];
    expect(inner?.width, `${width} px`).toBeGreaterThan((outer?.width ?? 0) - 32);
  }
});

test('more than 99 unread messages make no page wider than a phone', async ({ englishPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const unread = { recruitment: 98, company: 46, trade: 80, account: 39, system: 12 };
  await page.route(`**${countMessages.path}`, (route) => route.fulfill({ json: { code: 100, msg: '', data: unread } }));
  await openSettled(page, '/message');
  await expect(page.getByRole('button', { name: /Messages/ }).getByText('99+')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the folded sidebar is sound in every room, and nothing of it is cut off in a low window', async ({
  englishPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of ['/', '/control', '/personal']) {
    await openSettled(page, address);
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    expect(await navigation.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  }
  await openSettled(page, '/');
  await page.getByRole('link', { name: 'Jobs', exact: true }).hover();
  await expect(page.getByRole('list', { name: 'Jobs' }).getByRole('link')).toHaveCount(4);
  expect(await seriousFindings(page)).toEqual([]);
});

for (const entry of routes) {
  if (!('redirect' in entry)) continue;
  test(`${entry.path} leads to a screen`, async ({ page, asOperator }) => {
    const errors = collectErrors(page);
    if (isConsole(entry.path)) await asOperator(page);
    await openSettled(page, entry.path);
    await expect(page).toHaveURL(({ pathname }) => pathname === entry.redirect);
    expect(errors).toEqual([]);
  });
}

test.describe('without a company', () => {
  test.use({ account: WITHOUT_COMPANY });

  test('the one step that may be taken is sound, wherever the person wanted to go', async ({ page, englishPage }) => {
    await look(page, '/resume/new');
    await expect(page).toHaveURL('/register');
    await lookInEnglish(englishPage, '/resume/new');
  });
});

test.describe('without a session', () => {
  test.use({ account: '' });

  for (const address of ['/login', '/docs/api', '/jobs']) {
    test(`${address} is sound for a stranger`, async ({ page, englishPage }) => {
      await look(page, address);
      await lookInEnglish(englishPage, address);
    });
  }

  test('where no file of the application comes the page says so, and how to go on', async ({ page }) => {
    const files = /\/assets\//;
    await page.route(files, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByText('页面还没有打开，可能是网络的问题。')).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await page.unroute(files);
    await page.getByRole('link', { name: '再试一次' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '登录青禾' })).toBeVisible();
  });

  test('a browser below the floor is told so: in place of a white page, and above one that can be read', async ({
    page,
    onlineJob,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(AbortSignal.prototype, 'throwIfAborted'));
    for (const address of ['/login', '/ops', '/door/talk/any', onlineJob]) {
      await page.goto(address);
      const words = page.getByRole('alert').filter({ hasText: '这个浏览器太旧了（' });
      await expect(words).toContainText('This browser is too old');
      await expect(words).toBeInViewport();
    }
    await expect(page.getByRole('article')).toBeVisible();
  });

  test('a form of a public page whose script does not come says so', async ({ page, onlineJob, demoPath }) => {
    const scripts = /\.js$/;
    for (const address of [onlineJob, await demoPath('talks')]) {
      await page.route(scripts, (route) => route.abort());
      await page.goto(address);
      const words = page.getByText('页面没有加载完整，可能是网络的问题。');
      await expect(words).toBeHidden();
      await page.evaluate(() => {
        for (const one of document.getAnimations()) one.finish();
      });
      await expect(words).toBeVisible();
      expect(await tooWide(page)).toEqual([]);
      await page.unroute(scripts);
      await words.getByRole('link').click();
      await expect(page.locator('button[type=submit]').last()).toBeEnabled();
      await expect(words).toBeHidden();
    }
  });

  test('a browser that keeps nothing logs in, and works until the page is left', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL });
    const errors = collectErrors(page);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
        Object.defineProperty(globalThis, name, {
          configurable: true,
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await page.goto('/login');
    await page.getByLabel('手机号或邮箱').fill(WITHOUT_COMPANY);
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL('/register');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
    await page.close();
  });

  test('the page of a job is sound', async ({ page, englishPage, onlineJob }) => {
    await look(page, onlineJob);
    await lookInEnglish(englishPage, onlineJob);
  });

  for (const kind of publicKinds) {
    test(`/${kind} of the demo company are sound`, async ({ page, englishPage, demoPath }) => {
      const address = await demoPath(kind);
      await look(page, address);
      await lookInEnglish(englishPage, address);
    });
  }

  test('the page of a job that takes no applications any more is sound', async ({ page, englishPage, offlineJob }) => {
    await look(page, offlineJob);
    await expect(page.getByText('这个职位已停止招聘')).toBeVisible();
    await lookInEnglish(englishPage, offlineJob);
  });

  for (const address of [`/jobs/${crypto.randomUUID()}`, '/applications/nothing']) {
    test(`${address.replace(/[\da-f-]{36}/, 'unknown')} says so on a page that is sound`, async ({
      page,
      englishPage,
    }) => {
      await look(page, address, /404/);
      await lookInEnglish(englishPage, address, /404/);
    });
  }
});
