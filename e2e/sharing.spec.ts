import { expect, type Page } from '@playwright/test';
import { expectNothingSerious } from './support/accessibility.ts';
import { CHILD, openPage, test } from './support/browser.ts';
import { companyOf } from './support/company.ts';
import { openSession } from './support/test-door.ts';

const LIST = '/job-management/internship';
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test('a job is shared with a colleague, who reads and notes, decides once they may, and loses sight of it again', async ({
  browser,
}) => {
  const owner = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await openSession(owner.page);
  const company = companyOf(owner.page);
  const job = await company.publish('两人共看的实习生');
  await company.apply(job, '蓝一', { school: '同济大学' });
  const colleague = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await openSession(colleague.page, CHILD);
  await colleague.page.goto(LIST);
  await expect(row(colleague.page, '产品实习生')).toBeVisible();
  await expect(row(colleague.page, job.title)).toHaveCount(0);

  await owner.page.goto(LIST);
  await owner.page.getByRole('button', { name: `「${job.title}」的更多操作` }).click();
  await owner.page.getByRole('menuitem', { name: '共享给同事' }).click();
  const dialog = owner.page.getByRole('dialog', { name: `共享「${job.title}」` });
  await dialog.getByRole('combobox', { name: '共享给' }).fill('赵');
  await owner.page.keyboard.press('Enter');
  await expectNothingSerious(owner.page);
  await dialog.getByRole('button', { name: '共享', exact: true }).click();
  await expect(dialog.getByRole('list', { name: '已共享给' }).getByText('赵一鸣')).toBeVisible();

  // It comes by itself, and says whose it is.
  await expect(row(colleague.page, job.title).getByText('林晓共享给你 · 只能查看')).toBeVisible();
  await row(colleague.page, job.title)
    .getByRole('link', { name: /1 份新简历/ })
    .click();
  await expect(colleague.page.getByText('只共享给你查看，由负责人决定')).toBeVisible();
  await colleague.page.keyboard.press('s');
  await colleague.page.keyboard.press('n');
  await colleague.page.keyboard.type('作品集做得细');
  await colleague.page.keyboard.press('Control+Enter');
  await expect(colleague.page.getByText('作品集做得细')).toBeVisible();

  await dialog.getByLabel('赵一鸣可以做什么').selectOption('查看和处理简历');
  await expect(colleague.page.getByText('只共享给你查看，由负责人决定')).toHaveCount(0);
  await colleague.page.getByRole('button', { name: '初筛通过' }).click();
  await expect(colleague.page.getByText('蓝一 已移到初筛')).toBeVisible();

  await colleague.page.goto(LIST);
  await expect(row(colleague.page, job.title).getByText('林晓共享给你', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: '取消共享给赵一鸣' }).click();
  await expect(row(colleague.page, job.title)).toHaveCount(0);
  expect(owner.errors).toEqual([]);
  expect(colleague.errors).toEqual([]);
});
