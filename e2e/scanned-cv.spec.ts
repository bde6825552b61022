import { join } from 'node:path';
import { expect } from '@playwright/test';
import { expectNothingSerious } from './support/accessibility.ts';
import { MASTER, openPage, test } from './support/browser.ts';
import { CV_FILES, companyOf, READING } from './support/company.ts';
import { openSession } from './support/test-door.ts';

test('a photographed CV is read, and what the record says is marked on the picture', async ({ browser }) => {
  const { page: desk, errors: deskErrors } = await openPage(browser);
  await openSession(desk, MASTER);
  const job = await companyOf(desk).publish('扫描简历实习生');

  const { page, errors } = await openPage(browser);
  await page.goto(job.path);
  await page.locator('input[name=file]').setInputFiles(join(CV_FILES, 'zhang-siyuan--single--picture.png'));
  await expect(page.getByText(/已读取 \d+ 项/)).toBeVisible(READING);
  const name = page.getByLabel('姓名');
  await expect(name).toHaveValue('张思远');
  // Of a name that comes from a picture no other word tells whether it was seen rightly.
  await expect(page.locator('[data-state=doubtful]').filter({ has: name })).toBeVisible();
  await expect(page.getByLabel('学校')).toHaveValue('浙江大学');
  await page.getByLabel('手机').fill('13911120001');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '投递', exact: true }).click();
  await expect(page.getByRole('heading', { name: '投递已收到' })).toBeVisible();
  expect(errors).toEqual([]);

  await desk.goto(`/resume/new?job=${job.uuid}`);
  await expect(desk.getByRole('heading', { level: 2, name: '张思远' })).toBeVisible();
  await expect(desk.getByText('由图片识别', { exact: true })).toBeVisible();
  const picture = desk.getByRole('img', { name: /第 1 页/ });
  await expect(picture).toBeVisible();
  const record = desk.getByRole('complementary', { name: '候选人资料' });
  await expect(record.getByText('2003 年生')).toBeVisible();
  await expect(record.getByText('校园失物招领小程序')).toBeVisible();
  await expect(record.getByText('国家奖学金', { exact: true })).toBeVisible();

  await record.getByRole('button', { name: '浙江大学', exact: true }).hover();
  const mark = desk.locator('[class*=pointed]');
  await expect(mark).toHaveCount(1);
  const [sheet, box] = [await picture.boundingBox(), await mark.boundingBox()];
  if (!sheet || !box) throw new Error('Nothing is marked');
  // The school stands at the left edge of the text, a fifth of the way down the sheet.
  expect((box.x - sheet.x) / sheet.width).toBeCloseTo(0.07, 1);
  expect((box.y - sheet.y) / sheet.height).toBeCloseTo(0.19, 1);
  // Twice: from what fits the pane to the next round number, then a step on. The mark goes with the picture.
  for (let step = 0; step < 2; step++) await desk.getByRole('button', { name: '放大' }).click();
  const large = await picture.boundingBox();
  expect(large?.width).toBeGreaterThan(sheet.width * 1.2);
  await record.getByRole('button', { name: '浙江大学', exact: true }).hover();
  expect((await mark.boundingBox())?.width).toBeCloseTo((box.width * (large?.width ?? 0)) / sheet.width, 0);
  await expectNothingSerious(desk);
  expect(deskErrors).toEqual([]);
});
