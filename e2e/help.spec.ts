import { expect, type Page } from '@playwright/test';
import { expectNothingSerious } from './support/accessibility.ts';
import { CHILD, OPERATOR, openPage, REFUSED_CALL, test } from './support/browser.ts';
import { openConsole } from './support/console.ts';
import { openSession, tokenOf } from './support/test-door.ts';

const SEND = '**/api/v1/help/messages';
const NAME = '赵一鸣';

const panel = (page: Page) => page.getByRole('dialog', { name: '青禾客服' });
const inbox = (page: Page) => page.getByRole('region', { name: NAME });
/** What stands in a conversation, from the top: the words alone. */
const words = (place: ReturnType<typeof panel>) => place.getByRole('list').locator('li > p');
const word = (place: ReturnType<typeof panel>, text: string) => place.getByRole('listitem').filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  await panel(page).getByLabel('写给客服').fill(text);
  await page.keyboard.press('Control+Enter');
}

async function answer(page: Page, text: string): Promise<void> {
  await inbox(page).getByLabel('回复对方').fill(text);
  await page.keyboard.press('Control+Enter');
  await expect(word(inbox(page), text)).toBeVisible();
}

test('a colleague and an operator write to each other over a cut connection and a reload: each word once, one order, read by both', async ({
  browser,
}) => {
  const { page, errors } = await openPage(browser, {}, REFUSED_CALL);
  const operator = await openConsole(browser, OPERATOR);
  await openSession(page, CHILD);
  await page.goto('/');
  await page.getByRole('button', { name: '联系客服', exact: true }).click();
  await write(page, '第一句：子账号看不到职位');
  await expect(word(panel(page), '第一句')).not.toContainText('正在发送');

  await operator.page.goto('/ops/help?queue=unassigned');
  await operator.page.getByRole('button', { name: new RegExp(NAME) }).click();
  await expect(word(inbox(operator.page), '第一句')).toBeVisible();
  await expectNothingSerious(operator.page);
  await operator.page.keyboard.press('a');
  await expect(operator.page.getByRole('button', { name: '放回队列' })).toBeVisible();
  // What was seen here is read there, and the answer the other way round.
  await expect(word(panel(page), '第一句')).toContainText('已读');
  await answer(operator.page, '第二句：请主账号把职位共享给你');
  await expect(word(panel(page), '第二句')).toContainText('客服');
  await expect(word(inbox(operator.page), '第二句')).toContainText('对方已读');

  // The server takes a word and nobody hears of it: it is not confirmed, is sent again, and stands there once.
  let lost = 0;
  await page.route(SEND, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await write(page, '第三句：已经共享了');
  await expect(word(panel(page), '第三句')).toContainText('没确认收到，正在重发');
  await write(page, '第四句：还是看不到');
  await expect(word(panel(page), '第四句')).toContainText('正在发送');
  await expect(word(inbox(operator.page), '第三句')).toBeVisible();
  // A reload in the middle: both are still there, and neither claims to have arrived.
  await page.reload();
  await page.getByRole('button', { name: /^联系客服/ }).click();
  await expect(words(panel(page))).toHaveText([/^第一句/, /^第二句/, /^第三句/, /^第四句/]);
  expect(lost).toBeGreaterThan(0);

  // Without a network at all the operator goes on; what comes back is one order for both.
  await page.context().setOffline(true);
  await page.unroute(SEND);
  await write(page, '第五句：断网时写的');
  await answer(operator.page, '第六句：请刷新一下');
  await expect(word(panel(page), '第五句')).toContainText(/没确认收到|正在发送/);
  await page.context().setOffline(false);
  await expect(panel(page).getByText(/没确认收到|正在发送/)).toHaveCount(0, { timeout: 40_000 });
  await expect(words(panel(page))).toHaveCount(6);

  // What the server refuses says so, keeps its words, and goes as a new one: here its uuid stands for other words already.
  let isTaken = false;
  await page.route(SEND, async (route) => {
    const sent = route.request();
    if (sent.method() !== 'POST' || isTaken) return route.fallback();
    isTaken = true;
    const { uuid } = sent.postDataJSON() as { uuid: string };
    await page.request.post('/api/v1/help/messages', {
      headers: { Authorization: tokenOf(page), 'Idempotency-Key': crypto.randomUUID() },
      data: { uuid, text: '第七句：从另一个标签页', file: null },
    });
    await route.continue();
  });
  await write(page, '第八句：看到了，谢谢');
  await expect(word(panel(page), '第八句')).toContainText('没发出去');
  await expectNothingSerious(page);
  await panel(page).getByRole('button', { name: '重发' }).click();
  await expect(panel(page).getByText('没发出去')).toHaveCount(0);
  await expect(words(inbox(operator.page))).toHaveCount(8);
  await expect(words(panel(page))).toHaveCount(8);
  const said = await words(panel(page)).allInnerTexts();
  expect(said).toEqual(await words(inbox(operator.page)).allInnerTexts());
  expect(said.map((text) => text[1]).sort()).toEqual([...'一二三四五六七八'].sort());
  await expect(word(panel(page), '第八句')).toContainText('已读');
  expect(errors).toEqual([]);
  expect(operator.errors).toEqual([]);
});
