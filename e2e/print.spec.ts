import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { collectErrors, test } from './support/browser.ts';
import { companyOf } from './support/company.ts';
import { openSession } from './support/test-door.ts';

test('an application is printed whole: the pages of the CV, then the record, black on white, without buttons', async ({
  page,
}, info) => {
  const errors = collectErrors(page);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openSession(page);
  const company = companyOf(page);
  const job = await company.publish(`打印岗 ${Date.now()}`);
  await company.apply(job, '白纸墨');
  await page.goto(`/resume/new?job=${job.uuid}`);
  await expect(page.getByRole('heading', { level: 2, name: '白纸墨' })).toBeVisible();
  await expect(page.locator('canvas[data-drawn]').first()).toBeVisible();
  await page.getByLabel('写备注').fill('内部才看的话');
  await page.getByRole('button', { name: '保存备注' }).click();
  await expect(page.locator('p', { hasText: '内部才看的话' })).toBeVisible();

  const wide = await printed(page, () => page.keyboard.press('Control+p'));
  expect(wide.width).toBeGreaterThan(1500);
  await writeFile(info.outputPath('print.pdf'), wide.pdf);
  const pages = await textOf(wide.pdf);
  expect(pages).toHaveLength(2);
  expect(pages[1]).toContain('白纸墨');
  expect(pages[1]).toContain('同济大学');
  for (const word of ['内部才看的话', '初筛通过', '工作台', '下载', '搜索', '跳到正文', '刚刚'])
    expect(pages.join(''), word).not.toContain(word);

  const noted = await printed(page, async () => {
    await page.getByRole('button', { name: '打印' }).click();
    await page.getByRole('menuitem', { name: '打印，连同备注' }).click();
  });
  expect((await textOf(noted.pdf)).join('')).toContain('内部才看的话');
  expect(errors).toEqual([]);
});

test('a Word CV fits its pane, and is printed without the margins of its screen', async ({ page }) => {
  const errors = collectErrors(page);
  await openSession(page);
  const company = companyOf(page);
  const job = await company.publish(`打印文档岗 ${Date.now()}`);
  await company.apply(job, '白纸文档', {}, 'ayiguli--docx-lines.docx');
  await page.goto(`/resume/new?job=${job.uuid}`);
  const pane = page.getByRole('region', { name: '简历原件' });
  const sheet = pane.locator('section.docx');
  await expect(sheet.getByText('现居地：乌鲁木齐')).toBeVisible();
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

/** What the printer would get, made once the page asked for its dialog; the page is put back as it was at that moment. */
async function printed(page: Page, action: () => Promise<void>) {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    delete dataset.asked;
    window.print = () => {
      const widths = [...document.querySelectorAll('canvas')].map(({ width }) => width);
      dataset.asked = JSON.stringify({ width: Math.max(0, ...widths), print: dataset.print ?? '' });
    };
  });
  await action();
  await expect(page.locator('html')).toHaveAttribute('data-asked', /width/);
  const asked = JSON.parse((await page.locator('html').getAttribute('data-asked')) ?? '{}');
  await expect(page.locator('canvas:not([data-drawn])')).toHaveCount(0);
  await page.evaluate((print) => document.documentElement.setAttribute('data-print', print), asked.print);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return { width: asked.width as number, pdf };
}

/** The words of each page. */
async function textOf(pdf: Buffer): Promise<string[]> {
  const file = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const pages = Array.from({ length: file.numPages }, async (_, index) => {
    const { items } = await (await file.getPage(index + 1)).getTextContent();
    // Fonts name some signs by their radicals.
    return items
      .map((item) => ('str' in item ? item.str : ''))
      .join('')
      .normalize('NFKC');
  });
  return Promise.all(pages);
}
