import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { OPERATOR, openPage, SECOND_OPERATOR, test } from './support/browser.ts';
import { openConsole } from './support/console.ts';
import { advanceClock, openSession } from './support/test-door.ts';

const licence = fileURLToPath(new URL('support/licence.png', import.meta.url));

test('a company is registered from its licence, returned, mended, returned, passed on appeal by another operator, and its master let in', async ({
  browser,
}) => {
  const { page, errors } = await openPage(browser);
  await openSession(page, '13800000777');
  await page.goto('/');
  await expect(page).toHaveURL('/register');
  await page.getByLabel('上传营业执照').setInputFiles(licence);
  await expect(page.getByLabel(/企业名称/)).toHaveValue('厦门鹭岛文化传播有限公司', { timeout: 60_000 });
  // What the reader was not sure of holds the next step back until somebody has looked.
  const looked = page.getByRole('button', { name: /没错/ });
  while ((await looked.count()) > 0) await looked.first().click();
  await page.getByRole('button', { name: '下一步：企业信息' }).click();
  await expect(page.getByLabel('企业简称')).toBeVisible();
  // Left in the middle, and gone on with on another device.
  const second = await openPage(browser);
  await openSession(second.page, '13800000777');
  await second.page.goto('/register/credentials');
  await second.page.getByLabel('企业简称').fill('鹭岛文化');
  await second.page.getByRole('combobox', { name: '行业' }).fill('文化艺术');
  await second.page.keyboard.press('Enter');
  await second.page.getByLabel('规模').selectOption('100_499');
  await second.page.getByRole('combobox', { name: '城市' }).fill('厦门');
  await second.page.keyboard.press('Enter');
  await second.page.getByLabel('办公地址').fill('软件园二期望海路23号');
  await second.page.getByRole('button', { name: '下一步：确认提交' }).click();
  await second.page.getByRole('button', { name: '提交审核' }).click();
  await expect(second.page).toHaveURL('/register/identity');

  const name = '厦门鹭岛文化传播有限公司';
  const operator = await openConsole(browser, OPERATOR);
  await openCase(operator.page, name);
  const returned = operator.page.getByText(`「${name}」退回，10 秒后生效`);
  await refuseAddress(operator.page, '住所写到门牌号');
  await expect(returned).toBeVisible();
  // Taken back by Z nothing has happened: the case is open again, its reason stands, and the company has heard nothing.
  await operator.page.keyboard.press('z');
  await expect(operator.page.getByText('已撤回，回到待审；对方没有收到通知')).toBeVisible();
  await expect(operator.page.getByRole('article', { name })).toBeVisible();
  await expect(operator.page.getByLabel('说明')).toHaveValue('住所写到门牌号');
  await advanceClock(operator.page, { seconds: 11 });
  await expect(second.page).toHaveURL('/register/identity');
  await operator.page.getByRole('button', { name: /退回，1 处理由/ }).click();
  await expect(returned).toBeVisible();
  await advanceClock(operator.page, { seconds: 11 });

  // The page that waits hears of it by itself, here and each time below.
  await expect(second.page).toHaveURL('/personal/hr-identify', { timeout: 20_000 });
  await expect(second.page.getByRole('alert')).toContainText('住所：住所写到门牌号');
  await second.page.getByRole('link', { name: '修改资料' }).click();
  await expect(second.page.getByText('住所写到门牌号').first()).toBeVisible();
  await second.page.getByLabel(/住所/).fill('厦门市思明区软件园二期望海路23号501');
  await second.page.getByRole('button', { name: '提交审核' }).click();
  await expect(second.page.getByText('已提交，等待审核')).toBeVisible();

  // So does the operator's queue; what was said and what has changed stand beside the second hand-in.
  const row = operator.page.getByRole('button', { name: new RegExp(name) });
  await expect(row).toContainText('第 2 次提交', { timeout: 20_000 });
  await row.click();
  const opened = operator.page.getByRole('article', { name });
  await expect(opened.getByText('上次退回：住所写到门牌号')).toBeVisible();
  await expect(operator.page.getByText(/^改了住所，原来：/)).toBeVisible();
  await refuseAddress(operator.page, '与登记的不同');
  await expect(returned).toBeVisible();
  await advanceClock(operator.page, { seconds: 11 });

  await expect(second.page.getByRole('alert')).toContainText('住所：与登记的不同', { timeout: 20_000 });
  await second.page.getByRole('button', { name: '申诉' }).click();
  await second.page.getByLabel('写给审核员').fill('住所和登记的一致，执照第二页上有');
  await second.page.getByRole('button', { name: '提交申诉' }).click();
  await expect(second.page.getByText('申诉处理中')).toBeVisible();

  await expect(row).toContainText('你退回的，需另一位审核员', { timeout: 20_000 });
  await row.click();
  await expect(operator.page.getByText('这是你退回的，申诉要由另一位审核员处理。')).toBeVisible();
  await expect(opened.getByRole('button', { name: /^通过/ })).toHaveCount(0);
  const another = await openConsole(browser, SECOND_OPERATOR);
  await openCase(another.page, name);
  await expect(another.page.getByText('住所和登记的一致，执照第二页上有')).toBeVisible();
  await another.page.keyboard.press('a');
  await expect(another.page.getByText(`「${name}」通过，10 秒后生效`)).toBeVisible();
  await advanceClock(another.page, { seconds: 11 });
  await expect(row).toHaveCount(0, { timeout: 20_000 });

  await expect(second.page).toHaveURL('/register/staff-identity', { timeout: 20_000 });
  // Identified by phone: it opens what the code on the desktop says, and the desktop follows by itself.
  const code = second.page.waitForResponse(/life_token/);
  await second.page.getByRole('button', { name: '显示二维码' }).click();
  const { url } = ((await (await code).json()) as { data: { url: string } }).data;
  const phone = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await phone.page.goto(`/m/identity${new URL(url).hash}`);
  await expect(phone.page.getByText(/厦门鹭岛文化传播有限公司/)).toBeVisible();
  await expect(second.page.getByText(/手机已打开/)).toBeVisible();
  await phone.page.getByRole('checkbox', { name: /身份证号和证件照片/ }).check();
  await phone.page.getByRole('button', { name: '不用相机，选照片上传' }).click();
  for (const [index, side] of ['人像面', '国徽面'].entries()) {
    await phone.page.getByRole('group', { name: side }).getByLabel('选照片').setInputFiles(licence);
    await expect(phone.page.getByRole('img')).toHaveCount(index + 1);
  }
  await phone.page.getByLabel('姓名').fill('欧阳修远');
  await phone.page.getByLabel('身份证号').fill('11010519491231002X');
  await phone.page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(phone.page.getByRole('heading', { name: '已提交，正在核对' })).toBeVisible();
  await expect(second.page.getByText('正在审核')).toBeVisible();

  await operator.page.getByRole('link', { name: /^身份/ }).click();
  await operator.page.getByRole('button', { name: /欧阳修远/ }).click();
  await expect(operator.page.getByText('11010519491231002X')).toBeVisible();
  await operator.page.keyboard.press('a');
  await expect(operator.page.getByText('欧阳修远 的身份通过，10 秒后生效')).toBeVisible();
  await advanceClock(operator.page, { seconds: 11 });
  await expect(second.page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await expect(phone.page.getByRole('heading', { name: '核验通过' })).toBeVisible({ timeout: 15_000 });
  expect([...errors, ...second.errors, ...phone.errors, ...operator.errors, ...another.errors]).toEqual([]);
});

/** Gives a reason at the address and sends it. */
async function refuseAddress(page: Page, words: string): Promise<void> {
  await page.getByRole('row', { name: /^住所/ }).getByRole('button', { name: '退回理由' }).click();
  await page.getByLabel('说明').fill(words);
  await page.getByRole('button', { name: /退回，1 处理由/ }).click();
}

async function openCase(page: Page, name: string): Promise<void> {
  await page.goto('/ops/companies');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();
}
