import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { listTalks } from '@qinghe/contract/jobs/talks.ts';
import { type DoorEntry, syncDoor } from '@qinghe/contract/talks/door.ts';
import { TOKEN_KEY } from '../web/src/lib/storage-keys.ts';
import { expectNothingSerious } from './support/accessibility.ts';
import { collectErrors, REFUSED_CALL, test } from './support/browser.ts';
import { openSession, tokenOf } from './support/test-door.ts';

const here = (page: Page) => page.getByRole('region', { name: '刚签到' });
const made = () => ({ uuid: randomUUID(), at: new Date().toISOString() });

test('two phones at a door without a network: over a reload nobody is lost, and nobody is there twice', async ({
  browser,
}) => {
  const { page: first, token } = await aPhone(browser);
  const { talk, names, mark } = await aTalk(first, token);
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
});

/** A phone with a session, its own or another one's. */
async function aPhone(browser: Browser, shared?: string): Promise<{ page: Page; token: string }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const entry: [string, string] = [TOKEN_KEY, shared ?? ''];
  if (shared) await context.addInitScript(([key, value]) => localStorage.setItem(key, value), entry);
  else await openSession(page);
  return { page, token: shared ?? tokenOf(page) };
}

/** A talk with three people of whom the door knows and none is here. */
async function aTalk(
  page: Page,
  token: string,
): Promise<{ talk: string; names: [string, string, string]; mark: number }> {
  const headers = { Authorization: token };
  const listed = await page.request.get(listTalks.path, { headers });
  const { data } = (await listed.json()) as { data: { items: { uuid: string; state: string }[] } };
  const talk = data.items.find(({ state }) => state === 'online')?.uuid ?? '';
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
  return { talk, names, mark };
}

async function checkIn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '没带码，查人' }).click();
  await page.getByLabel('姓名、手机尾号或签到码').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: '签到' }).click();
  await expect(here(page).getByText(name)).toBeVisible();
}
