import { expect, type Page } from '@playwright/test';
import { expectNothingSerious } from './support/accessibility.ts';
import { collectErrors, REFUSED_CALL, test } from './support/browser.ts';
import { companyOf } from './support/company.ts';
import { openSession } from './support/test-door.ts';

const LIST = '/job-management/internship';
const FORM = `${LIST}/publish-job`;

const title = (page: Page) => page.getByLabel('职位名称');
const description = (page: Page) => page.getByRole('textbox', { name: '职位描述' });
const saved = (page: Page) => expect(page.getByText(/草稿已保存/)).toBeVisible();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Opens a new draft under its name and waits until the server has it. */
async function startDraft(page: Page, name: string): Promise<void> {
  await page.goto(FORM);
  await title(page).fill(name);
  await expect(page).toHaveURL(/id=/);
  await saved(page);
}

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `「${name}」的更多操作` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test.beforeEach(({ page }) => openSession(page));

test('what is typed is on the server a moment later, and in the preview; a dead network keeps it and sends it when it is back', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page, REFUSED_CALL);
  await startDraft(page, '断网也不丢的实习生');
  await description(page).fill('每周和导师一对一，负责一个真实功能从想法到上线。');
  await saved(page);
  await page.reload();
  await expect(title(page)).toHaveValue('断网也不丢的实习生');
  await expect(description(page)).toContainText(/真实功能/);
  await page.getByRole('button', { name: '预览' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '预览实习职位' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: '断网也不丢的实习生' })).toBeVisible();
  await page.getByRole('link', { name: '继续编辑' }).click();
  await expect(title(page)).toHaveValue('断网也不丢的实习生');

  await context.setOffline(true);
  await description(page).fill('断网时写下的内容，回来以后应该还在。');
  await expect(page.getByText(/内容已存在本机，会自动重试/)).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  await expect(description(page)).toContainText(/断网时写下的内容/);

  // A screen that was never here comes whole, with its words, once the network is back.
  await page.goto(LIST);
  await expect(row(page, '断网也不丢的实习生')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: '职位', exact: true }).hover();
  await page.getByRole('link', { name: '双选会' }).click();
  await expect(page.getByText('网络连接失败，内容已保留')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('link', { name: '双选会广场' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('two tabs on one draft: nothing is overwritten before the person chose', async ({ page, context }) => {
  const errors = collectErrors(page, REFUSED_CALL);
  await startDraft(page, '两处同时编辑的实习生');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(title(other)).toHaveValue('两处同时编辑的实习生');
  await description(other).fill('另一个标签页写的描述，先保存了下来。');
  await saved(other);
  await other.reload();
  await expect(description(other)).toContainText(/另一个标签页/);

  await description(page).fill('这个标签页写的描述，保存得晚一步。');
  const dialog = page.getByRole('dialog', { name: '内容已被修改' });
  await expect(dialog).toBeVisible();
  await expectNothingSerious(page);
  await dialog.getByRole('button', { name: '用我的覆盖' }).click();
  await saved(page);
  await page.reload();
  await expect(description(page)).toContainText(/这个标签页写的描述/);

  await description(other).fill('第二次，晚到的是另一个标签页。');
  await other.getByRole('dialog').getByRole('button', { name: '载入最新的' }).click();
  await expect(description(other)).toContainText(/这个标签页写的描述/);
  expect(errors).toEqual([]);
});

test('an online job goes offline and comes back, and its public page follows', async ({ page, context }) => {
  const errors = collectErrors(page);
  const job = await companyOf(page).publish('先下线再上线的实习生');
  await page.goto(LIST);
  const state = row(page, job.title);
  await expect(state.getByText('在线')).toBeVisible();
  await choose(page, job.title, '下线');
  await expect(state.getByText('已下线')).toBeVisible();
  const candidate = await context.newPage();
  await candidate.goto(job.path);
  await expect(candidate.getByText('这个职位已停止招聘')).toBeVisible();
  await choose(page, job.title, '上线');
  await expect(state.getByText('在线')).toBeVisible();
  await candidate.reload();
  await expect(candidate.getByRole('link', { name: '投递简历' })).toBeVisible();
  expect(errors).toEqual([]);
});
