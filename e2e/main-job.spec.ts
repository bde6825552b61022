import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { rejectApplication } from '@qinghe/contract/resumes/decide.ts';
import { UNDO_SECONDS } from '@qinghe/contract/resumes/stages.ts';
import { expectNothingSerious } from './support/accessibility.ts';
import { openPage, test } from './support/browser.ts';
import { CV_FILES, inDays, READING } from './support/company.ts';
import { readStatusLink } from './support/outbox.ts';
import { advanceClock, openSession } from './support/test-door.ts';

test('an HR person publishes an internship, a candidate applies with a CV, and the HR person decides', async ({
  browser,
}) => {
  const hr = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await openSession(hr.page);
  await hr.page.goto('/');
  await expect(hr.page.getByRole('link', { name: '发布职位' })).toBeVisible();
  await expectNothingSerious(hr.page);

  const jobUrl = await test.step('publish', () => publish(hr.page));

  await test.step('the desk of the new job is empty', async () => {
    await hr.page
      .getByRole('row')
      .filter({ hasText: '后端开发实习生（支付）' })
      .getByRole('link', { name: /新简历/ })
      .click();
    await expect(hr.page.getByText('没有符合筛选的候选人')).toBeVisible();
  });

  const candidate = await openPage(browser, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const address = await test.step('apply', () => apply(candidate.page, jobUrl));

  await test.step('the application appears without a reload', async () => {
    await expect(hr.page.getByRole('heading', { level: 2, name: '周亦安' })).toBeVisible();
    await expect(hr.page.getByRole('img', { name: /第 1 页/ })).toBeVisible();
    await expectNothingSerious(hr.page);
  });

  await test.step('moves by key, undo, reject with a message that waits', async () => {
    await hr.page.keyboard.press('s');
    await expect(hr.page.getByText('周亦安 已移到初筛')).toBeVisible();
    await hr.page.keyboard.press('z');
    await expect(hr.page.getByRole('heading', { level: 2, name: '周亦安' })).toBeVisible();
    await expect(hr.page.getByText('撤销，回到新简历')).toBeVisible();

    await hr.page.keyboard.press('i');
    await expect(hr.page.getByText('周亦安 已移到面试')).toBeVisible();
    await hr.page.getByRole('link', { name: /^面试/ }).click();
    await expect(hr.page.getByRole('heading', { level: 2, name: '周亦安' })).toBeVisible();

    await hr.page.keyboard.press('x');
    const dialog = hr.page.getByRole('dialog', { name: '周亦安 不合适' });
    await expect(dialog.getByLabel('发给候选人的话')).toHaveValue(/周亦安，你好！/);
    // The reason by its number.
    await hr.page.keyboard.press('1');
    // The page says so before the server has heard of it; the message waits from then on.
    const rejected = hr.page.waitForResponse((response) => response.url().endsWith(rejectApplication.path));
    await dialog.getByRole('button', { name: '标记不合适并通知' }).click();
    await expect(hr.page.getByText('周亦安 已标为不合适')).toBeVisible();
    await rejected;
    await advanceClock(hr.page, { seconds: UNDO_SECONDS });
    await hr.page.getByRole('link', { name: /^不合适/ }).click();
    // The confirmation of the application, and now the rejection.
    await expect(hr.page.getByText('通知已发出')).toHaveCount(2);
  });

  await test.step('the candidate is told by mail, and reads it on the status page', async () => {
    await candidate.page.goto(await readStatusLink(candidate.page, address));
    await candidate.page.getByRole('button', { name: '打开' }).click();
    await expect(candidate.page.getByRole('heading', { level: 1, name: '未通过' })).toBeVisible();
    await expect(candidate.page.getByText(/周亦安，你好！感谢你投递/)).toBeVisible();
    await candidate.page.goto('/outbox');
    await expect(candidate.page.getByText(/回复了你投递的「后端开发实习生（支付）」/)).toBeVisible();
    await expect(candidate.page.getByText(/感谢你投递/)).toHaveCount(0);
  });

  expect(hr.errors).toEqual([]);
  expect(candidate.errors).toEqual([]);
});

/** @returns address of the public page */
async function publish(page: Page): Promise<string> {
  await page.getByRole('link', { name: '发布职位' }).click();
  await page.getByLabel('职位名称').fill('后端开发实习生（支付）');
  await page.getByRole('button', { name: '提交审核' }).click();
  // Everything that the law asks for is named at its field, and what was typed is saved meanwhile.
  await expect(page.getByText('请填写职位描述')).toBeVisible();
  await expect(page).toHaveURL(/id=/);
  await page.getByRole('combobox', { name: '职位类别' }).click();
  await page.getByRole('option', { name: '后端开发' }).click();
  await page.getByLabel('招聘人数').fill('2');
  await page.getByLabel('最低日薪（元）').fill('200');
  await page.getByLabel('最高日薪（元）').fill('300');
  await page.getByLabel('每周到岗，不少于').fill('4');
  await page.getByLabel('实习时长，不少于').fill('3');
  await page.getByLabel('学历').selectOption('bachelor');
  await page.getByLabel('截止日期').fill(inDays(40));
  const description = page.getByRole('textbox', { name: '职位描述' });
  await description.fill('你将参与支付系统的后端开发，负责接口设计与稳定性建设，限男生，能吃苦。');
  const check = page.getByRole('region', { name: '发布检查' });
  await expect(check.getByText(/「限男生」：性别歧视内容/)).toBeVisible();
  await check.getByRole('button', { name: '改为「性别不限」' }).click();
  await expect(description).toContainText('性别不限');
  await expect(page.getByText(/草稿已保存/)).toBeVisible();
  // A reload in the middle loses nothing.
  await page.reload();
  await expect(description).toContainText('性别不限');
  await expectNothingSerious(page);
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page).toHaveURL('/job-management/internship');
  const row = page.getByRole('row').filter({ hasText: '后端开发实习生（支付）' });
  await expect(row.getByText('在线')).toBeVisible();
  const picture = page.getByRole('status').filter({ hasText: '已上线，分享给候选人' }).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await expectNothingSerious(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await row.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '复制链接' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** @returns the candidate's e-mail */
async function apply(page: Page, jobUrl: string): Promise<string> {
  await page.goto(jobUrl);
  await expect(page.getByRole('heading', { level: 1, name: '后端开发实习生（支付）' })).toBeVisible();
  await expect(page.getByRole('article').getByText('200–300 元/天')).toBeVisible();
  await expectNothingSerious(page);
  await page.locator('input[name=file]').setInputFiles(join(CV_FILES, 'zhang-siyuan--single.pdf'));
  await expect(page.getByText(/已读取 \d+ 项/)).toBeVisible(READING);
  await page.getByLabel('姓名').fill('周亦安');
  const email = await page.getByLabel('邮箱').inputValue();
  await page.getByLabel('每周可到岗').fill('5');
  await page.getByLabel('可实习').fill('6');
  await page.getByLabel('最早到岗').fill('2027-01-04');
  await page.getByRole('button', { name: '投递', exact: true }).click();
  await expect(page.getByText('请先勾选同意')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '投递', exact: true }).click();
  await expect(page.getByRole('heading', { name: '投递已收到' })).toBeVisible();
  await expectNothingSerious(page);
  return email;
}
