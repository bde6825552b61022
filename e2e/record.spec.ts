import { expect } from '@playwright/test';
import { expectNothingSerious } from './support/accessibility.ts';
import { collectErrors, test } from './support/browser.ts';
import { companyOf } from './support/company.ts';
import { openSession } from './support/test-door.ts';

test('a record is corrected: what was typed outlives a dialog closed by accident, and only that is changed', async ({
  page,
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
  expect(errors.filter((error) => !error.includes('status of 4'))).toEqual([]);
});
