import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { listMessages, type Message, readMessages } from '@qinghe/contract/messages/messages.ts';
import { expectNothingSerious } from './support/accessibility.ts';
import { openPage, test } from './support/browser.ts';
import { companyOf } from './support/company.ts';
import { readStatusLink } from './support/outbox.ts';
import { openSession, tokenOf } from './support/test-door.ts';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

test('a candidate answers, corrects, asks to be erased and withdraws on a phone, while a colleague has them open', async ({
  browser,
}) => {
  const { page, errors } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await openSession(page);
  const company = companyOf(page);
  const job = await company.publish('手机上答复的实习生');
  const phone = `135${randomInt(10_000_000, 99_999_999)}`;
  await company.apply(job, '慕容秋', { phone });
  await page.goto(`/resume/new?job=${job.uuid}`);
  const record = page.getByRole('complementary', { name: '候选人资料' });
  await expect(page.getByRole('heading', { level: 2, name: '慕容秋' })).toBeVisible();

  // HR writes, and asks a colleague who has no account.
  await page.keyboard.press('c');
  await page.getByLabel('写给 慕容秋').fill('周五下午三点方便聊聊吗？');
  await page.keyboard.press('Control+Enter');
  await expect(record.getByText('周五下午三点方便聊聊吗？')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  const ask = page.getByRole('dialog', { name: '请同事看 1 份简历' });
  await ask.getByLabel('同事的姓名').fill('沈南乔');
  await ask.getByRole('button', { name: '生成链接' }).click();
  const made = page.getByRole('dialog', { name: '给沈南乔的链接' });
  const link = new URL((await made.getByRole('code').textContent()) ?? '');
  await page.keyboard.press('Escape');
  const colleague = await openPage(browser, { viewport: { width: 1024, height: 768 } });
  await colleague.page.goto(link.pathname + link.search);
  await colleague.page.getByRole('button', { name: '打开简历' }).click();
  await expect(colleague.page.getByText('慕容秋').first()).toBeVisible();

  // Three tabs of HR: what is unread is said in each.
  const tabs = [page, await page.context().newPage(), await page.context().newPage()] as const;
  const expectUnread = async (count: number) => {
    for (const tab of tabs) await expect(tab.getByRole('button', { name: `消息，${count} 条未读` })).toBeVisible();
  };
  for (const tab of tabs.slice(1)) await tab.goto('/');
  await readAllMessages(page);
  // Whoever sees a word as it comes is told of none.
  await page.goto('/');
  await expectUnread(0);

  const candidate = await openPage(browser, PHONE);
  await candidate.page.goto(await readStatusLink(page, phone));
  await candidate.page.getByRole('button', { name: '打开' }).click();
  await expectNothingSerious(candidate.page);
  await candidate.page.getByRole('link', { name: '沟通（1 条未读）' }).click();
  await expect(candidate.page.getByText('周五下午三点方便聊聊吗？')).toBeVisible();
  await candidate.page.getByLabel(/^写给/).fill('方便的，谢谢！');
  await candidate.page.getByRole('button', { name: '发送' }).click();
  await expectUnread(1);
  await tabs[2].getByRole('button', { name: '消息，1 条未读' }).click();
  await tabs[2].getByRole('link', { name: /「手机上答复的实习生」的一位候选人在沟通里写了 1 条消息/ }).click();
  await expectUnread(0);
  await page.goto(`/resume/new?job=${job.uuid}`);
  await expect(record.getByText('方便的，谢谢！')).toBeVisible();
  for (const tab of tabs.slice(1)) await tab.close();
  await expectNothingSerious(candidate.page);

  await candidate.page.getByRole('link', { name: '我的资料' }).click();
  await candidate.page.getByLabel('现居城市').fill('苏州');
  await candidate.page.getByRole('button', { name: '保存' }).click();
  await expect(candidate.page.getByText(/已改好/)).toBeVisible();
  await expect(record.getByText('苏州', { exact: true })).toBeVisible();

  await candidate.page.getByRole('link', { name: '删除我的全部资料' }).click();
  await expect(candidate.page.getByText(/按下后 24 小时删除/)).toBeVisible();
  await expectNothingSerious(candidate.page);
  await candidate.page.getByRole('button', { name: '24 小时后删除' }).click();
  await expect(candidate.page.getByText(/要求删除全部资料/)).toBeVisible();

  // Until then they can still be seen by whom the company asks; whoever withdraws is gone from an open page at once.
  await colleague.page.reload();
  await expect(colleague.page.getByText('慕容秋').first()).toBeVisible();
  await candidate.page.getByRole('link', { name: '返回' }).click();
  await candidate.page.getByRole('link', { name: '进展' }).click();
  await candidate.page.getByText('撤回申请').click();
  await candidate.page.getByRole('button', { name: '确定撤回' }).click();
  await expect(candidate.page.getByText('你已撤回这份申请，企业不会再处理它。')).toBeVisible();
  await expect(record.getByText(/撤回/).first()).toBeVisible();
  await colleague.page.getByRole('radio', { name: /^推荐/ }).check();
  await colleague.page.getByRole('button', { name: /^交给/ }).click();
  await expect(colleague.page.getByText('现在没有可以看的人')).toBeVisible();
  expect(errors).toEqual([]);
  expect(candidate.errors).toEqual([]);
});

/** What the demo and other journeys have left is read, so that the next message is the only one. */
async function readAllMessages(page: Page): Promise<void> {
  const headers = { Authorization: tokenOf(page), 'Idempotency-Key': crypto.randomUUID() };
  const list = await page.request.get(listMessages.path, { headers });
  const [newest] = ((await list.json()) as { data: { items: Message[] } }).data.items;
  if (newest) await page.request.post(readMessages.path, { headers, data: { through: newest.occurred_at } });
}
