import { expect, type Locator, type Page } from '@playwright/test';
import { expectNothingSerious } from './support/accessibility.ts';
import { OPERATOR, openPage, test } from './support/browser.ts';
import { companyOf, inDays } from './support/company.ts';
import { openConsole } from './support/console.ts';
import { advanceClock, openSession } from './support/test-door.ts';

const PROPS = '/recruitment-props';
const rows = (page: Page, label: string) => page.getByRole('grid', { name: label }).locator('tbody tr');
const row = (page: Page, label: string, text: string | RegExp) => rows(page, label).filter({ hasText: text });
const figure = (text: string): number => Number(text.replaceAll(/[^\d−.]/g, '').replace('−', '-'));

/** Goes by the row's own button, or by its menu. */
async function act(page: Page, place: Locator, name: string): Promise<void> {
  const [own, menu] = [
    place.first().getByRole('button', { name }),
    place.first().getByRole('button', { name: /更多操作/ }),
  ];
  await own.or(menu).first().click();
  const item = page.getByRole('menuitem', { name, exact: true });
  if (await item.isVisible()) await item.click();
}

/** Every sum on the bill is that of the rows under it. @returns the balance after the last of them */
async function addUpBill(page: Page): Promise<number> {
  await page.goto(`${PROPS}/my-bill`);
  await expect(rows(page, '账单').first()).toBeVisible();
  const lines = await rows(page, '账单').evaluateAll((all) =>
    all.map((one) => [...one.querySelectorAll('td')].map((cell) => cell.innerText)),
  );
  const kinds = lines.map((cells) => cells.at(1) ?? '');
  const coins = lines.map((cells) => figure(cells.at(-2) ?? ''));
  const afters = lines.map((cells) => figure(cells.at(-1) ?? ''));
  const sumOf = (...wanted: string[]) =>
    coins.reduce((sum, one, index) => sum + (wanted.includes(kinds[index] ?? '') ? one : 0), 0);
  const head = page.getByRole('region', { name: '账期' });
  const stat = async (label: string) =>
    figure(await head.getByRole('listitem').filter({ hasText: label }).locator('span').nth(1).innerText());
  const opening = await stat('月初余额');
  expect(await stat('充值')).toBe(sumOf('充值'));
  expect(await stat('赠送')).toBe(sumOf('充值赠送', '平台赠送'));
  expect(await stat('消费')).toBe(sumOf('消费'));
  expect(await stat('退回与退款')).toBe(sumOf('退回', '退款', '退款未成，退回'));
  expect(await stat('月末余额')).toBe(opening + coins.reduce((sum, one) => sum + one, 0));
  await expect(page.getByText(/^\d+ 笔，合计/)).toHaveText(
    `${lines.length} 笔，合计 ${coins.reduce((sum, one) => sum + one, 0).toLocaleString('en')} 币`,
  );
  for (const [index, after] of afters.entries())
    expect(after, `line ${index}`).toBe((afters[index + 1] ?? opening) + (coins[index] ?? 0));
  return afters[0] ?? 0;
}

/** From the list of rights: which one, on which job. */
async function use(page: Page, right: string, title: string): Promise<void> {
  await page.goto(`${PROPS}/my-rights`);
  await act(page, row(page, '权益明细', right), '使用');
  await page.getByRole('dialog').getByRole('searchbox').fill(title);
  await page.getByRole('button', { name: `选择：${title}` }).click();
}

test('coins and a package are paid by a code, rights are used, an invoice is issued and taken back, the rest refunded; every sum adds up', async ({
  browser,
}) => {
  const { page, errors } = await openPage(browser, { viewport: { width: 1440, height: 1000 } });
  await openSession(page);
  const job = await companyOf(page).publish('花币推广的实习生');
  await advanceClock(page, { seconds: 3_700 });
  const before = await addUpBill(page);

  // A package and single packs, and the recharge that pays them, in one order.
  await page.goto(`${PROPS}/mall-of-rights`);
  await page.getByRole('button', { name: '加入：起步套装' }).click();
  for (const pack of ['首页置顶 3 天', '人才雷达 3 次', '职位解锁 3 个'])
    await page.getByRole('button', { name: `加入：${pack}` }).click();
  await page.getByRole('radio', { name: /500\.00/ }).click();
  const spent = 350 + 600 + 300 + 600;
  await expect(page.getByText(`${(before + 5_250 - spent).toLocaleString('en')} 币`, { exact: true })).toBeVisible();
  await expectNothingSerious(page);
  await page.getByRole('button', { name: '充值 500.00 元并购买' }).click();
  await page.getByRole('button', { name: '去付 500.00 元' }).click();
  const paying = page.getByRole('dialog', { name: /^订单 / });
  const cashier = page.waitForEvent('popup');
  await paying.getByRole('link', { name: '演示：打开付款页' }).click();
  const payer = await cashier;
  await expect(payer.getByText('500.00 元')).toBeVisible();
  await payer.getByRole('button', { name: '付款', exact: true }).click();
  await expect(payer.getByText('已付款，可以回到青禾')).toBeVisible();
  await expect(paying.getByText('5,250 币已到账，要买的已买下，马上可以用。')).toBeVisible();
  const number = ((await paying.getByRole('heading').first().innerText()) ?? '').replace('订单 ', '');
  expect(await addUpBill(page)).toBe(before + 5_250 - spent);

  // Each right on the job, and where it stands afterwards.
  await use(page, '搜索置顶', job.title);
  await page.getByRole('button', { name: /剩 \d/ }).first().click();
  await expect(page.getByText(/：现有 \d+，用 1，用后剩 \d+。$/)).toBeVisible();
  await page.getByRole('button', { name: '预定 1 天' }).click();
  await expect(page.getByText('已预定 1 天：用了「搜索置顶」')).toBeVisible();
  await use(page, '首页置顶', job.title);
  await page.getByLabel('位置').selectOption({ label: '首页置顶 · 上海市' });
  await page.getByRole('button', { name: /剩 \d/ }).first().click();
  await page.getByRole('button', { name: '预定 1 天' }).click();
  await expect(page.getByText('已预定 1 天：用了「首页置顶」')).toBeVisible();
  await use(page, '人才雷达', job.title);
  await page.getByRole('button', { name: '开启人才雷达' }).click();
  await expect(page.getByText(/^人才雷达已开启/)).toBeVisible();
  await use(page, '职位刷新', job.title);
  await page.getByRole('button', { name: '刷新 1 个' }).click();
  await expect(page.getByText('已刷新 1 个职位')).toBeVisible();
  for (const [record, label] of [
    ['top-search-usage-record', /权益 1 天/],
    ['top-home-usage-record', /权益 1 天/],
    ['radar-usage-record', /运行中/],
    ['refresh-usage-record', /免费|权益 1 次/],
  ] as const) {
    await page.goto(`${PROPS}/my-rights/${record}`);
    await expect(page.getByRole('row').filter({ hasText: job.title }).first()).toContainText(label);
  }
  // What is not needed goes back for what it cost, and stands on the bill.
  await page.goto(`${PROPS}/my-rights`);
  await row(page, '权益明细', '职位解锁').first().click();
  await page.getByRole('button', { name: '退回 3 个，得 600 币' }).click();
  await page.getByRole('button', { name: '退回，得 600 币' }).click();
  await expect(page.getByText('600 币进了余额')).toBeVisible();
  const balance = before + 5_250 - spent + 600;
  expect(await addUpBill(page)).toBe(balance);

  // An invoice of what was paid; what is invoiced cannot be refunded before its red letter.
  await page.goto(`${PROPS}/issuing-invoices`);
  await act(page, row(page, '付款', number), '开票');
  await page.getByLabel('接收邮箱').fill('finance@example.com');
  await page.getByRole('button', { name: '申请开 500.00 元' }).click();
  await expect(row(page, '发票申请', '等开票')).toContainText('500.00');
  const operator = await openConsole(browser, OPERATOR);
  const console = operator.page;
  await console.goto('/ops/invoices');
  await act(console, rows(console, '等开的发票').filter({ hasText: '500.00' }), '记为已开');
  await console.getByLabel('发票号码（20 位）').fill('26312000000000000017');
  await console.getByLabel('开票日期').fill(inDays(0));
  await console
    .getByLabel('发票 PDF')
    .setInputFiles({ name: '发票.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') });
  await console.getByRole('button', { name: '记为已开，通知企业' }).click();
  await expect(console.getByText('已记为开出，企业会收到邮件')).toBeVisible();
  await page.goto(`${PROPS}/issuing-invoices?view=applied`);
  await expect(row(page, '发票申请', '26312000000000000017')).toContainText('已开出');
  await page.goto(`${PROPS}/refunds`);
  await page.getByRole('button', { name: '申请退款' }).first().click();
  // What was paid, less what was spent of it.
  const left = ((5_000 - spent + 600) / 10).toFixed(2);
  await expect(page.getByText(`订单 ${number} 有 ${left} 元已开发票或正在开票，现在不能退。`)).toBeVisible();

  await page.goto(`${PROPS}/issuing-invoices?view=applied`);
  await act(page, row(page, '发票申请', '26312000000000000017'), '申请红冲');
  await page.getByLabel('原因').fill('不再需要');
  await page.getByRole('dialog').getByRole('button', { name: '申请红冲' }).click();
  await expect(row(page, '发票申请', '26312000000000000017')).toContainText('正在红冲');
  await console.goto('/ops/red-letters');
  await act(console, row(console, '要红冲的发票', '26312000000000000017'), '记为已红冲');
  await console.getByLabel('红字发票号码（20 位）').fill('26312000000000000018');
  await console.getByLabel('开票日期').fill(inDays(0));
  await console.getByRole('dialog').getByRole('button', { name: '记为已红冲' }).click();
  await expect(console.getByText('已记为红冲，这笔钱可以退了')).toBeVisible();

  // A hundred yuan go back the way they came.
  await page.goto(`${PROPS}/refunds`);
  await page.getByRole('button', { name: '申请退款' }).first().click();
  await page.getByLabel('退多少').fill('100');
  const ask = page.getByRole('button', { name: '申请退 100.00 元' });
  await expect(ask).toBeEnabled();
  await expectNothingSerious(page);
  await ask.click();
  await expect(row(page, '退款', number)).toContainText('等审核');
  await console.goto('/ops/refunds');
  await act(console, row(console, '没有完成的退款', number), '通过');
  await console.getByRole('dialog').getByRole('button', { name: '通过' }).click();
  await expect(console.getByText('已通过')).toBeVisible();
  await advanceClock(page, { seconds: 60 });
  await page.reload();
  await expect(row(page, '退款', number)).toContainText('已退');
  await expect(row(page, '退款', number)).toContainText('100.00');
  const after = await addUpBill(page);
  const gone = row(page, '账单', '退款').first().locator('td').nth(-2);
  expect(after).toBe(balance + figure(await gone.innerText()));
  expect(errors).toEqual([]);
  expect(operator.errors).toEqual([]);
});
