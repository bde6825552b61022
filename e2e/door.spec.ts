import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, type Route } from '@playwright/test';
import { listMyFairs } from '@qinghe/contract/fairs/sign-up.ts';
import { registerForFair } from '@qinghe/contract/fairs/visitors.ts';
import { type DoorEntry, syncDoor } from '@qinghe/contract/talks/check-in.ts';
import { TOKEN_KEY } from '../web/src/lib/storage/storage-keys.ts';
import { expectNothingSerious } from './support/accessibility.ts';
import { collectErrors, REFUSED_CALL, test } from './support/browser.ts';
import { aHelper, aKey } from './support/helper-phone.ts';
import { readCode } from './support/outbox.ts';
import { aSeason } from './support/season.ts';
import { captchaProof, openSession, tokenOf } from './support/test-door.ts';

const here = (page: Page) => page.getByRole('region', { name: '刚签到' });
const made = () => ({ uuid: randomUUID(), at: new Date().toISOString() });

test('a campus season; two phones without a network: over a reload nobody is lost, and nobody is there twice, at a door as at a stand', async ({
  browser,
}) => {
  test.slow();
  const season = await test.step('the season is published, a student signs up and applies', () => aSeason(browser));
  const phone = await aPhone(browser);
  await test.step('the student is checked in by the code of the ticket', () => byTicket(phone.page, season));
  await test.step('at the door of a talk', () => atDoor(browser, phone, season.talk));
  await test.step('two hundred people at once', () => twoHundred(browser, phone, season.talk));
  await test.step('at a stand of a job fair', () => atStand(browser, phone));
});

async function byTicket(page: Page, { talk, code, name }: Awaited<ReturnType<typeof aSeason>>): Promise<void> {
  // The network goes with the first answer, before the page has what it needs later.
  const later = /\/assets\//;
  const cut = async (route: Route) => {
    const response = await route.fetch();
    await page.route(later, (file) => file.abort());
    await page.context().setOffline(true);
    await route.fulfill({ response });
  };
  await page.route(`**${syncDoor.path}`, cut, { times: 1 });
  await page.goto(`/door/talk/${talk}`);
  await checkIn(page, code, name);
  await page.unroute(later);
  await page.context().setOffline(false);
  await expect(page.getByText('在线，已同步')).toBeVisible();
  await isKept(page);
}

type Phone = Awaited<ReturnType<typeof aPhone>>;

async function atDoor(browser: Browser, { page: first, token }: Phone, talk: string): Promise<void> {
  const { names, mark } = await peopleOfDoor(first, token, talk, 3);
  const second = await aHelper(browser);
  const errors = [first, second].map((page) => collectErrors(page, REFUSED_CALL));
  const doors: [page: Page, address: string][] = [
    [first, `/door/talk/${talk}`],
    [second, await aKey(first, token, talk)],
  ];
  for (const [page, address] of doors) {
    await page.goto(address);
    await expect(page.getByText('在线，已同步')).toBeVisible();
    await isKept(page);
    await page.context().setOffline(true);
  }
  const [one = '', two = '', both = ''] = names;
  const stranger = `林小满${mark}`;
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
  await first.getByRole('main').getByRole('button', { name: '更多' }).click();
  await first.getByRole('menuitem', { name: '现场签到' }).click();
  await first.getByRole('link', { name: '在这台设备上打开' }).click();
  await expect(here(first).getByText(two)).toBeVisible();
  expect(errors).toEqual([[], []]);
}

const CROWD = 200;
/** Minutes by which the second phone's clock is ahead. */
const AHEAD = 10;

/** Two phones without a network take in two hundred people between them, some of them both; each is there once. */
async function twoHundred(browser: Browser, { page: first, token }: Phone, talk: string): Promise<void> {
  const { names } = await peopleOfDoor(first, token, talk, CROWD);
  const { page: second } = await aPhone(browser, token);
  await second.addInitScript(runAhead, AHEAD * 60_000);
  for (const page of [first, second]) await openDoor(page, talk);
  const before = Number(await figureHere(first));
  for (const page of [first, second]) await page.context().setOffline(true);
  await checkInAll(first, names.slice(0, 120));
  await checkInAll(second, names.slice(80));
  await expect(first.getByText('120 条待同步')).toBeVisible();
  await expect(second.getByText('120 条待同步')).toBeVisible();
  for (const page of [second, first]) {
    await page.context().setOffline(false);
    await expect(page.getByText('在线，已同步')).toBeVisible();
  }
  await expect.poll(() => figureHere(first)).toBe(String(before + CROWD));
  const listed = await first.request.get('/api/v1/talks/visitors', {
    params: { talk_uuid: talk },
    headers: { Authorization: token },
  });
  const { data } = (await listed.json()) as { data: { counts: { attended: number } } };
  expect(data.counts.attended).toBe(before + CROWD);
}

/** Puts a page's clock ahead; its timers run as ever. */
function runAhead(milliseconds: number): void {
  const Real = Date;
  globalThis.Date = new Proxy(Real, {
    construct: (_target, given) => Reflect.construct(Real, given.length > 0 ? given : [Real.now() + milliseconds]),
    get: (target, key) => (key === 'now' ? () => Real.now() + milliseconds : Reflect.get(target, key)),
  });
}

async function openDoor(page: Page, talk: string): Promise<void> {
  await page.goto(`/door/talk/${talk}`);
  await expect(page.getByText('在线，已同步')).toBeVisible();
}

/** How many are here, as a phone at the door counts them. */
const figureHere = (page: Page): Promise<string> => page.locator('dl dd').first().innerText();

/** As a person does it, without waiting for the driver between two presses. */
const checkInAll = (page: Page, names: readonly string[]) =>
  page.evaluate(async (all) => {
    const button = (root: ParentNode, words: string) =>
      [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === words);
    const seen = async <Element>(find: () => Element | null | undefined): Promise<Element> => {
      for (;;) {
        const found = find();
        if (found) return found;
        // Not the next frame: a browser that draws slowly has few.
        await new Promise((next) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = next;
          port2.postMessage(null);
        });
      }
    };
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const name of all) {
      (await seen(() => button(document, '没带码，查人'))).click();
      const input = await seen(() => document.querySelector<HTMLInputElement>('dialog[open] input'));
      value?.set?.call(input, name);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      (await seen(() => button(document.querySelector('dialog[open]') ?? document, '签到'))).click();
      await seen(() => (document.querySelector('dialog[open]') ? null : document.body));
    }
  }, names);

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
    await isKept(page);
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

/** People of whom the door of a talk knows and none is here. */
async function peopleOfDoor(
  page: Page,
  token: string,
  talk: string,
  count: number,
): Promise<{ names: string[]; mark: number }> {
  const headers = { Authorization: token };
  const mark = Date.now() % 100_000;
  const names = Array.from({ length: count }, (_, index) => `马骁${mark}第${index + 1}位`);
  const entries = names.flatMap((name): DoorEntry[] => {
    const entry = made();
    const person = { name, school: '武汉大学', degree: 'bachelor' as const, graduation_year: 2027 };
    return [
      { kind: 'walk_in', ...entry, person },
      { kind: 'take_back', ...made(), entry_uuid: entry.uuid },
    ];
  });
  for (let from = 0; from < entries.length; from += 100) {
    const part = entries.slice(from, from + 100);
    const input = { talk_uuid: talk, device_now: new Date().toISOString(), entries: part };
    expect((await page.request.post(syncDoor.path, { headers, data: input })).status()).toBe(200);
  }
  return { names, mark };
}

/** What it takes to open without a network is there; a page that lost a file may load itself once more meanwhile. */
const isKept = (page: Page) =>
  expect(async () => expect(await page.evaluate(async () => (await caches.match('/door/'))?.ok)).toBe(true)).toPass({
    timeout: 10_000,
  });

async function checkIn(page: Page, words: string, name = words): Promise<void> {
  await page.getByRole('button', { name: '没带码，查人' }).click();
  await page.getByLabel('姓名、手机尾号或签到码').fill(words);
  await page.getByRole('dialog').getByRole('button', { name: '签到' }).click();
  await expect(here(page).getByText(name)).toBeVisible();
}
