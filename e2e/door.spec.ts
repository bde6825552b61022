import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { listMyFairs } from '@qinghe/contract/fairs/sign-up.ts';
import { registerForFair } from '@qinghe/contract/fairs/visitors.ts';
import { type DoorEntry, syncDoor } from '@qinghe/contract/talks/door.ts';
import { TOKEN_KEY } from '../web/src/lib/storage-keys.ts';
import { expectNothingSerious } from './support/accessibility.ts';
import { collectErrors, REFUSED_CALL, test } from './support/browser.ts';
import { readCode } from './support/outbox.ts';
import { aSeason } from './support/season.ts';
import { captchaProof, openSession, tokenOf } from './support/test-door.ts';

const here = (page: Page) => page.getByRole('region', { name: '刚签到' });
const made = () => ({ uuid: randomUUID(), at: new Date().toISOString() });

test('a campus season; two phones without a network: over a reload nobody is lost, and nobody is there twice, at a door as at a stand', async ({
  browser,
}) => {
  const season = await test.step('the season is published, a student signs up and applies', () => aSeason(browser));
  const phone = await aPhone(browser);
  await test.step('the student is checked in by the code of the ticket', () => byTicket(phone.page, season));
  await test.step('at the door of a talk', () => atDoor(browser, phone, season.talk));
  await test.step('at a stand of a job fair', () => atStand(browser, phone));
});

async function byTicket(page: Page, { talk, code, name }: Awaited<ReturnType<typeof aSeason>>): Promise<void> {
  await page.goto(`/door/talk/${talk}`);
  await expect(page.getByText('在线，已同步')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '没带码，查人' }).click();
  await page.getByLabel('姓名、手机尾号或签到码').fill(code);
  await page.getByRole('dialog').getByRole('button', { name: '签到' }).click();
  await expect(here(page).getByText(name)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('在线，已同步')).toBeVisible();
}

type Phone = Awaited<ReturnType<typeof aPhone>>;

async function atDoor(browser: Browser, { page: first, token }: Phone, talk: string): Promise<void> {
  const { names, mark } = await threePeople(first, token, talk);
  const { page: second } = await aPhone(browser, token);
  const errors = [first, second].map((page) => collectErrors(page, REFUSED_CALL));
  for (const page of [first, second]) {
    await page.goto(`/door/talk/${talk}`);
    await expect(page.getByText('在线，已同步')).toBeVisible();
    // What it takes to open without a network is there.
    await expect.poll(() => page.evaluate(async () => (await caches.match('/door/'))?.ok)).toBe(true);
    await page.context().setOffline(true);
  }
  const [one, two, both, stranger] = [names[0], names[1], names[2], `林小满${mark}`] as const;
  await checkIn(first, one);
  await checkIn(first, both);
  await checkIn(second, two);
  await checkIn(second, both);
  await expect(second.getByText('没有网络，照常签到')).toBeVisible();
  await expect(second.getByText('2 条待同步')).toBeVisible();
  await expectNothingSerious(second);

  await first.reload();
  await expect(first.getByText('2 条待同步')).toBeVisible();
  await first.getByRole('button', { name: '现场登记' }).click();
  await first.getByLabel('姓名').fill(stranger);
  await first.getByLabel('学校').fill('武汉大学');
  await first.getByRole('button', { name: '登记并签到' }).click();
  await expect(here(first).getByText(stranger)).toBeVisible();
  await expect(here(first).getByText(one)).toBeVisible();

  await second.context().setOffline(false);
  await expect(second.getByText('在线，已同步')).toBeVisible();
  await first.context().setOffline(false);
  await expect(first.getByText('在线，已同步')).toBeVisible();
  for (const name of [one, two, both, stranger]) await expect(here(first).getByText(name)).toHaveCount(1);

  // The list at the desk says the same, and leads back here.
  await first.getByRole('link', { name: '回到名单' }).click();
  for (const name of [one, two, both, stranger]) {
    const row = first.getByRole('row').filter({ hasText: name });
    await expect(row).toHaveCount(1);
    await expect(row.getByRole('button', { name: '撤销签到' })).toBeVisible();
  }
  await first.getByRole('button', { name: '现场签到' }).click();
  await first.getByRole('link', { name: '在这台设备上打开' }).click();
  await expect(here(first).getByText(two)).toBeVisible();
  expect(errors).toEqual([[], []]);
}

/** Students register and are scanned by two phones without a network; what both decided is there once, and makes applications. */
async function atStand(browser: Browser, { page: first, token }: Phone): Promise<void> {
  const headers = { Authorization: token };
  const listed = await first.request.get(listMyFairs.path, { headers });
  const { data } = (await listed.json()) as { data: { items: { uuid: string; over: boolean }[] } };
  const fair = data.items.find(({ over }) => !over)?.uuid ?? '';
  const [anna, late] = [await aStudent(first, fair), await aStudent(first, fair)];
  const { page: second } = await aPhone(browser, token);
  const errors = [first, second].map((page) => collectErrors(page, REFUSED_CALL));
  for (const page of [first, second]) {
    await page.goto(`/door/fair/${fair}`);
    await expect(page.getByText('在线，已同步')).toBeVisible();
    await expect.poll(() => page.evaluate(async () => (await caches.match('/door/'))?.ok)).toBe(true);
    await page.context().setOffline(true);
  }
  await scan(first, anna.code);
  await first
    .getByRole('region', { name: '排队' })
    .getByRole('button', { name: `叫号 ${anna.code}` })
    .click();
  await first.getByLabel('备注').fill('做过电控');
  await first.getByRole('button', { name: '进初筛' }).click();
  await first.reload();
  await expect(first.getByText('已谈 1 人')).toBeVisible();
  await scan(second, anna.code);
  await scan(second, late.code);
  await expectNothingSerious(second);
  await second.context().setOffline(false);
  await expect(second.getByText('在线，已同步')).toBeVisible();
  await first.context().setOffline(false);
  await expect(first.getByText('在线，已同步')).toBeVisible();

  // Both have the same queue: who was decided about on one phone waits on none.
  for (const page of [first, second]) {
    const queue = page.getByRole('region', { name: '排队' });
    await expect(queue.getByRole('button', { name: `叫号 ${late.name}` })).toHaveCount(1);
    await expect(queue.getByText(anna.name)).toHaveCount(0);
    await expect(page.getByText('已谈 1 人')).toBeVisible();
  }
  await second
    .getByRole('region', { name: '排队' })
    .getByRole('button', { name: `叫号 ${late.name}` })
    .click();
  await expect(first.getByText('另一台在谈')).toBeVisible();
  expect(errors).toEqual([[], []]);
}

/** Somebody who registered for a fair, as their ticket says it. */
async function aStudent(page: Page, fair: string): Promise<{ name: string; code: string }> {
  const mark = String(Date.now() % 10_000_000).padStart(7, '0');
  const [name, phone] = [`江映雪${mark.slice(-4)}`, `1380${mark}`];
  const captcha_proof = await captchaProof(page);
  await page.request.post('/api/v2/sms/send', { data: { phone, purpose: 'apply', captcha_proof } });
  const person = { name, phone, school: '武汉大学', major: '车辆工程', degree: 'master', graduation_year: 2027 };
  const data = { fair_uuid: fair, visitor: person, code: await readCode(page, phone), consent: true };
  const answered = await page.request.post(registerForFair.path, {
    data,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect(answered.status(), await answered.text()).toBe(200);
  const { data: ticket } = (await answered.json()) as { data: { ticket_url: string } };
  await page.goto(new URL(ticket.ticket_url).pathname);
  return { name, code: (await page.locator('.door-code strong').innerText()).replace(' ', '') };
}

/** Without a camera: the code is read out and typed. */
async function scan(page: Page, code: string): Promise<void> {
  if (!(await page.getByLabel('没带码？输入 8 位码').isVisible()))
    await page.getByRole('button', { name: '扫码登记' }).click();
  await page.getByLabel('没带码？输入 8 位码').fill(code);
  await page.getByRole('button', { name: '登记', exact: true }).click();
}

/** A phone with a session, its own or another one's. */
async function aPhone(browser: Browser, shared?: string): Promise<{ page: Page; token: string }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const entry: [string, string] = [TOKEN_KEY, shared ?? ''];
  if (shared) await context.addInitScript(([key, value]) => localStorage.setItem(key, value), entry);
  else await openSession(page);
  return { page, token: shared ?? tokenOf(page) };
}

/** Three people of whom the door of a talk knows and none is here. */
async function threePeople(
  page: Page,
  token: string,
  talk: string,
): Promise<{ names: [string, string, string]; mark: number }> {
  const headers = { Authorization: token };
  const mark = Date.now() % 100_000;
  const names: [string, string, string] = [`马骁${mark}`, `田一诺${mark}`, `罗旭东${mark}`];
  const entries = names.flatMap((name): DoorEntry[] => {
    const entry = made();
    const person = { name, school: '武汉大学', degree: 'bachelor' as const, graduation_year: 2027 };
    return [
      { kind: 'walk_in', ...entry, person },
      { kind: 'take_back', ...made(), entry_uuid: entry.uuid },
    ];
  });
  const input = { talk_uuid: talk, device_now: new Date().toISOString(), entries };
  expect((await page.request.post(syncDoor.path, { headers, data: input })).status()).toBe(200);
  return { names, mark };
}

async function checkIn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '没带码，查人' }).click();
  await page.getByLabel('姓名、手机尾号或签到码').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: '签到' }).click();
  await expect(here(page).getByText(name)).toBeVisible();
}
