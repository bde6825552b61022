import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { collectErrors, test } from './support/browser.ts';
import { companyOf } from './support/company.ts';
import { printed, textOf } from './support/printing.ts';
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
  await expect(async () => {
    await page.goto(`/resume/new?job=${job.uuid}`);
    // The server's picture of the first sheet, below the sheet itself: it is drawn a moment after somebody applied.
    await expect(page.locator('img[data-drawn]')).toBeAttached({ timeout: 10_000 });
  }).toPass();
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
  const day = new Date().toLocaleDateString('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'medium' });
  // Every page says whose it is, from where, and which of how many.
  for (const [index, words] of pages.entries()) {
    expect(words).toMatch(new RegExp(`白纸墨 · ${job.title} · 云杉科技\\(上海\\)有限公司 · ${day} \\d+:\\d+ 打印`));
    expect(words).toContain(`${index + 1} / 2`);
  }
  // On paper stands when it was: of the application and of its history.
  expect(pages[1]).toContain(`${job.title} · ${day}`);
  expect(pages[1]).toMatch(new RegExp(`${day} \\d+:\\d+ 投递`));
  for (const word of ['内部才看的话', '初筛通过', '工作台', '下载', '搜索', '跳到正文', '刚刚'])
    expect(pages.join(''), word).not.toContain(word);

  const noted = await printed(page, async () => {
    await page.getByRole('button', { name: '打印', exact: true }).click();
    await page.getByRole('menuitem', { name: '打印，连同备注' }).click();
  });
  expect((await textOf(noted.pdf)).join('')).toContain('内部才看的话');
  expect(errors).toEqual([]);
});
