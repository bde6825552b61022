import { expect, type Page } from '@playwright/test';
import { expectNothingSerious } from './support/accessibility.ts';
import { openPage, test } from './support/browser.ts';
import { companyOf, type Job } from './support/company.ts';
import { readInvitationLinks } from './support/outbox.ts';
import { advanceClock, openSession } from './support/test-door.ts';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const row = (page: Page, code: string) => page.getByRole('article', { name: code });

/** Invites somebody of the list. @returns path of the page that they answer on */
async function invite(page: Page, code: string, job: Job, words: string): Promise<string> {
  const earlier = await readInvitationLinks(page);
  await row(page, code).getByRole('button', { name: '邀请' }).click();
  const dialog = page.getByRole('dialog', { name: `邀请 ${code}` });
  await dialog.getByLabel('来投的职位').selectOption(job.title);
  await dialog.getByLabel('附上的话').fill(words);
  await dialog.getByRole('button', { name: '发出邀请' }).click();
  await expect(page.getByText(`10 秒后发给 ${code}`)).toBeVisible();
  await advanceClock(page, { seconds: 11 });
  const links = async () => (await readInvitationLinks(page)).filter((link) => !earlier.includes(link));
  await expect.poll(links).toHaveLength(1);
  return (await links())[0] ?? '';
}

test('a talent is found and invited, accepts on a phone and stands on the desk; another declines, hides and is found no more', async ({
  browser,
}) => {
  const { page, errors } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await openSession(page);
  const job = await companyOf(page).publish('邀请来投的实习生');
  await page.goto('/talent');
  await page.getByLabel('专业、技能').fill('数据');
  await expect(page.getByText('对得上「数据」')).toBeVisible();
  await expectNothingSerious(page);
  const free = page.getByRole('article').filter({ has: page.getByRole('button', { name: '邀请' }) });
  const codeOf = async (index: number) => (await free.nth(index).getAttribute('aria-label'))?.split(' ')[0] ?? '';
  const [found, shy] = [await codeOf(0), await codeOf(1)];
  const link = await invite(page, found, job, '你的数据分析经历和这个组正合适。');
  const other = await invite(page, shy, job, '想请你来看看。');

  // Nothing of a person is there before they say yes; their page opens by a press, and says what a yes hands over.
  const phone = await openPage(browser, PHONE);
  await phone.page.goto(link);
  await expectNothingSerious(phone.page);
  await phone.page.getByRole('button', { name: '查看邀请' }).click();
  await expect(phone.page.getByText('你的数据分析经历和这个组正合适。')).toBeVisible();
  await expect(phone.page.getByText(/答应后，公司会看到你的姓名、手机、邮箱/)).toBeVisible();
  await expectNothingSerious(phone.page);
  await phone.page.getByRole('button', { name: '答应，投递给这家公司' }).click();
  await expect(phone.page.getByText('公司已收到你的投递和联系方式。')).toBeVisible();

  await phone.page.goto(other);
  await phone.page.getByRole('button', { name: '查看邀请' }).click();
  await phone.page.getByText('不感兴趣').click();
  await phone.page.getByLabel('以后不让这家公司找到我').check();
  await phone.page.getByRole('button', { name: '不了，谢谢' }).click();
  await expect(phone.page.getByText('公司只会看到你谢绝了，看不到你是谁。')).toBeVisible();

  await page.reload();
  await expect(row(page, found)).toBeVisible();
  await expect(row(page, shy)).toHaveCount(0);
  await page.getByRole('link', { name: '我发的邀请' }).click();
  await expect(page.getByRole('row').filter({ hasText: found })).toContainText('已答应');
  await expect(page.getByRole('row').filter({ hasText: shy })).toContainText('已谢绝');
  await page.getByRole('row').filter({ hasText: found }).getByRole('link', { name: '看投递' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByText(job.title).first()).toBeVisible();
  expect(errors).toEqual([]);
  expect(phone.errors).toEqual([]);
});
