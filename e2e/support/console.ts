import { type Browser, expect } from '@playwright/test';
import { type OpenPage, openPage, PASSWORD } from './browser.ts';

/** An operator at the console, in a browser of their own, by its form of login. `allowed` as in `collectErrors`. */
export async function openConsole(browser: Browser, phone: string, allowed?: RegExp): Promise<OpenPage> {
  const operator = await openPage(browser, {}, allowed);
  await operator.page.goto('/ops');
  await operator.page.getByLabel('手机号').fill(phone);
  await operator.page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await operator.page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(operator.page).toHaveURL(/ops\/companies/);
  return operator;
}
