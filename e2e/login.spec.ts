import { type Browser, expect, type Page } from '@playwright/test';
import { collectErrors, MASTER, openPage, PASSWORD, REFUSED_CALL, test, WITHOUT_COMPANY } from './support/browser.ts';

const account = (page: Page) => page.getByLabel('手机号或邮箱');
const password = (page: Page) => page.getByLabel('密码', { exact: true });
const enter = (page: Page) => page.getByRole('button', { name: '登录', exact: true });

test('wrong passwords keep the account, ask for a captcha after five, and the right one still opens', async ({
  page,
}) => {
  const errors = collectErrors(page, REFUSED_CALL);
  await page.goto('/login');
  await account(page).fill(WITHOUT_COMPANY);
  for (const attempt of [1, 2, 3, 4, 5, 6]) {
    await password(page).fill(`wrong${attempt}`);
    const loginResponse = page.waitForResponse('**/hr_users/login');
    await enter(page).click();
    await loginResponse;
    await expect(page.getByRole('alert')).toContainText('密码');
    await expect(enter(page)).toBeEnabled();
    await expect(account(page)).toHaveValue(WITHOUT_COMPANY);
  }
  // From here on the page solves a captcha by itself, and the person notices nothing but a moment's wait.
  const proven = page.waitForResponse('**/hr_users/captcha');
  await password(page).fill(PASSWORD);
  await enter(page).click();
  await proven;

  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('heading', { level: 1, name: '注册企业：营业执照' })).toBeVisible();
  // Without a company every other place leads back to this step.
  await page.goto('/resume/new');
  await expect(page).toHaveURL('/register');
  await page.getByRole('button', { name: '退出，下次接着填' }).click();
  await expect(page).toHaveURL('/login');
  expect(errors).toEqual([]);
});

test('a login by SMS elsewhere is told at once, in the words of the document, with one way out', async ({
  browser,
}) => {
  const first = await openPage(browser);
  // Who is not logged in comes to the login, and afterwards to where the way led.
  await first.page.goto('/resume/interview');
  await expect(first.page).toHaveURL('/login');
  await account(first.page).fill(MASTER);
  await password(first.page).fill(PASSWORD);
  await password(first.page).press('Enter');
  await expect(first.page).toHaveURL(/\/resume\/interview/);
  await expect(first.page).toHaveTitle(/面试/);
  await expect(first.page.getByRole('status').filter({ hasText: '连接中断' })).toHaveCount(0);

  const second = await openPage(browser);
  await logInBySms(second.page, browser);

  const dialog = first.page.getByRole('dialog', { name: '提示' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('账号已在其他地方登录，请重新登录')).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveText(['重新登录']);
  await first.page.keyboard.press('Escape');
  await first.page.keyboard.press('Escape');
  await first.page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: '重新登录' }).click();
  await expect(first.page).toHaveURL('/login');
  // The newer session lives on.
  await second.page.reload();
  await expect(second.page).toHaveURL('/');
  expect(second.errors).toEqual([]);
});

/** With a code that was sent, as the outbox of the offline product shows it. */
async function logInBySms(page: Page, browser: Browser): Promise<void> {
  await page.goto('/login');
  await page.getByRole('tab', { name: '验证码登录' }).click();
  await page.getByLabel('手机号').fill(MASTER);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送，5 分钟内有效')).toBeVisible();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled();
  const outbox = await openPage(browser);
  await outbox.page.goto('/outbox');
  const newest = outbox.page.getByRole('listitem').filter({ hasText: '验证码' }).first();
  const code = /\d{6}/.exec((await newest.getByRole('button', { name: /^复制/ }).textContent()) ?? '')?.[0] ?? '';
  await page.getByLabel('验证码', { exact: true }).fill(code);
  await enter(page).click();
  await expect(page).toHaveURL('/');
  expect(outbox.errors).toEqual([]);
}
