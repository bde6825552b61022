import { expect } from '@playwright/test';
import { collectErrors, test } from './support/browser.ts';
import { companyOf } from './support/company.ts';
import { hostileWord, MARKED } from './support/hostile-word.ts';
import { printed, textOf } from './support/printing.ts';
import { openSession } from './support/test-door.ts';

test('a Word CV fits its pane, and is printed without the margins of its screen', async ({ page }) => {
  const errors = collectErrors(page);
  await openSession(page);
  const company = companyOf(page);
  const job = await company.publish(`打印文档岗 ${Date.now()}`);
  await company.apply(job, '白纸文档', {}, 'ayiguli--docx-lines.docx');
  await page.goto(`/resume/new?job=${job.uuid}`);
  const pane = page.getByRole('region', { name: '简历原件' });
  const sheet = pane.locator('iframe');
  await expect(sheet.contentFrame().getByText('现居地：乌鲁木齐')).toBeVisible();
  const edges = async () => {
    const [inner, outer] = [await sheet.boundingBox(), await pane.boundingBox()];
    return inner && outer ? Math.round(outer.x + outer.width - inner.x - inner.width) : -1;
  };
  await expect.poll(edges).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect.poll(edges).toBeGreaterThanOrEqual(0);

  const { pdf } = await printed(page, () => page.keyboard.press('Control+p'));
  const pages = await textOf(pdf);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('能承受加班与出差');
  expect(errors).toEqual([]);
});

test('a Word CV made to harm stays in its frame: no pixel, click, key or address of the desk is its own', async ({
  page,
}) => {
  const errors = collectErrors(page, BLOCKED);
  await openSession(page);
  const company = companyOf(page);
  const job = await company.publish(`恶意文档岗 ${Date.now()}`);
  const attacks = await hostileWord();
  for (const { name, bytes } of attacks) await company.apply(job, name, {}, { extension: '.docx', bytes });
  await company.apply(job, '清白之人');
  const harmless = page.getByRole('button', { name: /清白之人/ });
  const person = (name: string) => page.getByRole('heading', { level: 2, name });

  for (const { name, words } of attacks) {
    await page.goto(`/resume/new?job=${job.uuid}`);
    await page.getByRole('button', { name: new RegExp(name) }).click();
    const pane = page.getByRole('region', { name: '简历原件' });
    if (words) await expect(pane.locator('iframe').contentFrame().getByText(words)).toBeVisible();
    else await expect(pane.getByText(/没有打开这份文件|这份文件无法显示/).filter({ visible: true })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(words ? 1 : 0);
    // Nothing of the file stands in the application's own page.
    const page_ = await page.evaluate((marked) => {
      const own = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
      const at = (x: number, y: number) =>
        document.elementFromPoint(x, y)?.closest('section, aside, nav, header')?.ariaLabel;
      return {
        styled: own.includes(marked),
        behind: getComputedStyle(document.body, '::after').content,
        at: at(20, 300),
      };
    }, MARKED);
    expect(page_, name).toEqual({ styled: false, behind: 'none', at: '主导航' });
    const box = await pane.boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page).toHaveURL(/\/resume\/new/);
    expect(page.context().pages(), name).toHaveLength(1);
    // The desk hears the next key: the person is still there, and K goes on.
    await page.keyboard.press('k');
    await expect(person(name)).toHaveCount(0);
    await expect(page.getByRole('list', { name: '候选人' }).getByRole('button')).toHaveCount(attacks.length + 1);
    await harmless.click();
    await expect(person('清白之人')).toBeVisible();
  }
  expect(errors).toEqual([]);
});

/** What a browser says of a picture or a frame that the policy held back. */
const BLOCKED = /Content Security Policy|Blocked script execution/;
