import { expect } from '@playwright/test';
import { expectNothingSerious } from './support/accessibility.ts';
import { collectErrors, openPage, test } from './support/browser.ts';
import { companyOf } from './support/company.ts';
import { openSession } from './support/test-door.ts';

test('a record is corrected: what was typed outlives a dialog closed by accident; a colleague without an account is asked about it', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await openSession(page);
  const company = companyOf(page);
  const job = await company.publish('更正资料实习生');
  await company.apply(job, '司徒一');
  await page.goto(`/resume/new?job=${job.uuid}`);
  const record = page.getByRole('complementary', { name: '候选人资料' });
  await expect(record.getByText('同济大学', { exact: true })).toBeVisible();

  await record.getByRole('button', { name: '更正资料' }).click();
  const dialog = page.getByRole('dialog', { name: '更正资料' });
  await dialog.getByLabel('学校').fill('上海财经大学浙江学院');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await record.getByRole('button', { name: '更正资料' }).click();
  await expect(dialog.getByLabel('学校')).toHaveValue('上海财经大学浙江学院');
  await dialog.getByLabel('每周天数').fill('9');
  await expectNothingSerious(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByLabel('每周天数')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('每周天数').fill('5');
  await dialog.getByLabel('每周天数').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(record.getByText('上海财经大学浙江学院', { exact: true })).toBeVisible();

  // Given up is given up.
  await record.getByRole('button', { name: '更正资料' }).click();
  await dialog.getByLabel('专业').fill('会计');
  await dialog.getByRole('button', { name: '取消' }).click();
  await record.getByRole('button', { name: '更正资料' }).click();
  await expect(dialog.getByLabel('专业')).toHaveValue('软件工程');
  await dialog.getByRole('button', { name: '取消' }).click();

  await page.keyboard.press('h');
  const asking = page.getByRole('dialog', { name: '请同事看 1 份简历' });
  await asking.getByLabel('同事的姓名').fill('沈南乔');
  await asking.getByLabel('想请教什么').fill('能不能独立接一个页面？');
  await expectNothingSerious(page);
  await page.keyboard.press('Control+Enter');
  const made = page.getByRole('dialog', { name: '给沈南乔的链接' });
  const address = await made.getByText(/resume-email/).innerText();
  await made.getByRole('button', { name: '关闭' }).click();

  const colleague = await openPage(browser, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await colleague.page.goto(address);
  await colleague.page.getByRole('button', { name: '打开简历' }).click();
  const cv = colleague.page.getByRole('article', { name: '司徒一的简历' });
  await expect(cv.getByText('上海财经大学浙江学院')).toBeVisible();
  await expect(cv).not.toContainText(/1[3-9]\d{9}|@/);
  expect(colleague.page.url()).not.toContain(new URL(address).searchParams.get('auth') ?? '');
  const recommend = colleague.page.getByText('推荐', { exact: true });
  await expect(recommend).toBeInViewport();
  await recommend.click();
  await colleague.page.getByLabel('几句话').fill('想当面问断网重试');
  await colleague.page.reload();
  await expect(colleague.page.getByLabel('几句话')).toHaveValue('想当面问断网重试');
  await expectNothingSerious(colleague.page);
  await colleague.page.getByRole('button', { name: '交给林晓' }).click();
  await expect(record.getByText('想当面问断网重试')).toBeVisible();
  await expect(record.getByText(/沈南乔.*由链接/)).toBeVisible();
  expect(colleague.errors).toEqual([]);
  expect(errors.filter((error) => !error.includes('status of 4'))).toEqual([]);
});
